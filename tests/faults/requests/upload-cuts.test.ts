import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { DeskMedia } from '#contract/desk/media.ts';
import { DESK_PATHS, deskUploadPath } from '#contract/paths.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { mp4Of } from '#tests/desk/films-of-test.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { openDeskOf } from '#tests/programs/desk-program.ts';
import { type Program, startProgram } from '#tests/programs/start-program.ts';
import { type SeededRandom, seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';
import { AS_STARTED } from './as-started.ts';
import { residentMegabytes } from './resident-memory.ts';

const MAIN = fileURLToPath(new URL('../../../dist/server/main.cjs', import.meta.url));
const FILM_MEGABYTES = tries(24, 300);
const CUTS = 50;
/** Of each part that is cut about half arrives: all cuts are made before the film is through. */
const LONGEST_PART = Math.ceil((FILM_MEGABYTES * 1_000_000) / 40);
const MOST_RESIDENT = 250;

interface Served {
  program: Program;
  address: string;
  cookie: string;
}

const start = (folder: string) =>
  startProgram(MAIN, { ...AS_STARTED, PORT: '0', DATA_DIR: folder, BACKUPS: 'elsewhere', LOG_LEVEL: 'silent' });

const headersOf = ({ address, cookie }: Served) => ({ cookie, origin: address, 'tus-resumable': '1.0.0' });

async function begin(served: Served, name: string, bytes: number): Promise<string> {
  const told = `name ${Buffer.from(name).toString('base64')},changedAt ${Buffer.from('1').toString('base64')}`;
  const headers = { ...headersOf(served), 'upload-length': String(bytes), 'upload-metadata': told };
  const answer = await fetch(`${served.address}${DESK_PATHS.uploads}`, { method: 'POST', headers });
  expect(answer.status).toBe(201);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

async function offsetOf(served: Served, id: string): Promise<number> {
  const answer = await fetch(`${served.address}${deskUploadPath(id)}`, { method: 'HEAD', headers: headersOf(served) });
  return Number(answer.headers.get('upload-offset'));
}

/** Sends a part, and lets go of the connection after some of it. */
function sendSome(served: Served, id: string, offset: number, part: Buffer, cutAt: number): Promise<void> {
  return new Promise((resolve) => {
    const call = request(`${served.address}${deskUploadPath(id)}`, {
      method: 'PATCH',
      headers: {
        ...headersOf(served),
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': part.length,
      },
    });
    call.once('error', () => resolve());
    call.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve());
    });
    call.once('close', () => resolve());
    if (cutAt >= part.length) call.end(part);
    else call.write(part.subarray(0, cutAt), () => call.destroy());
  });
}

/** As a browser does: asks what has arrived, and goes on from there. */
async function sendWithCuts(served: Served, id: string, film: Buffer, { cuts, until, random }: Trial): Promise<number> {
  let made = 0;
  for (let offset = await offsetOf(served, id); offset < until; offset = await offsetOf(served, id)) {
    const part = film.subarray(offset, Math.min(offset + LONGEST_PART, until));
    const isCut = made < cuts;
    made += isCut ? 1 : 0;
    await sendSome(served, id, offset, part, isCut ? random.below(part.length) : part.length);
  }
  return made;
}

interface Trial {
  cuts: number;
  until: number;
  random: SeededRandom;
}

async function keep(served: Served, upload: string): Promise<Response> {
  return fetch(`${served.address}${DESK_PATHS.media}`, {
    method: 'POST',
    headers: { ...headersOf(served), 'content-type': 'application/json' },
    body: JSON.stringify({ upload, isSpoken: false, cover: '' }),
  });
}

const mediaAt = async ({ address, cookie }: Served) =>
  (await (await fetch(`${address}${DESK_PATHS.media}`, { headers: { cookie } })).json()) as DeskMedia;

async function hashOf(path: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return sum.digest('hex');
}

test(
  `two films of ${FILM_MEGABYTES} MB arrive whole through ${CUTS} cuts and a kill in the middle, in little memory`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-uploads-'));
    const random = seededRandom(38);
    const films = ['one', 'two'].map((mark) => mp4Of({ mark, bytes: FILM_MEGABYTES * 1_000_000 }));
    let program = start(folder);
    const desk = await openDeskOf(program);
    let served: Served = { program, address: desk.address, cookie: desk.cookie };
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, residentMegabytes(program.process.pid) ?? 0);
    }, 50);
    const ids: string[] = [];
    for (const [at, film] of films.entries()) ids.push(await begin(served, `${at}.mp4`, film.length));
    const sendAll = (trial: Omit<Trial, 'random'>) =>
      Promise.all(films.map((film, at) => sendWithCuts(served, ids[at] ?? '', film, { ...trial, random })));

    const half = FILM_MEGABYTES * 500_000;
    const before = await sendAll({ cuts: CUTS / 2, until: half });
    // In the middle of a part of each.
    const underWay = films.map((film, at) => sendSome(served, ids[at] ?? '', half, film.subarray(half), film.length));
    program.process.kill('SIGKILL');
    await Promise.all([program.exited, ...underWay]);
    expect(readdirSync(mediaFolderOf(folder))).toEqual(['uploads']);

    program = start(folder);
    served = { ...served, program, address: await program.address };
    const { media, uploads } = await mediaAt(served);
    expect(media).toEqual([]);
    for (const { arrived } of uploads) expect(arrived).toBeGreaterThanOrEqual(half);
    expect(uploads).toHaveLength(2);
    expect((await keep(served, ids[0] ?? '')).status).toBe(409);
    const after = await sendAll({ cuts: CUTS / 2, until: FILM_MEGABYTES * 1_000_000 });

    const answers = await Promise.all(ids.map((id) => keep(served, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const kept = await Promise.all(answers.map((answer) => answer.json() as Promise<{ id: string }>));
    for (const [at, film] of films.entries()) {
      const name = kept[at]?.id ?? '';
      const hash = createHash('sha256').update(film).digest('hex');
      expect(name).toBe(`${hash}.mp4`);
      expect(await hashOf(join(mediaFolderOf(folder), name))).toBe(hash);
    }
    const last = await mediaAt(served);
    expect([last.media.length, last.uploads]).toEqual([2, []]);
    clearInterval(watch);
    const cuts = [...before, ...after];
    expect(cuts).toEqual([CUTS / 2, CUTS / 2, CUTS / 2, CUTS / 2]);
    reportFigures('upload-cuts', {
      films: films.length,
      cuts: 2 * CUTS,
      'MB a film': FILM_MEGABYTES,
      'MB of memory': highest,
    });
    expect(highest).toBeLessThan(MOST_RESIDENT);
    program.process.kill('SIGTERM');
    await program.exited;
    rmSync(folder, { recursive: true });
  },
  tries(120_000, 900_000),
);
