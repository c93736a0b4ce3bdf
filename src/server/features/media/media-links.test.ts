import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KEY_FILE } from '#server/platform/secrets/secret-box.ts';
import { createMediaLinks } from './media-links.ts';

function linksOfTest() {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, ...createMediaLinks(folder) };
}

test('for the links of a list the secret is read once, however long it is', () => {
  const { folder, linksAt } = linksOfTest();
  const [linkTo, again] = [linksAt(0), linksAt(0)];
  rmSync(join(folder, KEY_FILE));
  expect(linkTo('film.mp4')).toBe(again('film.mp4'));
  expect(linkTo('other.mp4')).not.toBe(linkTo('film.mp4'));
  expect(linksAt(0)('film.mp4')).not.toBe(linkTo('film.mp4'));
});

test('a link that was given while the clock went wrong opens nothing that ends later than in an hour', () => {
  const { linksAt, opens } = linksOfTest();
  const DAY_MS = 86_400_000;
  const { searchParams } = new URL(linksAt(DAY_MS)('film.mp4'), 'http://here');
  const query = { until: Number(searchParams.get('until')), key: searchParams.get('key') ?? '' };
  expect([opens('film.mp4', query, DAY_MS), opens('film.mp4', query, 0)]).toEqual([true, false]);
});
