import { describe, expect, test } from 'vitest';
import * as firstPageStorage from '#client/parts/account/first-page-storage.ts';
import * as browserStorage from '#client/parts/stored/browser-storage.ts';
import { STORED_ON_DEVICE } from './stored-on-device.ts';

const texts = import.meta.glob<string>(['/src/{client,server}/**/*.{ts,tsx}', '!/src/**/*{test,fixture}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(texts).map(([name, text]) => ({ name: name.replace('/src/', ''), text }));
const client = sources.filter(({ name }) => name.startsWith('client'));
const named = STORED_ON_DEVICE.flatMap(({ names }) => names);

/** Keys that have a name in the code, with the word for it there. */
const keys = Object.entries({ ...firstPageStorage, ...browserStorage }).flatMap(([word, value]) =>
  typeof value === 'object' && 'key' in value ? [{ word, key: value.key }] : [],
);
const isWritten = (word: string) =>
  client.some(({ text }) => new RegExp(`\\b${word}\\.write\\(|useStoredValue\\(${word}\\)`).test(text));
const found = (pattern: RegExp) => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name));

describe('what the storage page lists', () => {
  test('every key of local storage that is written, and none that is not', () => {
    expect(keys.length).toBeGreaterThan(10);
    const written = keys.filter(({ word }) => isWritten(word)).map(({ key }) => key);
    expect(written.filter((key) => !named.includes(key))).toEqual([]);
    const unwritten = keys.filter(({ word }) => !isWritten(word)).map(({ key }) => key);
    expect(unwritten.filter((key) => named.includes(key))).toEqual([]);
  });

  test('every database and every cookie', () => {
    const databases = found(/\bDATABASE = '(fit[^']+)'/g);
    const cookies = found(/_COOKIE = '([^']+)'/g);
    expect(databases).toEqual(['fit-in-30']);
    expect(cookies.length).toBeGreaterThan(1);
    expect([...databases, ...cookies].filter((name) => name === undefined || !named.includes(name))).toEqual([]);
  });

  test('nothing is kept around the files that list the keys', () => {
    const keepers = client.filter(({ text }) => /\b(localStorage|sessionStorage|indexedDB|openDB)\b/.test(text));
    expect(keepers.map(({ name }) => name).sort()).toEqual([
      'client/browser/stored-value.ts',
      'client/early/mark-signed-in.ts', // only looks whether somebody is signed in
      'client/member/store.ts',
    ]);
    const looker = client.find(({ name }) => name === 'client/early/mark-signed-in.ts')?.text;
    expect(looker).toContain(`'${firstPageStorage.authToken.key}'`);
    expect(looker).not.toMatch(/setItem|removeItem/);
  });
});
