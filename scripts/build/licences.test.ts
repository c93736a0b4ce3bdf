import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';
import { licencesOf, writeLicences } from './licences.ts';

const REACT = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Copyright its authors' };

function licencesWith(...entries: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, licencesOf('client').fileName), JSON.stringify(entries));
  writeLicences(projectFolder, folder, [folder]);
  return { names: readdirSync(folder), text: readFileSync(join(folder, 'licences.txt'), 'utf8') };
}

test('names each package that browsers are sent once, with its licence, and the fonts', () => {
  const { names, text } = licencesWith(REACT, REACT);
  expect(names).toEqual(['licences.txt']);
  expect(text.match(/^react 19\.0\.0 \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toContain('Copyright its authors');
  expect(text).toMatch(/figtree [\d.]+ \(OFL-1\.1\)[\s\S]+SIL Open Font License/i);
});

test('a package that brings no text stops the build, unless its licence asks for none', () => {
  expect(() => licencesWith({ ...REACT, text: undefined })).toThrow('react 19.0.0 is sent to browsers');
  expect(licencesWith({ ...REACT, identifier: 'Unlicense', text: undefined }).text).toContain('public domain');
});
