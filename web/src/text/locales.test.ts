import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from './languages';

const LOCALES = join(import.meta.dirname, '../../../locales');

/** The names of the arguments that a pattern uses, wherever they stand in it. */
function argumentsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(argumentsOf);
  if (!value || typeof value !== 'object') return [];
  const node = value as Record<string, unknown>;
  if (node['type'] === 'var' && typeof node['name'] === 'string') return [node['name']];
  return Object.values(node).flatMap(argumentsOf);
}

function messages(language: string, file: string): Map<string, string[]> {
  const source = readFileSync(join(LOCALES, language, file), 'utf8');
  const found = new Map<string, string[]>();
  for (const message of new FluentResource(source).body) {
    expect(found.has(message.id), `${language}/${file}: ${message.id} stands twice`).toBe(false);
    found.set(message.id, [...new Set(argumentsOf(message.value))].sort());
  }
  // A message that the parser cannot read is left out by it: every line that begins one must be there.
  const begun = source.split('\n').flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);
  expect([...found.keys()], `${language}/${file}`).toEqual(begun);
  return found;
}

const files = readdirSync(join(LOCALES, 'en')).filter((file) => file.endsWith('.ftl'));

describe('the languages', () => {
  it('have the same files', () => {
    for (const { id } of LANGUAGES) expect(readdirSync(join(LOCALES, id)).sort()).toEqual([...files].sort());
  });

  for (const file of files) {
    for (const { id } of LANGUAGES) {
      it(`${id}/${file} has the same texts with the same arguments as English`, () => {
        expect(Object.fromEntries(messages(id, file))).toEqual(Object.fromEntries(messages('en', file)));
      });
    }
  }

  it('have every text only once', () => {
    for (const { id } of LANGUAGES) {
      const keys = files.flatMap((file) => [...messages(id, file).keys()]);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('have a text for every key that the client names', () => {
    const known = new Set(files.flatMap((file) => [...messages('en', file).keys()]));
    const used = sourceFiles(join(import.meta.dirname, '..')).flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      return [...source.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!);
    });
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}
