/** A picture with its type and size as its bytes say them. */
export interface CleanPicture {
  bytes: Buffer;
  type: 'webp' | 'jpg' | 'png';
  width: number;
  height: number;
}

/** Animation, XMP and EXIF. */
const WEBP_REFUSED = 0x02 | 0x04 | 0x08;
/** The picture, its clear ground, and how its colours are read. */
const WEBP_KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
const PNG_SIGNATURE = '89504e470d0a1a0a';
/** Text, times and EXIF. */
const PNG_DROPPED = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

/**
 * A still picture without what tells where and with what it was taken. It is known by its bytes, whatever it is called;
 * undefined for everything else, and for what ends elsewhere than it says.
 */
export function cleanPicture(bytes: Buffer): CleanPicture | undefined {
  try {
    return cleanWebp(bytes) ?? cleanPng(bytes) ?? cleanJpeg(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const name = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** Browsers write no camera data into WebP, so one that says it has it is refused. */
function cleanWebp(bytes: Buffer): CleanPicture | undefined {
  if (name(bytes, 0) !== 'RIFF' || name(bytes, 8) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const size = webpSize(bytes);
  const kept = [bytes.subarray(0, 12)];
  for (let at = 12; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return undefined;
    if (WEBP_KEPT.has(name(bytes, at))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const clean = Buffer.concat(kept);
  clean.writeUInt32LE(clean.length - 8, 4);
  return size && { bytes: clean, type: 'webp', ...size };
}

function webpSize(bytes: Buffer): { width: number; height: number } | undefined {
  const kind = name(bytes, 12);
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8L') {
    const sizes = bytes.readUInt32LE(21);
    return { width: (sizes & 0x3fff) + 1, height: ((sizes >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X' || bytes.readUInt8(20) & WEBP_REFUSED) return undefined;
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

function cleanPng(bytes: Buffer): CleanPicture | undefined {
  if (bytes.toString('hex', 0, 8) !== PNG_SIGNATURE || name(bytes, 12) !== 'IHDR') return undefined;
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const chunk = name(bytes, at + 4);
    const end = at + bytes.readUInt32BE(at) + 12;
    if (end > bytes.length) return undefined;
    if (!PNG_DROPPED.has(chunk)) kept.push(bytes.subarray(at, end));
    at = end;
    if (chunk === 'IEND') break;
  }
  return { bytes: Buffer.concat(kept), type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Frames of every kind; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** What applications add, but for the three that say how colours are read; and comments. */
const isDropped = (marker: number) =>
  (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker)) || marker === 0xfe;

/** Within a scan FF stands for itself before 00, and begins a mark of its parts before D0 to D7. */
const goesOnInScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** A phone keeps a second picture behind the first one, with its own place; it is cut off. */
function cleanJpeg(bytes: Buffer): CleanPicture | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = pastFill(bytes, 2); ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === END_OF_IMAGE) {
      return size && { bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]), type: 'jpg', ...size };
    }
    const end = endOfPart(bytes, at);
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (!isDropped(marker)) kept.push(bytes.subarray(at, end));
    at = pastFill(bytes, end);
  }
}

/** FF may stand before any mark as often as it likes. */
function pastFill(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes.readUInt16BE(at) === 0xffff) at += 1;
  return at;
}

/** A scan says how long its head is, and goes on until another mark. */
function endOfPart(bytes: Buffer, from: number): number {
  const end = from + bytes.readUInt16BE(from + 2) + 2;
  if (bytes.readUInt8(from + 1) !== START_OF_SCAN) return end;
  let at = bytes.indexOf(0xff, end);
  while (at >= 0 && goesOnInScan(bytes.readUInt8(at + 1))) at = bytes.indexOf(0xff, at + 2);
  return at < 0 ? bytes.length : at;
}
