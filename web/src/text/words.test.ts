import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { ScoreTerm } from '../api/types';

// The module that formats texts writes the language on the page.
vi.stubGlobal('document', { documentElement: { lang: '' } });

const { hasText, useLanguage, t, tell } = await import('./text.svelte');
const { cellText, scoredText, scoreText, termsText } = await import('./words');

const term = (what: string, count: number, each: number): ScoreTerm => ({ what, count, each, rule: 'BG-31' });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the sentence of a score', () => {
  beforeAll(() => useLanguage('en'));

  it('joins the terms and names the sum', () => {
    const text = scoreText('city', [term('term-tiles', 5, 2), term('term-pennants', 2, 2)], 14);
    expect(plain(text)).toBe('City: 5 cells × 2 + 2 pennants × 2 = 14');
  });

  it('says what was counted where cells and tiles differ', () => {
    const score = { points: 3, feature: 'road', at_the_end: false, terms: [term('term-tiles', 3, 1)], cells: [], total: 3 };
    const counted = { cells: 3, tiles: 4, ruling: '2021-01' };
    expect(plain(scoredText({ ...score, counted }))).toBe(
      'Road: 3 cells = 3 (3 cells, 4 tiles; counted by cells: ruling 1/2021)',
    );
    const byTiles = [term('term-tiles', 4, 1)];
    expect(plain(scoreText('road', byTiles, 4, { cells: 3, tiles: 4, ruling: '2015-10' }))).toBe('Road: 4 tiles = 4');
    expect(plain(scoredText({ ...score, counted: null }))).toBe('Road: 3 cells = 3');
  });

  it('leaves a rate of 1 out', () => {
    expect(plain(scoreText('road', [term('term-tiles', 4, 1)], 4))).toBe('Road: 4 cells = 4');
    expect(plain(scoreText('city', [term('term-tiles', 1, 1), term('term-pennants', 1, 1)], 2))).toBe(
      'City: 1 cell + 1 pennant = 2',
    );
  });

  it('needs no count for what is paid once', () => {
    expect(plain(scoreText('fairy', [term('term-fairy', 1, 3)], 3))).toBe('Fairy: 3');
  });

  it('breaks lines only after a plus', () => {
    const terms = termsText([term('term-tiles', 5, 2), term('term-pennants', 2, 2)]);
    expect(terms.split(' ')).toEqual(['5\u00a0cells\u00a0×\u00a02', '+', '2\u00a0pennants\u00a0×\u00a02']);
    expect(scoreText('field', [term('term-cities', 3, 3)], 9).endsWith('\u00a0=\u00a09')).toBe(true);
  });
});

describe('cells', () => {
  it('are told from the first tile', async () => {
    await useLanguage('en');
    expect(cellText(0, 0)).toBe('the first tile');
    expect(cellText(5, 1)).toBe('5 east, 1 south of the first tile');
    expect(cellText(-2, -1)).toBe('2 west, 1 north of the first tile');
  });
});

describe('Czech', () => {
  beforeAll(() => useLanguage('cs'));

  it('has its plural forms', () => {
    const forms = [1, 2, 5].map((count) => t('tiles-left', { count }));
    expect(forms).toEqual(['zbývá 1 kartička', 'zbývají 2 kartičky', 'zbývá 5 kartiček']);
    expect(plain(scoreText('city', [term('term-tiles', 3, 2), term('term-pennants', 1, 2)], 8))).toBe(
      'Město: 3 pole × 2 + 1 znak × 2 = 8',
    );
  });
});

describe('texts of the server', () => {
  it('are told with their arguments', async () => {
    await useLanguage('en');
    expect(tell({ key: 'action-place-meeple', args: { figure: 'meeple', feature: 'monastery' } })).toBe('Monk');
    expect(t('role', { figure: 'abbot', feature: 'garden' })).toBe('Abbot');
  });

  it('that nobody knows show the last word of their key', () => {
    expect(tell({ key: 'action-feed-dragon' })).toBe('Dragon');
  });

  it('exist for every key that the engine and the server name', () => {
    const crates = join(import.meta.dirname, '../../../crates');
    const keys = new Set<string>();
    for (const folder of ['bastide-rules/src', 'bastide-server/src/views']) {
      for (const path of rustFiles(join(crates, folder))) {
        const source = readFileSync(path, 'utf8');
        for (const match of source.matchAll(/"((?:action|decision|event|term)-[a-z-]+)"/g)) keys.add(match[1]!);
      }
    }
    expect(keys.size).toBeGreaterThan(20);
    expect([...keys].filter((key) => !hasText(key))).toEqual([]);
  });
});

function rustFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.rs'))
    .map((path) => join(folder, path));
}
