import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const place = Buffer.from('Exif\0\0 51.5 N 0.1 W');

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
};
const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');
const header = Buffer.from([0, 0, 2, 0, 0, 0, 2, 0, 8, 2, 0, 0, 0]);
const png = (...extra: Buffer[]) =>
  Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(8))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const JFIF = segment(0xe0, Buffer.from('JFIF\0'));
const frame = segment(0xc0, Buffer.from([8, 1, 0x90, 2, 0x80, 3]));
const jpeg = (...extra: Buffer[]) =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    JFIF,
    ...extra,
    frame,
    segment(0xda, Buffer.from([1])),
    Buffer.from('a1b2ffd9', 'hex'),
  ]);

const webpChunk = (kind: string, body: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(kind, 'latin1'), size, body, Buffer.alloc(body.length % 2)]);
};
const webp = (...chunks: Buffer[]) => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));
const LOSSY = webpChunk('VP8 ', Buffer.from('0000009d012a80029001', 'hex'));
const LOSSLESS = webpChunk('VP8L', Buffer.from('2f7fc26300', 'hex'));
const extension = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 0x7f, 2, 0, 0x8f, 1, 0]));
const extended = (flags: number, ...more: Buffer[]) => webp(extension(flags), ...more, LOSSY);

test.each([
  ['PNG', png(), { type: 'png', width: 512, height: 512 }],
  ['JPEG', jpeg(), { type: 'jpg', width: 640, height: 400 }],
  ['WebP', webp(LOSSY), { type: 'webp', width: 640, height: 400 }],
  ['WebP without loss', webp(LOSSLESS), { type: 'webp', width: 640, height: 400 }],
  [
    'WebP with a clear ground and its colours',
    extended(0x30, webpChunk('ICCP', place), webpChunk('ALPH', place)),
    { type: 'webp', width: 640, height: 400 },
  ],
])('%s is known by its bytes', (_, bytes, facts) => {
  expect(cleanPicture(bytes)).toEqual({ ...facts, bytes });
});

test('what a camera wrote beside the picture is gone, and the picture stays as it was', () => {
  expect(cleanPicture(png(chunk('eXIf', place), chunk('tEXt', place)))?.bytes).toEqual(png());
  expect(cleanPicture(jpeg(segment(0xe1, place), segment(0xfe, place), segment(0xed, place)))?.bytes).toEqual(jpeg());
  const [exif, xmp] = [webpChunk('EXIF', place), webpChunk('XMP ', place)];
  for (const picture of [LOSSY, LOSSLESS]) expect(cleanPicture(webp(picture, exif, xmp))?.bytes).toEqual(webp(picture));
  expect(cleanPicture(webp(extension(0), LOSSY, exif, webpChunk('gps ', place)))?.bytes).toEqual(extended(0));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page that begins like a GIF', Buffer.from('GIF89a<script>alert(1)</script>')],
  ['a WebP that moves', extended(0x02)],
  ['a WebP with camera data', extended(0x08)],
  ['a WebP with something behind it', Buffer.concat([extended(0x10), Buffer.from('PK')])],
  ['a WebP whose piece is said to be huge', webp(LOSSY, Buffer.from('EXIF\xff\xff\xff\x7f', 'latin1'))],
  ['a cut PNG', png().subarray(0, -6)],
  [
    'a PNG whose piece is said to be huge',
    Buffer.concat([PNG_HEAD, Buffer.from('7fffffff', 'hex'), Buffer.from('IHDR')]),
  ],
  ['a cut JPEG', jpeg().subarray(0, -3)],
  [
    'a JPEG without a frame',
    Buffer.concat([Buffer.from('ffd8', 'hex'), segment(0xda, Buffer.alloc(1)), Buffer.from('ffd9', 'hex')]),
  ],
])('%s is no picture', (_, bytes) => {
  expect(cleanPicture(bytes)).toBeUndefined();
});

test('what stands behind the end of a picture is cut off: an archive, or what a phone keeps there with its own place', () => {
  expect(cleanPicture(Buffer.concat([png(), Buffer.from('PK\u0003\u0004')]))?.bytes).toEqual(png());
  const second = jpeg(segment(0xe1, Buffer.from('Exif\0\0 51.5 N 0.1 W')));
  expect(cleanPicture(Buffer.concat([jpeg(), second]))?.bytes).toEqual(jpeg());
});

test('a JPEG may have bytes that fill up before its marks', () => {
  const marks = Buffer.concat([jpeg().subarray(0, 2), Buffer.from('ffff', 'hex'), jpeg().subarray(2, -2)]);
  expect(cleanPicture(Buffer.concat([marks, Buffer.from('ffffd9', 'hex')]))?.bytes).toEqual(jpeg());
});

test('a JPEG of several scans stays as it was, but for what stands between them', () => {
  const scan = (data: string) => Buffer.concat([segment(0xda, Buffer.from([1])), Buffer.from(data, 'hex')]);
  const inScans = (...between: Buffer[]) =>
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      frame,
      scan('a1ff00b2ffd0c3'),
      ...between,
      scan('d4'),
      Buffer.from('ffd9', 'hex'),
    ]);
  expect(cleanPicture(inScans())?.bytes).toEqual(inScans());
  expect(cleanPicture(inScans(segment(0xe1, Buffer.from('Exif\0\0 51.5 N'))))?.bytes).toEqual(inScans());
});
