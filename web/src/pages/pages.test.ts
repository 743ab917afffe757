import { describe, expect, it, vi } from 'vitest';

import type { RulePage } from '../api/types';
import { COLOUR_COUNT, freeColour } from '../ui/colours';
import { readCode } from './join-code';
import { carriesSetup, setupAddress, setupIn } from './new-game/share';
import { excerpt, searchRules } from './rulebook/search';

const ORIGIN = 'http://table.example';

describe('a code to join with', () => {
  it('is a link, an id, or an id with a code', () => {
    expect(readCode(` ${ORIGIN}/t/abcdef?join=xyz `, ORIGIN)).toBe('/t/abcdef?join=xyz');
    expect(readCode('abcdef2345_g', ORIGIN)).toBe('/t/abcdef2345_g');
    expect(readCode('t/abcdef?join=xyz', ORIGIN)).toBe('/t/abcdef?join=xyz');
  });

  it('leads nowhere else', () => {
    expect(readCode('http://other.example/t/abcdef', ORIGIN)).toBeNull();
    expect(readCode('../settings', ORIGIN)).toBeNull();
    expect(readCode('', ORIGIN)).toBeNull();
    expect(readCode('http://', ORIGIN)).toBeNull();
  });
});

describe('a shared set-up', () => {
  const setup = { sets: [{ id: 'winter', copies: 2 }], seats: 3, options: { farmers: 'F1' } };

  it('comes back from its address', () => {
    const address = setupAddress(setup, ORIGIN);
    expect(address).toMatch(/^http:\/\/table\.example\/new#setup=[\w-]+$/);
    expect(setupIn(new URL(address).hash)).toEqual(setup);
  });

  it('that is damaged is none', () => {
    for (const hash of ['', '#setup=', '#setup=%%%', `#setup=${btoa('{"sets":1}')}`, `#setup=${btoa('null')}`, `#setup=${btoa('{"sets":[],"seats":2,"options":null}')}`]) {
      expect(setupIn(hash)).toBeNull();
    }
  });
});

describe('an address with a set-up', () => {
  it('is told from one without, even if it is damaged', () => {
    expect(carriesSetup('#setup=%%%')).toBe(true);
    expect(carriesSetup('')).toBe(false);
    expect(carriesSetup('#other')).toBe(false);
  });
});

describe('colours of seats', () => {
  it('suffice for nine seats, each with its own', () => {
    const taken: number[] = [];
    for (let seat = 0; seat < 9; seat++) taken.push(freeColour(taken) ?? -1);
    expect(taken).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(COLOUR_COUNT).toBe(9);
    expect(freeColour(taken)).toBeNull();
    expect(freeColour([0, 2, 5])).toBe(1);
  });
});

describe('the search in the rulebook', () => {
  const page: RulePage = {
    id: 'base-game',
    title: 'Base game',
    blocks: [
      { kind: 'rule', id: 'BG-30', source: 'printed', text: [{ kind: 'text', text: 'Roads, see ' }, { kind: 'rule', id: 'BG-31' }], items: [] },
      { kind: 'rule', id: 'BG-31', source: 'printed', text: [{ kind: 'text', text: 'A city with a pennant.' }], items: [] },
    ],
  };

  it('finds ids before words', () => {
    expect(searchRules([page], 'bg-31').map((hit) => hit.id)).toEqual(['BG-31', 'BG-30']);
    expect(searchRules([page], 'PENNANT').map((hit) => hit.id)).toEqual(['BG-31']);
    expect(searchRules([page], ' ')).toEqual([]);
  });

  it('shows the words found', () => {
    expect(excerpt('A city with a pennant.', 'Pennant')).toEqual({ before: 'A city with a ', match: 'pennant', after: '.…' });
  });
});

describe('routes', () => {
  it('are read from the address', async () => {
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
    vi.stubGlobal('window', { addEventListener: () => undefined });
    vi.stubGlobal('document', { addEventListener: () => undefined });
    const { routeOf } = await import('../router.svelte');
    expect(routeOf('/', '', '')).toEqual({ page: 'start' });
    expect(routeOf('/t/abc', '?join=x%20y', '')).toEqual({ page: 'table', id: 'abc', join: 'x y' });
    expect(routeOf('/rules/base-game', '', '#BG-1')).toEqual({ page: 'rules', name: 'base-game', rule: 'BG-1' });
    expect(routeOf('/t/abc/more', '', '')).toEqual({ page: 'missing' });
    expect(routeOf('/%E0%A4%A', '', '')).toEqual({ page: 'missing' });
  });
});
