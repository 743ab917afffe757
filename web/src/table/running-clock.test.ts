import { describe, expect, it } from 'vitest';

import { shortTime } from './running-clock.svelte';

describe('a time in short', () => {
  it('is told in minutes and seconds, with hours where there are some', () => {
    expect(shortTime(0)).toBe('0:00');
    expect(shortTime(1)).toBe('0:01');
    expect(shortTime(59_001)).toBe('1:00');
    expect(shortTime(247_000)).toBe('4:07');
    expect(shortTime(3_600_000)).toBe('1:00:00');
    expect(shortTime(3_907_000)).toBe('1:05:07');
    expect(shortTime(24 * 3_600_000)).not.toContain(':');
  });
});
