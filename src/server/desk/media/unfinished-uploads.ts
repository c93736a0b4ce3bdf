import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A film on its way, by the id of its upload. */
export interface UnfinishedUpload {
  id: string;
  name: string;
  /** Which file it was: with the same name and size, the same. */
  changedAt: number;
  bytes: number;
  /** Undefined where it was not finished in time: what had come is gone. */
  arrived: number | undefined;
  begunAt: number;
}

export const UPLOAD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const ONE_DAY_MS = 86_400_000;
/** An upload that nothing was added to for as long ends. */
export const UPLOAD_DAYS = 3;
/** So long it is told. */
const TOLD_DAYS = 14;

/** What lies in the folder of uploads, oldest first; the tus protocol keeps the description of each in a `.json` beside it. */
export async function unfinishedIn(folder: string): Promise<UnfinishedUpload[]> {
  if (!existsSync(folder)) return [];
  const ids = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  const found = await Promise.all(ids.filter((id) => UPLOAD_ID.test(id)).map((id) => readUpload(folder, id)));
  return found.filter((upload) => upload !== undefined).toSorted((one, other) => one.begunAt - other.begunAt);
}

export async function readUpload(folder: string, id: string): Promise<UnfinishedUpload | undefined> {
  if (!UPLOAD_ID.test(id)) return undefined;
  const told = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
  if (told === undefined) return undefined;
  const { size, metadata, creation_date } = described(told);
  const file = await stat(join(folder, id)).catch(() => undefined);
  const [name, changedAt] = [metadata?.name ?? '', Number(metadata?.changedAt ?? 0)];
  return { id, name, changedAt, bytes: size ?? 0, arrived: file?.size, begunAt: Date.parse(creation_date ?? '') || 0 };
}

interface Description {
  size?: number;
  metadata?: { name?: string; changedAt?: string };
  creation_date?: string;
}

/** A description that was cut off says nothing: the upload ends with its days. */
function described(text: string): Description {
  try {
    return JSON.parse(text) as Description;
  } catch {
    return {};
  }
}

export async function dropUpload(folder: string, id: string): Promise<void> {
  await rm(join(folder, id), { force: true });
  await rm(join(folder, `${id}.json`), { force: true });
}

/** What has stood still for days goes; its name stays for a while, to be told. */
export async function endOldUploads(folder: string, now: number): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs ?? now;
    const days = name.endsWith('.json') ? TOLD_DAYS : UPLOAD_DAYS;
    if (changed < now - days * ONE_DAY_MS) await rm(path, { force: true });
  }
}
