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
    for (const box of boxes) if (box.name === 'trak' && !(await emptyIfPlaces(file, box, boxes))) return false;
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

/** A camera may keep where it went in a track of its own: such a track goes, with its samples. */
async function emptyIfPlaces(file: FileHandle, track: Box, boxes: readonly Box[]): Promise<boolean> {
  const media = (await partsOf(file, track, 'mdia')) ?? [];
  const handler = media.find(({ name }) => name === 'hdlr');
  if (!handler || (await contentOf(file, handler)).toString('latin1', 8, 12) !== 'meta') return true;
  const samples = await samplesOf(file, track);
  if (!samples) return false;
  const header = boxes.find(({ name }) => name === 'moov') ?? track;
  for (const { from, to } of samples) if (to <= header.at || from >= header.to) await clear(file, from, to);
  await empty(file, track);
  return true;
}

async function partsOf(file: FileHandle, box: Box, ...path: readonly string[]): Promise<Box[] | undefined> {
  let parts = await boxesIn(file, box.from, box.to);
  for (const step of path) {
    const next = parts?.find(({ name }) => name === step);
    parts = next && (await boxesIn(file, next.from, next.to));
  }
  return parts;
}

async function contentOf(file: FileHandle, { from, to }: Box): Promise<Buffer> {
  const content = Buffer.alloc(to - from);
  await file.read(content, 0, content.length, from);
  return content;
}

/** Where the samples of a track lie, a chunk at a time; undefined where its tables make no sense. */
async function samplesOf(file: FileHandle, track: Box): Promise<{ from: number; to: number }[] | undefined> {
  const tables = (await partsOf(file, track, 'mdia', 'minf', 'stbl')) ?? [];
  const read = async (wanted: string) => {
    const table = tables.find(({ name }) => name === wanted);
    return table && contentOf(file, table);
  };
  const [sizes, runs, short, long] = [await read('stsz'), await read('stsc'), await read('stco'), await read('co64')];
  const places = short ?? long;
  if (!sizes || !runs || !places) return [];
  if (places.length > MOST_BOXES * 8) return undefined;
  const { size } = await file.stat();
  try {
    const chunks = chunksOf({ sizes, runs, places, isLong: places === long });
    const total = chunks.reduce((sum, { from, to }) => sum + to - from, 0);
    return total > size || chunks.some(({ to }) => to > size) ? undefined : chunks;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Of each table the first number is its version, the last before its entries how many they are. */
function chunksOf({ sizes, runs, places, isLong }: { sizes: Buffer; runs: Buffer; places: Buffer; isLong: boolean }) {
  const lastRun = runs.readUInt32BE(4) - 1;
  const chunks: { from: number; to: number }[] = [];
  let [run, sample] = [0, 0];
  for (let chunk = 0; chunk < places.readUInt32BE(4); chunk += 1) {
    while (run < lastRun && runs.readUInt32BE(20 + run * 12) <= chunk + 1) run += 1;
    const next = sample + runs.readUInt32BE(12 + run * 12);
    const from = isLong ? Number(places.readBigUInt64BE(8 + chunk * 8)) : places.readUInt32BE(8 + chunk * 4);
    chunks.push({ from, to: from + bytesOf(sizes, sample, next) });
    sample = next;
  }
  return chunks;
}

/** All samples are of one size, or each has its own. */
function bytesOf(sizes: Buffer, from: number, to: number): number {
  const same = sizes.readUInt32BE(4);
  if (same > 0) return same * (to - from);
  let bytes = 0;
  for (let sample = from; sample < to; sample += 1) bytes += sizes.readUInt32BE(12 + sample * 4);
  return bytes;
}

async function empty(file: FileHandle, { at, from, to }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  await clear(file, from, to);
}

async function clear(file: FileHandle, from: number, to: number): Promise<void> {
  for (let cleared = from; cleared < to; cleared += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - cleared), cleared);
  }
}
