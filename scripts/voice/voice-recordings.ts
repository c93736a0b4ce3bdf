import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import { isSpokenLine, spokenLine } from '#programme/speech/spoken-lines.ts';

const RECORDING = /\.(wav|flac|mp3|m4a|aac|ogg|opus|webm|aif|aiff|caf)$/i;

export interface FoundRecordings {
  /** By the line's id: the file. */
  byId: ReadonlyMap<string, string>;
  /** Recordings whose name is no line's. */
  unknown: readonly string[];
  /** Recordings of a line that another file has, too. */
  twice: readonly string[];
}

/** Looks through a folder and the folders in it. @throws where there is no such folder. */
export async function findRecordings(folder: string, lines: readonly SpokenLine[]): Promise<FoundRecordings> {
  const ids = new Set(lines.map(({ id }) => id));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && RECORDING.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const byId = new Map<string, string>();
  const unknown: string[] = [];
  const twice: string[] = [];
  for (const file of files) {
    const { name } = parse(file);
    const id = ids.has(name) ? name : isSpokenLine(name) ? spokenLine(name).id : undefined;
    if (id === undefined) unknown.push(file);
    else if (byId.has(id)) twice.push(file);
    else byId.set(id, file);
  }
  return { byId, unknown, twice };
}
