/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import S3rver from 's3rver';
import FilesystemStore from 's3rver/lib/stores/filesystem.js';
import type { SecondPlace } from '#server/platform/second-place/second-place.ts';
import { isSignedWith } from './s3-signature.ts';

export const S3_PASSPHRASE = 'kettle-pencil-harbour-mango-4178';

/** The server below knows only this name, and takes any signature with it. */
const KEY = 'S3RVER';
const SECRET = 'secret-of-a-bucket';

export interface TestS3Server {
  /** With an empty bucket. */
  place: SecondPlace;
  /** Keys in the bucket, sorted. */
  keys: () => string[];
  /** Where an object’s bytes lie. */
  fileOf: (key: string) => string;
  dropBucket: () => void;
  /** After so many bytes, either way, every connection is cut; `undefined` mends the line. */
  cutAfter: (bytes: number | undefined) => void;
  /** What is to be stored is refused: "QuotaExceeded". `undefined` takes it again. */
  refuse: (code: string | undefined) => void;
  /** So many times it has trouble of its own, before it stores anything again. */
  stumble: (times: number) => void;
  /** "PUT /mums-backups/fit-in-30/…", each request that arrived. */
  requests: string[];
  close: () => Promise<void>;
}

const TROUBLE = 'InternalError';
const ENDING = '._S3rver_object';

// It answers while the last bytes are on their way to the disk: whoever asks at once would be told of fewer.
const { putObject } = FilesystemStore.prototype;
FilesystemStore.prototype.putObject = async function putWhole(object) {
  const put = await putObject.call(this, object);
  const file = this.getResourcePath(object.bucket, object.key, 'object');
  while ((await stat(file)).size < put.size);
  return put;
};

/** A server of the protocol that others wrote; in front of it the line, which is cut at will, and the check of who signs. */
export async function startS3Server(): Promise<TestS3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'fit-in-30-s3-'));
  const bucket = 'mums-backups';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let left: number | undefined;
  let refusal: string | undefined;
  let stumbles = 0;
  const requests: string[] = [];

  function through() {
    return new Transform({
      transform(piece: Buffer, _encoding, done) {
        if (left === undefined) return done(null, piece);
        left -= piece.byteLength;
        return left < 0 ? done(new Error('cut')) : done(null, piece);
      },
    });
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    requests.push(`${asked.method} ${asked.url}`);
    const cut = () => void asked.socket.destroy();
    const denied = denialOf(asked);
    if (left !== undefined && left < 0) cut();
    else if (denied) deny(asked, answer, denied);
    else hand(asked, answer, cut);
  }

  function denialOf(asked: IncomingMessage): string | undefined {
    if (!isSignedWith(SECRET, asked)) return 'SignatureDoesNotMatch';
    if (asked.method !== 'PUT' && asked.method !== 'POST') return undefined;
    stumbles -= 1;
    return stumbles >= 0 ? TROUBLE : refusal;
  }

  function hand(asked: IncomingMessage, answer: ServerResponse, cut: () => void): void {
    const { method, url: path, headers } = asked;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(through()).on('error', cut).pipe(answer);
    });
    onward.on('error', cut);
    asked
      .pipe(through())
      .on('error', () => {
        onward.destroy();
        cut();
      })
      .pipe(onward);
  }

  const front = createServer(pass);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const folder = join(directory, bucket);
  return {
    place: {
      endpoint,
      bucket,
      region: 'auto',
      key: KEY,
      secret: SECRET,
      passphrase: S3_PASSPHRASE,
      company: 'Example Storage',
      country: 'Ireland',
    },
    keys: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length))
        .sort(),
    fileOf: (key) => join(folder, `${key}${ENDING}`),
    dropBucket: () => rmSync(folder, { recursive: true }),
    cutAfter(bytes) {
      left = bytes;
    },
    refuse(code) {
      refusal = code;
    },
    stumble(times) {
      stumbles = times;
    },
    requests,
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function deny(asked: IncomingMessage, answer: ServerResponse, code: string): void {
  asked.resume().on('end', () => {
    answer.writeHead(code === TROUBLE ? 500 : 403, { 'content-type': 'application/xml' });
    answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Not like this.</Message></Error>`);
  });
}

/** As settings say it. */
export const settingsOf = ({ endpoint, bucket, key, secret, passphrase, company, country }: SecondPlace) => ({
  BACKUP_ENDPOINT: endpoint,
  BACKUP_BUCKET: bucket,
  BACKUP_KEY: key,
  BACKUP_SECRET: secret,
  BACKUP_PASSPHRASE: passphrase,
  BACKUP_COMPANY: company,
  BACKUP_COUNTRY: country,
});
