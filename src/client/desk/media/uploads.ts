import { useSyncExternalStore } from 'react';
import { deskCall, FAILURE } from '#client/desk/desk-call.ts';
import { isAnswerLost, refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError, UnreachableError } from '#client/parts/server/api-client.ts';
import type { DeskMedia, StoredMediumAnswer } from '#contract/desk/media.ts';
import { DESK_PATHS, deskUploadPath } from '#contract/paths.ts';
import { bytesText, FILM_MOST_BYTES } from '#domain/media/media.ts';
import { coverOf, sendPhoto } from './send-photo.ts';
import { createSender, type Sender, type SendingProblem } from './tus-sender.ts';

/** A film or photo that was chosen here. It goes on while other pages of the desk are open. */
export interface Upload {
  key: number;
  name: string;
  isFilm: boolean;
  bytes: number;
  /** Of the file, in epoch milliseconds. */
  changedAt: number;
  sent: number;
  /** `waiting` for the connection, or for another upload; `saving` once all of it has arrived. */
  state: 'queued' | 'going' | 'paused' | 'waiting' | 'saving' | 'done' | 'refused';
  /** What happened, in words for the operator. */
  told?: string;
  /** Of what was stored. */
  id?: string;
  startedAt: number;
  sentBefore: number;
}

type Unfinished = DeskMedia['uploads'][number];

const MOST_AT_ONCE = 2;
const LOOK_AGAIN_MS = 15_000;

let uploads: readonly Upload[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();
const senders = new Map<number, Sender>();

export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const tell of listeners) tell();
}

const change = (key: number, to: Partial<Upload>): void =>
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));

const stateOf = (key: number) => uploads.find((upload) => upload.key === key)?.state;

/** A film that had begun to arrive goes on where it ended, if it is the same file; one on its way is here already. */
export function addFiles(files: readonly File[], unfinished: readonly Unfinished[]): void {
  for (const file of files) {
    if (uploads.some((upload) => !hasEnded(upload) && isSame(file)(upload))) continue;
    lastKey += 1;
    const { name, size: bytes, lastModified: changedAt } = file;
    const upload = { key: lastKey, name, bytes, changedAt, sent: 0, startedAt: 0, sentBefore: 0 };
    const kind = /^(video|image)\//.exec(file.type)?.[1];
    const told = problemWith(file, kind);
    set([
      ...uploads,
      { ...upload, isFilm: kind === 'video', state: told ? 'refused' : 'queued', ...(told && { told }) },
    ]);
    if (told) continue;
    if (kind === 'image') void keepPhoto(upload.key, file);
    else senders.set(upload.key, senderFor(upload.key, file, unfinished.filter(isHere).find(isSame(file))));
  }
  startNext();
}

function problemWith({ size }: File, kind: string | undefined): string | undefined {
  if (kind === undefined) return 'Choose a film (MP4 or WebM) or a picture.';
  return kind === 'video' && size > FILM_MOST_BYTES
    ? `Keep films to ${bytesText(FILM_MOST_BYTES)}. This has ${bytesText(size)}.`
    : undefined;
}

const hasEnded = ({ state }: Upload) => state === 'done' || state === 'refused';

const isHere = ({ arrived }: Unfinished) => arrived !== null;

const isSame = (file: File) => (upload: Pick<Unfinished, 'name' | 'bytes' | 'changedAt'>) =>
  upload.name === file.name && upload.bytes === file.size && upload.changedAt === file.lastModified;

async function keepPhoto(key: number, file: File): Promise<void> {
  change(key, { state: 'saving' });
  try {
    const { id } = await sendPhoto(file);
    change(key, { state: 'done', id, told: 'Made smaller. Where it was taken is left out.' });
  } catch (error) {
    change(key, { state: 'refused', told: wordsOf(error) });
  }
}

function senderFor(key: number, file: File, before: Unfinished | undefined): Sender {
  return createSender(file, before && deskUploadPath(before.id), {
    onProgress: (sent) => {
      const upload = uploads.find((each) => each.key === key);
      const isFirst = upload?.startedAt === 0;
      change(key, { sent, state: 'going', ...(isFirst && { startedAt: Date.now(), sentBefore: sent }) });
    },
    onProblem: (problem) => noteProblem(key, problem),
    onArrived: (uploadId) => void keepFilm(key, file, uploadId),
  });
}

function noteProblem(key: number, { isLasting, told }: SendingProblem): void {
  if (stateOf(key) === 'paused') return;
  change(key, { state: isLasting ? 'refused' : 'waiting', startedAt: 0, told });
  if (isLasting) startNext();
}

/** The server looks at what has arrived; asked again after a cut, it answers the same. */
async function keepFilm(key: number, file: File, uploadId: string): Promise<void> {
  if (stateOf(key) === 'saving' || stateOf(key) === 'done') return;
  change(key, { state: 'saving', sent: file.size, told: 'Checking the film…' });
  try {
    const cover = await coverOf(file);
    const kept = await deskCall<StoredMediumAnswer>(DESK_PATHS.media, { upload: uploadId, isSpoken: true, cover });
    change(key, { state: 'done', id: kept.id, told: kept.message });
    senders.delete(key);
  } catch (error) {
    if (isAnswerLost(error) || error instanceof UnreachableError) lookAgain(key);
    else change(key, { state: 'refused', told: wordsOf(error) });
  }
  startNext();
}

function lookAgain(key: number): void {
  change(key, { state: 'waiting', told: 'No answer yet. It continues on its own.' });
  setTimeout(() => stateOf(key) === 'waiting' && goOn(key), LOOK_AGAIN_MS);
}

/** What a browser could not do says so itself; what the server refused, in its own words. */
const wordsOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof UnreachableError || !(error instanceof Error)
    ? refusalText(error, FAILURE)
    : error.message;

/** Two at once; the others wait their turn. */
function startNext(): void {
  const going = uploads.filter(({ isFilm, state }) => isFilm && (state === 'going' || state === 'waiting')).length;
  const next = uploads
    .filter(({ isFilm, state }) => isFilm && state === 'queued')
    .slice(0, Math.max(0, MOST_AT_ONCE - going));
  for (const { key } of next) goOn(key);
}

export function pause(key: number): void {
  senders.get(key)?.pause();
  change(key, { state: 'paused', startedAt: 0 });
  startNext();
}

export function goOn(key: number): void {
  change(key, { state: 'going', startedAt: 0 });
  senders.get(key)?.start();
}

/** Takes it off the list; what has arrived of it is let go. */
export function drop(key: number): void {
  senders.get(key)?.drop();
  senders.delete(key);
  set(uploads.filter((upload) => upload.key !== key));
  startNext();
}

globalThis.addEventListener?.('online', () => {
  for (const { key, state } of uploads) if (state === 'waiting') goOn(key);
});
globalThis.addEventListener?.('beforeunload', (event) => {
  if (uploads.some(({ state }) => state === 'going' || state === 'saving')) event.preventDefault();
});
