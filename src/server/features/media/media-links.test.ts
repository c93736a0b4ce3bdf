import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KEY_FILE } from '#server/platform/secrets/secret-box.ts';
import { createMediaLinks } from './media-links.ts';

test('for the links of a list the secret is read once, however long it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { linksAt } = createMediaLinks(folder);
  const [linkTo, again] = [linksAt(0), linksAt(0)];
  rmSync(join(folder, KEY_FILE));
  expect(linkTo('film.mp4')).toBe(again('film.mp4'));
  expect(linkTo('other.mp4')).not.toBe(linkTo('film.mp4'));
  expect(linksAt(0)('film.mp4')).not.toBe(linkTo('film.mp4'));
});
