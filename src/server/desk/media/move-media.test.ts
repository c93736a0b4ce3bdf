import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ActivityAnswer } from '#contract/desk/activity-log.ts';
import type { DeskMedia, StoredMediumAnswer } from '#contract/desk/media.ts';
import { DESK_PATHS, deskMediumPath, deskMemberPath, mediaPath, videosPath } from '#contract/paths.ts';
import type { MoveMedia } from '#contract/videos.ts';
import { ownMoveTexts } from '#programme/moves/own-moves.fixture.ts';
import { restoreMedia } from '#server/features/media/restore-media.ts';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { backUpMedia } from '#server/platform/backup/media-backup.ts';
import { mediaFolderOf } from '#server/platform/files/media-folder.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { keptFilm } from '#tests/desk/films-of-test.ts';
import { webpOf } from '#tests/desk/picture-of-test.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';

const base64 = (bytes: Buffer) => bytes.toString('base64');
const LOOP = { seconds: 15, hasSound: false };

describe.each(TEST_DATABASES)('what shows a move of the owner’s own, on %s', (kind) => {
  const { server, get, post, place, write, publish } = wordsAtDesk(kind);

  let covers = 0;
  const keptLoop = (film: object = {}) =>
    keptFilm(server, { ...LOOP, ...film }, { cover: base64(webpOf(640, 360, ++covers)) });
  const keptPhoto = async () => {
    const [large, small] = [webpOf(1_600, 900, ++covers), webpOf(640, 360, ++covers)].map(base64);
    return (await post(DESK_PATHS.photos, { name: 'press', large, small })).json<StoredMediumAnswer>().id;
  };
  const shownBy = (easier: string, standard: string, harder: string, fields: object = {}) =>
    write(
      'own-move-1',
      ownMoveTexts({
        'shown-as': '',
        'easier-medium': easier,
        'standard-medium': standard,
        'harder-medium': harder,
        ...fields,
      }),
    );
  const open = (url: string) => server.app.inject({ url });
  const mediaOf = async ({ id, headers }: { id: string; headers: Record<string, string> }) =>
    (await server.app.inject({ url: `${videosPath(id)}/moves`, headers })).json<MoveMedia>();
  const smallOf = async (id: string) =>
    (await server.db.selectFrom('media').select('small').where('id', '=', id).execute()).map(({ small }) =>
      String(small),
    );
  const usesOf = async (id: string) =>
    (await get<DeskMedia>(DESK_PATHS.media)).media.find((medium) => medium.id === id)?.uses;

  test('a film that is long, has sound, or has no cover is refused at its version', async () => {
    const [long, loud, bare] = [
      await keptLoop({ seconds: 16 }),
      await keptLoop({ hasSound: true }),
      await keptFilm(server, LOOP),
    ];
    await shownBy(long, loud, bare);
    const { fields } = (await publish('own-move-1')).json();
    expect(fields).toEqual([
      { field: 'easier-medium', message: 'Choose a film of up to 15 seconds without sound, or a photo.' },
      { field: 'standard-medium', message: 'Choose a film of up to 15 seconds without sound, or a photo.' },
      { field: 'harder-medium', message: 'Open this film and choose a moment as its cover first.' },
    ]);
  });

  test('active members are given addresses of what is published, and nobody of a draft', async () => {
    const [film, photo, next] = [await keptLoop(), await keptPhoto(), await keptLoop()];
    const member = await server.people.subscribe();
    await shownBy(film, film, photo);
    expect(await mediaOf(member)).toEqual({});
    expect((await publish('own-move-1')).statusCode).toBe(200);
    const media = await mediaOf(member);
    expect(Object.keys(media).sort()).toEqual([film, photo].sort());
    expect((await open(media[film]?.address ?? '')).headers).toMatchObject({
      'content-type': 'video/mp4',
      // Of the desk's frame, too, which is of no origin.
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await open(media[film]?.still ?? '')).headers['content-type']).toBe('image/webp');
    expect((await open(media[photo]?.still ?? '')).statusCode).toBe(200);

    await write('own-move-1', { 'easier-medium': next });
    expect(Object.keys(await mediaOf(member))).not.toContain(next);
    for (const id of [film, photo, next]) expect((await open(mediaPath(id))).statusCode).toBe(404);
    const { id, headers } = await server.people.register();
    expect((await server.app.inject({ url: `${videosPath(id)}/moves`, headers })).statusCode).toBe(403);
    server.clock.advance(3_600_000);
    expect((await open(media[film]?.address ?? '')).statusCode).toBe(404);
  });

  test('whoever loses access is given no address any more, and what they were given ends within the hour', async () => {
    const film = await keptLoop();
    await shownBy(film, film, film);
    await publish('own-move-1');
    const member = await server.people.subscribe();
    const given = (await mediaOf(member))[film]?.address ?? '';
    expect((await post(`${deskMemberPath(member.id)}/access`, { access: 'take' })).statusCode).toBe(200);
    const asked = await server.app.inject({ url: `${videosPath(member.id)}/moves`, headers: member.headers });
    expect([asked.statusCode, asked.body]).toEqual([403, expect.not.stringContaining(film)]);
    server.clock.advance(3_600_000);
    expect((await open(given)).statusCode).toBe(404);
  });

  test('one whose file is missing is left out', async () => {
    const film = await keptLoop();
    await shownBy(film, film, film);
    await publish('own-move-1');
    const path = join(mediaFolderOf(server.dataFolder), film);
    renameSync(path, `${path}.away`);
    expect(await mediaOf(await server.people.subscribe())).toEqual({});
    renameSync(`${path}.away`, path);
  });

  test('it is used under the name of the move, and not deleted while it is', async () => {
    const film = await keptLoop();
    await shownBy(film, film, film, { 'shown-as': 'squat' });
    expect(await usesOf(film)).toContainEqual({
      place: 'own-move-1',
      placeName: 'Pillow squeeze',
      field: 'Film or photo, Easier',
      isDraft: true,
    });
    await publish('own-move-1');
    expect((await usesOf(film))?.map(({ isDraft }) => isDraft)).toEqual([false, false, false]);
    expect((await post(`${deskMediumPath(film)}/delete`, {})).json().message).toBe(
      'It’s in use: “Pillow squeeze”, Film or photo, Easier. Take it away there first.',
    );
    await shownBy('', '', '', { 'shown-as': 'squat' });
    await publish('own-move-1');
    expect(await usesOf(film)).toEqual([]);
    expect((await post(`${deskMediumPath(film)}/delete`, {})).statusCode).toBe(200);
  });

  test('a cover goes with the last film that has it, from the backups too', async () => {
    const cover = base64(webpOf(640, 360, ++covers));
    const [one, other] = [await keptFilm(server, LOOP, { cover }), await keptFilm(server, LOOP, { cover })];
    const [first] = await smallOf(one);
    const folders = [server.dataFolder, backupFolderOf(server.dataFolder)].map(mediaFolderOf);
    mkdirSync(folders[1] ?? '', { recursive: true });
    await backUpMedia(server.dataFolder, backupFolderOf(server.dataFolder), server.clock.now());
    const isThere = (name = '') => folders.map((folder) => existsSync(join(folder, name)));
    const changed = await post(`${deskMediumPath(one)}/cover`, { cover: base64(webpOf(640, 360, ++covers)) });
    expect([changed.statusCode, isThere(first)]).toEqual([200, [true, true]]);
    const [second] = await smallOf(one);
    expect((await post(`${deskMediumPath(other)}/delete`, {})).statusCode).toBe(200);
    expect([isThere(first), isThere(other), isThere(second)[0]]).toEqual([[false, false], [false, false], true]);
    await post(`${deskMediumPath(one)}/cover`, { cover: base64(webpOf(640, 360, ++covers)) });
    expect(isThere(second)[0]).toBe(false);
  });

  test('backups take film and cover along, and a restore puts them back', async () => {
    const film = await keptLoop();
    await shownBy(film, film, film);
    await publish('own-move-1');
    const { db, dataFolder, clock } = server;
    const [small = ''] = await smallOf(film);
    mkdirSync(backupFolderOf(dataFolder), { recursive: true });
    await backUpMedia(dataFolder, backupFolderOf(dataFolder), clock.now());
    const files = [film, small].map((name) => join(mediaFolderOf(dataFolder), name));
    const before = files.map((path) => readFileSync(path));
    for (const path of files) rmSync(path);
    expect(await restoreMedia(db, { dataFolder })).toEqual([]);
    expect(files.map(existsSync)).toEqual([true, true]);
    expect(
      files.map((path) => readFileSync(path)).every((bytes, index) => bytes.equals(before[index] ?? Buffer.of())),
    ).toBe(true);
    expect(Object.keys(await mediaOf(await server.people.subscribe()))).toEqual([film]);
  });

  const replace = (old: string, by: string) => post(`${deskMediumPath(old)}/replace`, { by });

  test('another film takes its place in the draft of each place, and what is published stays', async () => {
    const [old, by] = [await keptLoop(), await keptLoop()];
    await shownBy(old, old, old);
    await publish('own-move-1');
    await write('films', { a1: old });
    await publish('films');
    await write('films', { a2: 'of a draft, which stays' });
    server.clock.advance(1);
    const told = await replace(old, by);
    expect(told.json()).toEqual({
      message: '“push-up” is in the drafts of “Your films” and “Pillow squeeze”. Publish them, and members see it.',
    });
    const { lines } = await get<ActivityAnswer>(DESK_PATHS.activity);
    expect(lines.filter(({ at }) => at === server.clock.now())).toMatchObject([
      {
        action: 'medium_replaced',
        before: 'push-up',
        after: 'push-up, in the drafts of “Your films” and “Pillow squeeze”',
      },
    ]);
    expect(await place('own-move-1')).toMatchObject({
      version: expect.any(Number),
      draft: { fields: { 'easier-medium': by, 'standard-medium': by, 'harder-medium': by, name: 'Pillow squeeze' } },
    });
    expect((await place('films')).draft?.fields).toMatchObject({ a1: by, a2: 'of a draft, which stays' });
    const member = await server.people.subscribe();
    expect(Object.keys(await mediaOf(member))).toEqual([old]);
    expect((await replace(old, by)).json()).toMatchObject({ message: 'No draft has it now.' });
    expect((await publish('own-move-1')).statusCode).toBe(200);
    expect(Object.keys(await mediaOf(member))).toEqual([by]);
  });

  test('one that does not fit somewhere changes nothing, and is told where', async () => {
    const [old, loud] = [await keptLoop(), await keptLoop({ hasSound: true })];
    await shownBy(old, old, old);
    await publish('own-move-1');
    const { revision } = (await place('films')).draft ?? {};
    expect((await replace(old, loud)).json()).toMatchObject({
      code: 'invalid_input',
      message: '“Pillow squeeze”, Film or photo, Easier: Choose a film of up to 15 seconds without sound, or a photo.',
    });
    expect((await place('own-move-1')).draft).toBeNull();
    expect((await place('films')).draft?.revision).toBe(revision);
    expect((await replace(old, 'nowhere.mp4')).statusCode).toBe(404);
  });
});
