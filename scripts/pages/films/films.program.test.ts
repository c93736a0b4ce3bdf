import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILMS, type FilmName, filmed, filmPrint } from './film-sources.ts';

test.each(Object.keys(FILMS) as FilmName[])(
  'what is filmed as %s is no older than the screens that it shows: else `npm run films`',
  (name) => {
    expect(filmed()[name]).toBe(filmPrint(name));
  },
);

const bytesOf = (file: string) => statSync(`public/films/${file}`).size;

/** As the header of the MP4 file has it. */
function secondsOf(file: string): number {
  const bytes = readFileSync(`public/films/${file}`);
  const header = bytes.indexOf('mvhd');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

test('the film of the landing page is twelve seconds and light, and so are the pictures', () => {
  expect(secondsOf('session.mp4')).toBe(12);
  for (const film of ['session.mp4', 'session.webm']) expect(bytesOf(film)).toBeLessThan(600_000);
  for (const picture of ['session', 'today', 'week', 'win']) expect(bytesOf(`${picture}.webp`)).toBeLessThan(40_000);
});
