import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mp4Of } from '#tests/desk/films-of-test.ts';
import { emptyPlacesInFilm } from './film-boxes.ts';
import { lookAtFilm } from './look-at-film.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-film-boxes-'));
const path = join(folder, 'film.mp4');
afterAll(() => rmSync(folder, { recursive: true }));

async function emptied(film: Buffer) {
  writeFileSync(path, film);
  return { isFilm: await emptyPlacesInFilm(path), bytes: readFileSync(path) };
}

test('a track in which a camera keeps where it went is gone with what is in it, and nothing else moves', async () => {
  const wentTo = ['51.5014 N', '51.5015 N, 0.1419 W', '51.5016 N'];
  const film = mp4Of({ wentTo, mark: 'what is seen' });
  const { isFilm, bytes } = await emptied(film);
  expect([isFilm, bytes.length]).toEqual([true, film.length]);
  for (const gone of [...wentTo, 'gpmd']) expect(bytes.includes(gone), gone).toBe(false);
  const [seen, before] = [bytes.indexOf('what is seen'), film.indexOf('what is seen')];
  expect([seen, bytes.indexOf('avc1', 40)]).toEqual([before, film.indexOf('avc1', 40)]);
  expect(await lookAtFilm(path)).toMatchObject({ ok: true, film: { durationMs: 3_000, width: 320, hasSound: true } });
});

test('a film without such a track stays as it was', async () => {
  const film = mp4Of({ mark: 'what is seen' });
  expect(await emptied(film)).toEqual({ isFilm: true, bytes: film });
});

test.each([
  ['into the head of the film, changes nothing there', 32, true],
  ['behind its end, is refused', 9_000_000, false],
])('such a track that points %s', async (_, to, isTaken) => {
  const film = mp4Of({ wentTo: ['51.5014 N'] });
  const place = Buffer.alloc(4);
  place.writeUInt32BE(film.indexOf('51.5014 N'));
  film.writeUInt32BE(to, film.lastIndexOf(place));
  const { isFilm, bytes } = await emptied(film);
  expect([isFilm, bytes.toString('latin1', 0, 64)]).toEqual([isTaken, film.toString('latin1', 0, 64)]);
});
