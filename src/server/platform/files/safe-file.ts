import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Secrets and members' data are read by the server's account alone. */
const OWNER_ONLY = 0o600;

/** A file is safe after its fsync, a new name after that of its folder. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Whole and on disk under its name, or not there. */
export function writeSafely(path: string, content: string | Uint8Array): void {
  putSafely(path, content, renameSync);
}

/** Throws EEXIST where there is one already, which stays as it is. */
export function createSafely(path: string, content: string | Uint8Array): void {
  putSafely(path, content, linkSync);
}

function putSafely(path: string, content: string | Uint8Array, put: (from: string, to: string) => void): void {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    writeThrough(beside, 'wx', content);
    put(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
  sync(dirname(path));
}

/** On disk when it returns. */
export function appendSafely(path: string, content: string): void {
  const isNew = !existsSync(path);
  writeThrough(path, 'a', content);
  if (isNew) sync(dirname(path));
}

function writeThrough(path: string, flags: 'a' | 'wx', content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  const file = openSync(path, flags, OWNER_ONLY);
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
