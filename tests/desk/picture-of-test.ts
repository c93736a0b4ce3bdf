import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A grey PNG that every program can read. */
export function pngOf(width: number, height: number, grey = 128): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height, grey);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

/** The bytes that say that a WebP picture begins, of this size; nothing in it can be seen. */
export function webpOf(width: number, height: number, mark = 0): Buffer {
  const body = Buffer.alloc(64);
  body.writeUInt8(0x2f, 0);
  body.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  body.writeUInt32LE(mark, 8);
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length + 12, 4);
  head.writeUInt32LE(body.length, 16);
  return Buffer.concat([head, body]);
}
