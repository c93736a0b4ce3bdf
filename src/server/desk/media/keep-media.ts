import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { FilmSchema, PhotoSchema } from '#contract/desk/media.ts';
import { PHOTO_WIDTHS } from '#domain/media/media.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { type CleanPicture, cleanPicture } from '#server/desk/words/clean-picture.ts';
import type { StoredMedium } from '#server/features/media/media.repository.ts';
import * as media from '#server/features/media/media.repository.ts';
import type { RecordAction } from '#server/features/purchases/operate-purchases.ts';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { mediaFolderOf, uploadsFolderOf } from '#server/platform/files/media-folder.ts';
import { sync, writeSafely } from '#server/platform/files/safe-file.ts';
import type { Config } from '#server/settings/config.ts';
import { lookAtFilm } from './look-at-film.ts';
import { dropUpload, readUpload } from './unfinished-uploads.ts';

interface Operator {
  id: string;
  name: string;
}

type Kept = { ok: true; id: string; message: string } | { ok: false; status: 400 | 404 | 409; why: string };

const NOT_ARRIVED = 'This film hasn’t arrived in full yet.';
const GONE = 'This upload isn’t here any more. Choose the film again.';
const NO_PICTURE = 'Choose a JPEG, PNG or WebP picture.';
const LEAST_WIDTH = 400;

const refused = (status: 400 | 404 | 409, why: string): Kept => ({ ok: false, status, why });

/** A film that has arrived in full takes its place, or is refused and gone; of twice at once, once. */
export async function keepFilm(
  context: ServerContext,
  { upload: uploadId, isSpoken, cover }: z.infer<typeof FilmSchema>,
  operator: Operator,
): Promise<Kept> {
  const { dataFolder } = context.config;
  const uploads = uploadsFolderOf(dataFolder);
  const upload = await readUpload(uploads, uploadId);
  if (upload?.arrived === undefined) return refused(404, GONE);
  if (upload.arrived !== upload.bytes) return refused(409, NOT_ARRIVED);
  const picture = cover === '' ? undefined : pictureIn(cover, PHOTO_WIDTHS.small);
  if (cover !== '' && !picture) return refused(400, NO_PICTURE);
  const path = join(uploads, uploadId);
  const looked = await lookAtFilm(path);
  if (!looked.ok) {
    await dropUpload(uploads, uploadId);
    return refused(400, looked.why);
  }
  const { type, ...film } = looked.film;
  const id = `${await hashOf(path)}.${type}`;
  await link(path, join(mediaFolderOf(dataFolder), id)).catch(unlessThere);
  sync(path);
  sync(mediaFolderOf(dataFolder));
  const kept = await keep(context, operator, {
    ...film,
    id,
    kind: 'film',
    name: nameIn(upload.name),
    bytes: upload.bytes + (picture?.bytes.length ?? 0),
    isSpoken: isSpoken && film.hasSound,
    small: picture ? writePicture(dataFolder, picture) : null,
  });
  await dropUpload(uploads, uploadId);
  return kept;
}

export async function keepPhoto(
  context: ServerContext,
  { name, large, small }: z.infer<typeof PhotoSchema>,
  operator: Operator,
): Promise<Kept> {
  const [photo, little] = [pictureIn(large, PHOTO_WIDTHS.large), pictureIn(small, PHOTO_WIDTHS.small)];
  if (!photo || !little) return refused(400, NO_PICTURE);
  if (photo.width < LEAST_WIDTH) return refused(400, `Choose a picture at least ${LEAST_WIDTH} pixels wide.`);
  const { dataFolder } = context.config;
  await mkdir(mediaFolderOf(dataFolder), { recursive: true });
  const id = writePicture(dataFolder, photo);
  return keep(context, operator, {
    id,
    kind: 'photo',
    name: nameIn(name),
    bytes: photo.bytes.length + little.bytes.length,
    durationMs: 0,
    width: photo.width,
    height: photo.height,
    hasSound: false,
    isSpoken: false,
    small: writePicture(dataFolder, little),
  });
}

type Given = Omit<StoredMedium, 'description' | 'captions' | 'hasCaptions' | 'addedBy' | 'at'>;

async function keep({ db, ...context }: ServerContext, operator: Operator, given: Given): Promise<Kept> {
  const { id, kind, name } = given;
  const known = await media.find(db, id);
  if (known) return { ok: true, id, message: `You have this ${kind} already, as “${known.name}”.` };
  await inTransaction(db, async (transaction) => {
    const at = context.now();
    await media.add(transaction, {
      ...given,
      description: '',
      captions: null,
      hasCaptions: false,
      addedBy: operator.name,
      at,
    });
    await activityLog.write(transaction, context, { operator, action: 'medium_added', after: name });
  });
  return { ok: true, id, message: kind === 'film' ? 'Film saved.' : 'Photo saved.' };
}

/** A film's other picture; the one before goes where nothing else shows it. */
export async function keepCover(
  context: ServerContext,
  film: StoredMedium,
  cover: string,
  record: RecordAction,
): Promise<Kept> {
  const { db, config } = context;
  const picture = pictureIn(cover, PHOTO_WIDTHS.small);
  if (!picture) return refused(400, NO_PICTURE);
  const small = writePicture(config.dataFolder, picture);
  const unused = await inTransaction(db, async (transaction) => {
    await media.setCover(transaction, film.id, { small, bytes: film.bytes + picture.bytes.length });
    await record(transaction, { action: 'medium_changed', after: film.name });
    return unusedOf(transaction, [film.small]);
  });
  await removeFiles(config, unused);
  return { ok: true, id: film.id, message: 'Cover saved.' };
}

/** Of these files those that no medium has any more. */
export async function unusedOf(
  transaction: Transaction<Database>,
  names: readonly (string | null)[],
): Promise<string[]> {
  const used = new Set((await media.files(transaction)).map(({ file }) => file));
  return names.filter((name): name is string => name !== null && !used.has(name));
}

/** Here and in this server's backups: what was deleted is gone. */
export async function removeFiles({ dataFolder }: Config, names: readonly string[]): Promise<void> {
  const folders = [mediaFolderOf(dataFolder), mediaFolderOf(backupFolderOf(dataFolder))];
  for (const name of names) for (const folder of folders) await rm(join(folder, name), { force: true });
}

/** Without what the camera wrote into it; PNG is for drawings, and would be too large. */
function pictureIn(base64: string, widest: number): CleanPicture | undefined {
  const picture = cleanPicture(Buffer.from(base64, 'base64'));
  if (!picture || picture.type === 'png') return undefined;
  const { width, height } = picture;
  return width > 0 && height > 0 && Math.max(width, height) <= widest ? picture : undefined;
}

function writePicture(dataFolder: string, { bytes, type }: CleanPicture): string {
  const name = `${hash('sha256', bytes, 'hex')}.${type}`;
  writeSafely(join(mediaFolderOf(dataFolder), name), bytes);
  return name;
}

async function hashOf(path: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return sum.digest('hex');
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** "push-up.final.mp4" is shown as "push-up.final". */
const nameIn = (typed: string): string =>
  typed
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .trim()
    .slice(0, 80) || 'Without a name';
