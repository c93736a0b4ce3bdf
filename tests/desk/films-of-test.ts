import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse as Injected } from 'fastify';
import type { StoredMediumAnswer } from '#contract/desk/media.ts';
import { DESK_PATHS, deskUploadPath } from '#contract/paths.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { deskOperatorOf } from './desk-operator.ts';

interface FilmOfTest {
  seconds?: number;
  codec?: string;
  hasSound?: boolean;
  hasPicture?: boolean;
  /** How large the whole file is. */
  bytes?: number;
  /** Written where a phone writes where it was filmed. */
  place?: string;
  /** Kept by a camera in a track of its own, a piece a second. */
  wentTo?: readonly string[];
  /** Makes one film another one. */
  mark?: string;
}

const box = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const SCALE = 1_000;
/** Of what programs and cameras write beside a film. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

function track(
  id: number,
  kind: 'vide' | 'soun' | 'meta',
  codec: string,
  seconds: number,
  pieces: readonly { at: number; bytes: number }[] = [{ at: 64, bytes: 4 }],
): Buffer {
  const entry = Buffer.alloc(kind === 'vide' ? 78 : 28);
  if (kind === 'vide') {
    entry.writeUInt16BE(320, 24);
    entry.writeUInt16BE(180, 26);
  } else if (kind === 'soun') {
    entry.writeUInt16BE(2, 16);
    entry.writeUInt16BE(16, 18);
    entry.writeUInt32BE(44_100 * 65_536, 24);
  }
  const tables = [
    box('stsd', numbers(0, 1), box(codec, entry)),
    box('stts', numbers(0, 1, 1, seconds * SCALE)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, pieces.length, ...pieces.map(({ bytes }) => bytes))),
    box('stco', numbers(0, pieces.length, ...pieces.map(({ at }) => at))),
  ];
  return box(
    'trak',
    box('tkhd', numbers(1, 0, 0, id, 0, seconds * SCALE), Buffer.alloc(60)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, SCALE, seconds * SCALE, 0x55c40000)),
      box('hdlr', numbers(0, 0), Buffer.from(kind, 'latin1'), Buffer.alloc(13)),
      box('minf', box('stbl', ...tables)),
    ),
  );
}

/** An MP4 file with the boxes of a film and nothing to see, as large as a test wants. */
export function mp4Of({
  seconds = 3,
  codec = 'avc1',
  hasSound = true,
  hasPicture = true,
  bytes = 0,
  place,
  wentTo = [],
  mark = '',
}: FilmOfTest = {}): Buffer {
  const movieHeader = box('mvhd', numbers(0, 0, 0, SCALE, seconds * SCALE), Buffer.alloc(80));
  const where = place === undefined ? [] : [box('udta', box('\xa9xyz', Buffer.from(place)))];
  const told = place === undefined ? [] : [box('uuid', XMP, Buffer.from(place))];
  const headOf = (from: number) => {
    const ends = wentTo.map((_, at) => from + wentTo.slice(0, at + 1).join('').length);
    const pieces = wentTo.map(({ length }, at) => ({ at: (ends[at] ?? 0) - length, bytes: length }));
    const tracks = [
      ...(hasPicture ? [track(1, 'vide', codec, seconds)] : []),
      ...(hasSound ? [track(2, 'soun', 'mp4a', seconds)] : []),
      ...(pieces.length > 0 ? [track(3, 'meta', 'gpmd', seconds, pieces)] : []),
    ];
    return [
      box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')),
      box('moov', movieHeader, ...tracks, ...where),
      ...told,
    ];
  };
  const before = headOf(0).reduce((sum, { length }) => sum + length, 8 + mark.length);
  const content = Buffer.from(`${mark}${wentTo.join('')}`);
  const rest = Buffer.alloc(Math.max(4, bytes - before - wentTo.join('').length));
  return Buffer.concat([...headOf(before), box('mdat', content, rest)]);
}

export { box as mp4Box };

const TUS = { 'tus-resumable': '1.0.0' };

/** What every call of the tus protocol carries, by the operator of this server's desk. */
export const tusHeaders = async (server: TestApp) => ({ ...(await deskOperatorOf(server)).headers, ...TUS });

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Begins an upload; its id, or the answer that refused it. */
export async function beginUpload(server: TestApp, bytes: number, name = 'push-up.mp4'): Promise<Injected> {
  const told = `name ${base64(name)},changedAt ${base64('1700000000000')}`;
  const headers = { ...(await tusHeaders(server)), 'upload-length': String(bytes), 'upload-metadata': told };
  return server.app.inject({ method: 'POST', url: DESK_PATHS.uploads, headers });
}

export const uploadIdIn = (answer: Injected): string => String(answer.headers.location).split('/').at(-1) ?? '';

export async function sendPart(server: TestApp, id: string, offset: number, part: Buffer): Promise<Injected> {
  const headers = {
    ...(await tusHeaders(server)),
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  };
  return server.app.inject({ method: 'PATCH', url: deskUploadPath(id), headers, payload: part });
}

/** The id of an upload of which everything has arrived. */
export async function arrivedUpload(server: TestApp, film: Buffer, name?: string): Promise<string> {
  const id = uploadIdIn(await beginUpload(server, film.length, name));
  const { statusCode, body } = await sendPart(server, id, 0, film);
  if (statusCode !== 204) throw new Error(body);
  return id;
}

export async function keepUpload(server: TestApp, upload: string, more: object = {}): Promise<Injected> {
  const { headers } = await deskOperatorOf(server);
  const payload = { upload, isSpoken: true, cover: '', ...more };
  return server.app.inject({ method: 'POST', url: DESK_PATHS.media, headers, payload });
}

/** The id of a film that was never there before. */
export async function keptFilm(server: TestApp, film: FilmOfTest = {}, more: object = {}): Promise<string> {
  const upload = await arrivedUpload(server, mp4Of({ mark: randomUUID(), ...film }));
  const answer = await keepUpload(server, upload, more);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<StoredMediumAnswer>().id;
}
