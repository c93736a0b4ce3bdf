import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FILM_LONGEST_MS } from '#domain/media/media.ts';
import { emptyPlacesInFilm } from './film-boxes.ts';

/** A film as its bytes say what it is. */
export interface LookedAtFilm {
  type: 'mp4' | 'webm';
  durationMs: number;
  width: number;
  height: number;
  hasSound: boolean;
}

interface Told {
  container: string;
  seconds: number;
  tracks: { codec: string; width: number; height: number }[];
  hasSound: boolean;
}

type Answer = { ok: true; film: LookedAtFilm } | { ok: false; why: string };

/** Beside this file in the sources and in the bundle. */
const THREAD = join(import.meta.dirname, `film-thread${extname(import.meta.filename)}`);
const PATIENCE_MS = 20_000;
const THREAD_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

const EBML = '1a45dfa3';
const CODECS: Readonly<Record<LookedAtFilm['type'], RegExp>> = { mp4: /^avc[13]$/, webm: /^V_(VP8|VP9|AV1)$/ };

const NO_FILM = 'This isn’t a film we can read. Choose an MP4 or WebM film.';
const OTHER_CODEC = 'Phones can’t all play this film. Save it as MP4 with H.264, on an iPhone as “Most Compatible”.';
const NO_LENGTH = 'This film doesn’t say how long it is. Save it again as MP4.';
const TOO_LONG = `Keep films to ${FILM_LONGEST_MS / 60_000} minutes.`;

/** Told by the content, whatever the file is called; where it was filmed is taken out of it. */
export async function lookAtFilm(path: string): Promise<Answer> {
  const type = await typeOf(path);
  if (type === undefined || (type === 'mp4' && !(await emptyPlacesInFilm(path)))) return { ok: false, why: NO_FILM };
  const told = await askThread(path).catch(() => undefined);
  const isContainer = type === 'mp4' || told?.container === 'EBML/webm';
  return told && isContainer ? judged(type, told) : { ok: false, why: NO_FILM };
}

function judged(type: LookedAtFilm['type'], { seconds, tracks, hasSound }: Told): Answer {
  const picture = tracks.find(({ codec }) => CODECS[type].test(codec));
  if (!picture) return { ok: false, why: tracks.some(isPicture) ? OTHER_CODEC : NO_FILM };
  const durationMs = Math.round(seconds * 1_000);
  if (!Number.isSafeInteger(durationMs) || durationMs <= 0) return { ok: false, why: NO_LENGTH };
  if (durationMs > FILM_LONGEST_MS) return { ok: false, why: TOO_LONG };
  return { ok: true, film: { type, durationMs, width: picture.width, height: picture.height, hasSound } };
}

const isPicture = ({ codec, width }: Told['tracks'][number]) =>
  width > 0 || /^(V_|hvc|hev|av01|vp0|dvh|mp4v|ap)/.test(codec);

async function typeOf(path: string): Promise<LookedAtFilm['type'] | undefined> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(8);
    await file.read(start, 0, 8, 0);
    if (start.toString('hex', 0, 4) === EBML) return 'webm';
    return start.toString('latin1', 4, 8) === 'ftyp' ? 'mp4' : undefined;
  } finally {
    await file.close();
  }
}

async function askThread(path: string): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  const worker = new Worker(THREAD, { workerData: path, resourceLimits: THREAD_LIMITS });
  const patience = setTimeout(() => reject(new Error('The film was read for too long')), PATIENCE_MS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread ended before it had read the film')));
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    await worker.terminate();
  }
}
