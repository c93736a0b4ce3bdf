import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskMedia } from '#contract/desk/media.ts';
import { DESK_PATHS, deskUploadPath } from '#contract/paths.ts';
import { FILM_MOST_BYTES, SPARE_BYTES } from '#domain/media/media.ts';
import { mediaFolderOf, uploadsFolderOf } from '#server/platform/files/media-folder.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import {
  arrivedUpload,
  beginUpload,
  keepUpload,
  mp4Box,
  mp4Of,
  sendPart,
  tusHeaders,
  uploadIdIn,
} from '#tests/desk/films-of-test.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('films on their way, on %s', (kind) => {
  let server: TestApp;
  let free = 50 * SPARE_BYTES;
  beforeAll(async () => {
    server = await openTestApp(kind, { freeBytes: async () => free });
  });
  afterAll(() => server.close());

  async function atDesk(): Promise<DeskMedia> {
    const { headers } = await deskOperatorOf(server);
    return (await server.app.inject({ url: DESK_PATHS.media, headers })).json();
  }

  const wholeFiles = () => readdirSync(mediaFolderOf(server.dataFolder)).filter((name) => name.endsWith('.mp4'));

  test('a film comes in parts, each after the last, and is there once it is whole and asked for', async () => {
    const film = mp4Of({ bytes: 90_000, mark: 'in parts' });
    const id = uploadIdIn(await beginUpload(server, film.length));
    for (let at = 0; at < film.length; at += 40_000) {
      const answer = await sendPart(server, id, at, film.subarray(at, at + 40_000));
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['upload-offset']).toBe(String(Math.min(at + 40_000, film.length)));
    }
    expect((await atDesk()).media).toEqual([]);
    expect(wholeFiles()).toEqual([]);
    expect((await atDesk()).uploads).toMatchObject([{ id, name: 'push-up.mp4', bytes: 90_000, arrived: 90_000 }]);

    const kept = (await keepUpload(server, id)).json();
    expect(kept).toMatchObject({ message: 'Film saved.' });
    const { media, uploads } = await atDesk();
    expect(uploads).toEqual([]);
    expect(media).toMatchObject([
      { id: kept.id, name: 'push-up', kind: 'film', durationMs: 3_000, hasSound: true, isSpoken: true, bytes: 90_000 },
    ]);
    expect(readFileSync(join(mediaFolderOf(server.dataFolder), kept.id)).equals(film)).toBe(true);
  });

  test('what has not arrived in full is no film, and a part goes only where the last one ended', async () => {
    const film = mp4Of({ bytes: 20_000, mark: 'half' });
    const id = uploadIdIn(await beginUpload(server, film.length));
    await sendPart(server, id, 0, film.subarray(0, 9_000));
    expect((await keepUpload(server, id)).statusCode).toBe(409);
    for (const offset of [0, 8_999, 9_001])
      expect((await sendPart(server, id, offset, film.subarray(9_000))).json().code).toBe('changed_meanwhile');
    const asked = await server.app.inject({
      method: 'HEAD',
      url: deskUploadPath(id),
      headers: await tusHeaders(server),
    });
    expect(asked.headers['upload-offset']).toBe('9000');
    expect((await sendPart(server, id, 9_000, film.subarray(9_000))).statusCode).toBe(204);
    expect((await keepUpload(server, id)).statusCode).toBe(200);
    expect((await keepUpload(server, id)).statusCode).toBe(404);
  });

  test('the same film twice is one; saved twice at once too', async () => {
    const film = mp4Of({ mark: 'twice' });
    const first = (await keepUpload(server, await arrivedUpload(server, film, 'Squat.mp4'))).json();
    const second = (await keepUpload(server, await arrivedUpload(server, film, 'Other.mp4'))).json();
    expect(second).toEqual({ id: first.id, message: 'You have this film already, as “Squat”.' });
    const upload = await arrivedUpload(server, mp4Of({ mark: 'at once' }));
    const both = await Promise.all([keepUpload(server, upload), keepUpload(server, upload)]);
    expect(both.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [200, 'Film saved.'],
      [200, 'Film saved.'],
    ]);
    const { media } = await atDesk();
    expect(new Set(media.map(({ id }) => id)).size).toBe(media.length);
  });

  const liar = (bytes: Buffer) => ({ bytes, told: 'This isn’t a film we can read. Choose an MP4 or WebM film.' });
  const manyTracks = Buffer.concat([
    mp4Box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    mp4Box('moov', ...Array.from({ length: 60_000 }, () => mp4Box('trak'))),
  ]);
  const hugeHeader = Buffer.concat([
    mp4Box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    mp4Box('moov', Buffer.alloc(17 * 1024 * 1024)),
  ]);
  const longerThanItIs = mp4Of({ mark: 'longer' });
  longerThanItIs.writeUInt32BE(0xfffffff0, longerThanItIs.indexOf('moov') - 4);

  test.each([
    ['a text called .mp4', liar(Buffer.from('This is not a film.'.repeat(100)))],
    ['a page called .mp4', liar(Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(500)}`))],
    ['a zip file', liar(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500)]))],
    ['a WebM file of noise', liar(Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(900, 0x7f)]))],
    ['a header and nothing more', liar(mp4Box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')))],
    ['sound without a picture', liar(mp4Of({ hasPicture: false }))],
    ['60,000 tracks', liar(manyTracks)],
    ['a header of 17 MB', liar(hugeHeader)],
    ['a box that ends after the file', liar(longerThanItIs)],
    ['HEVC', { bytes: mp4Of({ codec: 'hvc1' }), told: expect.stringContaining('MP4 with H.264') }],
    ['no length', { bytes: mp4Of({ seconds: 0 }), told: expect.stringContaining('how long it is') }],
    ['41 minutes', { bytes: mp4Of({ seconds: 41 * 60 }), told: 'Keep films to 40 minutes.' }],
  ])('%s is refused with words, and is gone', async (_, { bytes, told }) => {
    const before = wholeFiles();
    const id = await arrivedUpload(server, bytes);
    const answer = await keepUpload(server, id);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toEqual(told);
    expect(wholeFiles()).toEqual(before);
    expect((await atDesk()).uploads).toEqual([]);
    expect(readdirSync(uploadsFolderOf(server.dataFolder))).toEqual([]);
  });

  test('where it was filmed is taken out of a film', async () => {
    const film = mp4Of({ place: '+51.4769-000.0005/', mark: 'at home' });
    expect(film.includes('+51.4769')).toBe(true);
    const { id } = (await keepUpload(server, await arrivedUpload(server, film))).json();
    const kept = readFileSync(join(mediaFolderOf(server.dataFolder), id));
    expect(kept.includes('51.4769')).toBe(false);
    expect(kept.length).toBe(film.length);
  });

  test('a film that is too large, or for which the disk has no room, does not begin', async () => {
    expect((await beginUpload(server, FILM_MOST_BYTES + 1)).json()).toMatchObject({ code: 'too_large' });
    free = SPARE_BYTES + 1_000_000;
    const first = await beginUpload(server, 900_000);
    expect(first.statusCode).toBe(201);
    // What is on its way takes its room already.
    const second = await beginUpload(server, 900_000);
    expect([second.statusCode, second.json().message]).toEqual([
      507,
      expect.stringContaining('The disk is nearly full'),
    ]);
    await server.app.inject({
      method: 'DELETE',
      url: deskUploadPath(uploadIdIn(first)),
      headers: await tusHeaders(server),
    });
    expect((await beginUpload(server, 900_000)).statusCode).toBe(201);
    free = 50 * SPARE_BYTES;
  });

  test.each([
    ['without its length', {}],
    ['with a length to come', { 'upload-defer-length': '1' }],
    ['with no number', { 'upload-length': 'many' }],
    ['of nothing', { 'upload-length': '0' }],
    ['without the protocol', { 'upload-length': '10', 'tus-resumable': '0.2.2' }],
    ['with a broken description', { 'upload-length': '10', 'upload-metadata': '=== ,,' }],
  ])('an upload %s is refused', async (_, headers) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: DESK_PATHS.uploads,
      headers: { ...(await tusHeaders(server)), ...headers },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([expect.any(Number), 'invalid_input']);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('a film that claims a thousand million pieces takes no memory for them', async () => {
    const film = mp4Of({ mark: 'counts' });
    for (const table of ['stsz', 'stts', 'stco', 'stsd']) {
      const lies = Buffer.from(film);
      lies.writeUInt32BE(1_000_000_000, lies.indexOf(table) + (table === 'stsz' ? 12 : 8));
      const before = process.memoryUsage.rss();
      expect((await keepUpload(server, await arrivedUpload(server, lies))).statusCode).toBeLessThan(500);
      expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
    }
  });

  test('an upload that nobody goes on with ends after three days, and is told for two weeks', async () => {
    for (const { id } of (await atDesk()).uploads)
      await server.app.inject({ method: 'DELETE', url: deskUploadPath(id), headers: await tusHeaders(server) });
    // The days of a file are those of the machine.
    server.clock.advance(Date.now() - server.clock.now());
    const id = uploadIdIn(await beginUpload(server, 9_000, 'forgotten.mp4'));
    const pastDays = async (days: number) => {
      server.clock.advance(days * 86_400_000);
      await server.tidy();
      return (await atDesk()).uploads;
    };
    expect(await pastDays(2)).toMatchObject([{ id, arrived: 0 }]);
    expect(await pastDays(2)).toMatchObject([{ id, name: 'forgotten.mp4', arrived: null }]);
    expect((await sendPart(server, id, 0, Buffer.from('x'))).json().code).toBe('not_found');
    expect(await pastDays(11)).toEqual([]);
  });
});
