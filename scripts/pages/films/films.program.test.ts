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
  for (const picture of ['session', 'today', 'week', 'win', 'introduction'])
    expect(bytesOf(`${picture}.webp`)).toBeLessThan(40_000);
});

test('the introduction takes about a minute, is light, and has words from its first second to its last', () => {
  const seconds = secondsOf('introduction.mp4');
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThanOrEqual(75);
  for (const film of ['introduction.mp4', 'introduction.webm']) expect(bytesOf(film)).toBeLessThan(3_000_000);
  const captions = readFileSync('public/films/introduction.vtt', 'utf8');
  const times = [...captions.matchAll(/(\d+):([\d.]+) -->/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  expect(times.length).toBeGreaterThan(7);
  expect(times[0]).toBe(0);
  for (const [index, time] of times.entries()) expect((times[index + 1] ?? seconds) - time).toBeLessThan(10);
});
