import { type FileHandle, open } from 'node:fs/promises';

/** Of a film of 40 minutes it is some 3 MB; more is no film, and would have to be read into memory. */
const MOST_HEADER_BYTES = 16 * 1024 * 1024;
const MOST_BOXES = 50_000;
const MOST_TRACKS = 32;
const ZEROS = Buffer.alloc(64 * 1024);

/** Where a phone writes the place, its name and its owner, and programs what they know of it. */
const TELLS_WHERE = new Set(['udta', 'meta', 'uuid']);

interface Box {
  name: string;
  at: number;
  /** Where what is in it begins. */
  from: number;
  to: number;
}

/**
 * Takes out of an MP4 film where and with what it was made: boxes stay, emptied, so that nothing else moves. False where its
 * boxes are not those of a film that can be read in little memory.
 */
export async function emptyPlacesInFilm(path: string): Promise<boolean> {
  const file = await open(path, 'r+');
  try {
    const boxes = await boxesOfFilm(file);
    if (!boxes) return false;
    for (const box of boxes) if (TELLS_WHERE.has(box.name)) await empty(file, box);
    await file.sync();
    return true;
  } finally {
    await file.close();
  }
}

/** The boxes of the file, of its one header, and of the tracks in that. */
async function boxesOfFilm(file: FileHandle): Promise<Box[] | undefined> {
  const boxes = await boxesIn(file, 0, (await file.stat()).size);
  const [header, ...others] = boxes?.filter(({ name }) => name === 'moov') ?? [];
  if (!header || others.length > 0 || header.to - header.at > MOST_HEADER_BYTES) return undefined;
  const parts = await boxesIn(file, header.from, header.to);
  const tracks = parts?.filter(({ name }) => name === 'trak') ?? [];
  if (tracks.length > MOST_TRACKS) return undefined;
  const ofTracks: (Box[] | undefined)[] = [];
  for (const { from, to } of tracks) ofTracks.push(await boxesIn(file, from, to));
  const all = [boxes, parts, ...ofTracks];
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

async function boxesIn(file: FileHandle, from: number, to: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  const start = Buffer.alloc(16);
  for (let at = from; at + 8 <= to; ) {
    await file.read(start, 0, 16, at);
    const box = boxAt(start, at, to);
    if (!box || boxes.length >= MOST_BOXES) return undefined;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

/** A length of 1 is followed by a longer one; of 0, the box ends with what it is in. */
function boxAt(start: Buffer, at: number, end: number): Box | undefined {
  const short = start.readUInt32BE(0);
  const head = short === 1 ? 16 : 8;
  const length = short === 1 ? Number(start.readBigUInt64BE(8)) : short || end - at;
  if (length < head || at + length > end) return undefined;
  return { name: start.toString('latin1', 4, 8), at, from: at + head, to: at + length };
}

async function empty(file: FileHandle, { at, from, to }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let cleared = from; cleared < to; cleared += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - cleared), cleared);
  }
}
