import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DeskMedia } from '#contract/desk/media.ts';
import { DESK_PATHS, deskMediumPath, mediaPath, smallPhotoPath, videosPath } from '#contract/paths.ts';
import type { Videos } from '#contract/videos.ts';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { watchStatements } from '#tests/databases/statement-record.ts';
import { operatorWith } from '#tests/desk/desk-operator.ts';
import { keptFilm } from '#tests/desk/films-of-test.ts';
import { pngOf, webpOf } from '#tests/desk/picture-of-test.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';

const HALF_HOUR_MS = 30 * 60_000;
const LINE = { fromMs: 0, toMs: 2_000, text: 'Hands under your shoulders.' };

describe.each(TEST_DATABASES)('films and photos, on %s', (kind) => {
  const { server, get, post, write, publish } = wordsAtDesk(kind);

  const atDesk = async (id: string) =>
    (await get<DeskMedia>(DESK_PATHS.media)).media.find((medium) => medium.id === id);
  const change = (id: string, to: object = {}) =>
    post(deskMediumPath(id), { name: 'Push-up', description: '', isSpoken: true, captions: [LINE], ...to });
  const publishFilm = async (place: string, id: string) => {
    await write('films', { [place]: id });
    return publish('films');
  };
  const videosOf = async ({ id, headers }: { id: string; headers: Record<string, string> }) =>
    (await server.app.inject({ url: videosPath(id), headers })).json<Videos>();
  const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  test('a film in which someone speaks is shown once it has captions, and they stay while it is', async () => {
    const id = await keptFilm(server);
    const member = await server.people.subscribe();
    expect((await publishFilm('a1', id)).json().message).toContain('Add captions to this film first.');
    expect((await change(id, { captions: [{ ...LINE, fromMs: 2_500, toMs: 2_000 }] })).json().message).toBe(
      'Check the times of line 1.',
    );
    expect((await change(id)).json()).toEqual({ message: 'Saved.' });
    expect((await publishFilm('a1', id)).statusCode).toBe(200);

    const film = (await videosOf(member)).a1;
    expect(film).toMatchObject({ kind: 'file', host: '', own: { durationMs: 3_000 } });
    expect((await open(film?.own?.captions ?? '')).body).toContain('00:00:00.000 --> 00:00:02.000\nHands under');
    expect((await change(id, { captions: [] })).json().message).toContain('“Your films” shows this film: 1A');
    expect(await atDesk(id)).toMatchObject({ captions: [LINE], uses: [{ place: 'films', isDraft: false }] });
  });

  test('a film without sound needs none', async () => {
    const id = await keptFilm(server, { hasSound: false });
    expect(await atDesk(id)).toMatchObject({ isSpoken: false, hasSound: false });
    expect((await publishFilm('a2', id)).statusCode).toBe(200);
  });

  test('a link opens for an hour at most, for ranges too; without one, or with another, there is nothing', async () => {
    const id = await keptFilm(server, { hasSound: false });
    await publishFilm('a3', id);
    const member = await server.people.subscribe();
    const address = (await videosOf(member)).a3?.address ?? '';
    const whole = await open(address);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
      200,
      'video/mp4',
      'private, max-age=31536000, immutable',
    ]);
    expect(whole.rawPayload.equals(readFileSync(join(mediaFolderOf(server.dataFolder), id)))).toBe(true);
    const { length } = whole.rawPayload;
    const ranges = [
      ['bytes=0-9', 206, 10, `bytes 0-9/${length}`],
      [`bytes=${length - 5}-`, 206, 5, `bytes ${length - 5}-${length - 1}/${length}`],
      ['bytes=-7', 206, 7, `bytes ${length - 7}-${length - 1}/${length}`],
      ['bytes=2-99999999', 206, length - 2, `bytes 2-${length - 1}/${length}`],
      [`bytes=${length}-`, 416, 0, `bytes */${length}`],
      ['bytes=0-1,4-5', 200, length, undefined],
      ['lines=0-1', 200, length, undefined],
    ] as const;
    for (const [range, status, bytes, told] of ranges) {
      const part = await open(address, { range });
      expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([status, bytes, told]);
    }

    const asked = new URL(address, 'http://here');
    const spoilt = (change: (parameters: URLSearchParams) => void) => {
      const other = new URL(asked);
      change(other.searchParams);
      return `${other.pathname}${other.search}`;
    };
    for (const url of [
      mediaPath(id),
      spoilt((parameters) => parameters.delete('key')),
      spoilt((parameters) => parameters.set('key', 'x'.repeat(43))),
      spoilt((parameters) => parameters.set('until', String(Number(parameters.get('until')) + HALF_HOUR_MS))),
      spoilt((parameters) => parameters.set('until', 'NaN')),
      `${mediaPath(await keptFilm(server, { hasSound: false }))}${asked.search}`,
      '/media/..%2f..%2fdesk.key',
      '/media/uploads',
    ]) {
      const answer = await open(url, { range: 'bytes=0-9' });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'not_found']);
    }
    server.clock.advance(2 * HALF_HOUR_MS);
    expect((await open(address)).statusCode).toBe(404);
    expect((await videosOf(member)).a3?.address).not.toBe(address);
  });

  test('links stay the same for half an hour, so that a browser keeps what it loaded', async () => {
    const id = await keptFilm(server, { hasSound: false });
    server.clock.advance(HALF_HOUR_MS - (server.clock.now() % HALF_HOUR_MS));
    const first = (await atDesk(id))?.address;
    server.clock.advance(HALF_HOUR_MS - 1);
    expect((await atDesk(id))?.address).toBe(first);
    server.clock.advance(1);
    expect((await atDesk(id))?.address).not.toBe(first);
    expect((await open(first ?? '')).statusCode).toBe(200);
  });

  test('the introduction is open to everybody while it is one; its captions too', async () => {
    const id = await keptFilm(server);
    await change(id);
    const captions = mediaPath(id.replace('.mp4', '.vtt'));
    expect([(await open(mediaPath(id))).statusCode, (await open(captions)).statusCode]).toEqual([404, 404]);
    await publishFilm('introduction', id);
    expect((await open(mediaPath(id))).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await open(captions)).statusCode).toBe(200);
    await publishFilm('introduction', '');
    expect([(await open(mediaPath(id))).statusCode, (await open(captions)).statusCode]).toEqual([404, 404]);
  });

  test('where a file is missing the drawn coach plays, and the desk says so', async () => {
    const id = await keptFilm(server, { hasSound: false });
    await publishFilm('a4', id);
    const member = await server.people.subscribe();
    const path = join(mediaFolderOf(server.dataFolder), id);
    renameSync(path, `${path}.away`);
    expect((await videosOf(member)).a4).toBeUndefined();
    const desk = await atDesk(id);
    expect(desk?.isMissing).toBe(true);
    const { statusCode, headers } = await open(desk?.address ?? '');
    expect([statusCode, headers['cache-control']]).toEqual([404, undefined]);
    renameSync(`${path}.away`, path);
    expect((await videosOf(member)).a4).toBeDefined();
  });

  test('what may not be shown any more, by a rule of a newer version, is not given', async () => {
    const id = await keptFilm(server, { hasSound: false });
    await publishFilm('a4', id);
    const member = await server.people.subscribe();
    const spoken = { has_sound: 1, is_spoken: 1 };
    await server.db.updateTable('media').set(spoken).where('id', '=', id).execute();
    expect((await videosOf(member)).a4).toBeUndefined();
    await publishFilm('a4', '');
  });

  test('what is used is not deleted; what is, is gone, here and in the backups', async () => {
    const id = await keptFilm(server, { hasSound: false });
    await publishFilm('b1', id);
    expect((await post(`${deskMediumPath(id)}/delete`, {})).json()).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringMatching(/^It’s in use: “Your films”, 1A .*\. Take it away there first\.$/),
    });
    await write('films', { b1: '', b2: id });
    await publish('films');
    await write('films', { b2: '' });
    expect((await atDesk(id))?.uses).toMatchObject([{ isDraft: false }]);
    await publish('films');
    const beside = join(mediaFolderOf(backupFolderOf(server.dataFolder)), id);
    mkdirSync(mediaFolderOf(backupFolderOf(server.dataFolder)), { recursive: true });
    writeFileSync(beside, 'a film');
    expect((await post(`${deskMediumPath(id)}/delete`, {})).statusCode).toBe(200);
    expect([existsSync(join(mediaFolderOf(server.dataFolder), id)), existsSync(beside)]).toEqual([false, false]);
    expect(await atDesk(id)).toBeUndefined();
    // A version of before still names it: it is not shown, and cannot be published again.
    expect((await publishFilm('b1', id)).json().message).toContain('Choose the film again.');
  });

  test('a helper tends films and deletes none; who only looks changes nothing', async () => {
    const id = await keptFilm(server);
    const as = async (role: 'helper' | 'viewer', url: string, payload: object) => {
      const { headers } = await operatorWith(server, { role });
      return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    const words = { name: 'Push-up', description: '', isSpoken: true, captions: [] };
    expect(await as('helper', deskMediumPath(id), words)).toBe(200);
    expect(await as('viewer', deskMediumPath(id), words)).toBe(403);
    expect(await as('helper', `${deskMediumPath(id)}/delete`, {})).toBe(403);
  });

  const base64 = (bytes: Buffer) => bytes.toString('base64');
  const keepPhoto = (large: Buffer, small = webpOf(640, 360)) =>
    post(DESK_PATHS.photos, { name: 'kate.jpeg', large: base64(large), small: base64(small) });

  test('a photo comes in both sizes, open to everybody once the front page shows it', async () => {
    const { id } = (await keepPhoto(webpOf(1_600, 900, 1), webpOf(640, 360, 1))).json();
    expect(await atDesk(id)).toMatchObject({ kind: 'photo', name: 'kate', captions: [] });
    await write('landing', { 'photo-1': id, 'photo-1-shows': 'Kate, laughing' });
    expect((await open(mediaPath(id))).statusCode).toBe(404);
    expect((await publish('landing')).statusCode).toBe(200);
    const [large, small] = [await open(mediaPath(id)), await open(smallPhotoPath(id))];
    expect(large.headers['content-type']).toBe('image/webp');
    expect(large.rawPayload.equals(webpOf(1_600, 900, 1))).toBe(true);
    expect(small.rawPayload.equals(webpOf(640, 360, 1))).toBe(true);
    expect((await publishFilm('a5', id)).json().message).toContain('Choose a film here.');
  });

  const withPlace = Buffer.concat([
    Buffer.from('ffd8ffe1', 'hex'),
    Buffer.from([0, 24]),
    Buffer.from('Exif\0\0GPS 51.4769 home'),
  ]);
  test.each([
    ['a PNG of 60,000 by 60,000', pngHeaderOf(60_000, 60_000)],
    ['a PNG', pngOf(800, 600)],
    ['a wider one', webpOf(1_601, 900)],
    ['a narrower one', webpOf(399, 600)],
    ['a WebP with a place in it', webpWithPlace()],
    ['a broken JPEG with a place in it', withPlace],
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is no photo', async (_, bytes) => {
    const answer = await keepPhoto(bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });

  test('the list asks the database as often for 400 as for one', async () => {
    const id = await keptFilm(server, { hasSound: false });
    const film = await server.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    let count = 0;
    watchStatements(server.db, () => {
      count += 1;
    });
    const statementsOfList = async () => {
      const before = count;
      const { media } = await get<DeskMedia>(DESK_PATHS.media);
      return [media.filter(({ name }) => name.startsWith('Of many')).length, count - before];
    };
    const [, few] = await statementsOfList();
    const many = Array.from({ length: 400 }, (_each, number) => ({
      ...film,
      small: null,
      id: `many-${number}.mp4`,
      name: `Of many ${number}`,
    }));
    await server.db.insertInto('media').values(many).execute();
    expect(await statementsOfList()).toEqual([400, few]);
    await server.db.deleteFrom('media').where('name', 'like', 'Of many%').execute();
  });

  test('what no medium names is put among the files of the backups after a day', async () => {
    const folder = mediaFolderOf(server.dataFolder);
    const id = await keptFilm(server, { hasSound: false });
    const lost = `${'a'.repeat(64)}.mp4`;
    writeFileSync(join(folder, lost), 'of nobody');
    server.clock.advance(Date.now() - server.clock.now());
    await server.tidy();
    expect(existsSync(join(folder, lost))).toBe(true);
    server.clock.advance(2 * 86_400_000);
    await server.tidy();
    expect([lost, id].map((name) => existsSync(join(folder, name)))).toEqual([false, true]);
    expect(existsSync(join(mediaFolderOf(backupFolderOf(server.dataFolder)), lost))).toBe(true);
  });
});

function pngHeaderOf(width: number, height: number): Buffer {
  const picture = pngOf(1, 1);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

/** The bit that says that there is EXIF. */
function webpWithPlace(): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x08\0\0\0\xff\x01\0\xff\x01\0', 'latin1');
  const exif = Buffer.from('EXIF\x0c\0\0\0GPS 51.4769 ', 'latin1');
  const whole = Buffer.concat([head, exif]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
