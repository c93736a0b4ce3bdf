import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idHashOf } from '#server/features/account/deleted-list.ts';
import { openBackupFolder } from '#server/platform/backup/backup-folder.ts';
import { look } from '#server/platform/second-place/second-place.repository.ts';
import { addressOf, hostOf } from '#server/platform/second-place/second-place.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { settingsOf, startS3Server, type TestS3Server } from '#tests/servers/s3-server.ts';
import { openTestApp, TEST_START, type TestApp } from '#tests/servers/test-app.ts';
import { checkSecondPlace } from './check-second-place.ts';
import { fetchFromSecondPlace, secondPlaceAnswer } from './second-place.ts';
import { sendToSecondPlace } from './second-place-job.ts';

const ONE_DAY_MS = 86_400_000;
const ONE_HOUR_MS = 3_600_000;
/** Weak on purpose: nobody guesses here. */
const WORK_FACTOR = 6;

describe.each(TEST_DATABASES)('sending backups on %s', (kind) => {
  let server: TestApp;
  let s3: TestS3Server;
  let config: Config;
  let folders: string[];
  beforeAll(async () => {
    s3 = await startS3Server();
    server = await openTestApp(kind);
    folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `fit-in-30-sends-${name}-`)));
    const reading = readConfig({ ...settingsOf(s3.place), DATA_DIR: folders[0] });
    if (!reading.ok) throw new Error(reading.problems.join());
    config = reading.config;
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const configAt = (at: number): Config => ({ ...config, dataFolder: folders[at] ?? '' });
  const jobAt = (at: number) =>
    sendToSecondPlace({
      db: server.db,
      config: configAt(at),
      now: server.clock.now,
      randomBytes: (size) => Buffer.alloc(size, at + 1),
      workFactor: WORK_FACTOR,
    });
  const put = (at: number, night: string, text: string) =>
    writeFileSync(join(openBackupFolder(folders[at] ?? ''), `daily-${night}.sqlite`), text);
  const state = () => look(server.db, addressOf(s3.place));
  const check = () =>
    checkSecondPlace(server.db, { place: s3.place, now: server.clock.now(), here: 'the newest is here' });
  const dataPuts = () => s3.requests.filter((each) => /^PUT .*daily-.*\.age$/.test(each)).length;

  test('before anything was sent nothing is wrong', async () => {
    expect((await check()).verdict).toBe('good');
    expect(await secondPlaceAnswer({ db: server.db, config })).toEqual({
      ...{ place: { host: hostOf(s3.place), bucket: s3.place.bucket }, sentAt: null, problem: null, backups: [] },
    });
  });

  test('of two servers at the same moment one sends, and it is sent once', async () => {
    for (const at of [0, 1]) put(at, '2026-11-20', 'the same night');
    const [one, other] = [jobAt(0), jobAt(1)];
    await Promise.all([one.run(), other.run()]);
    await Promise.all([one.run(), other.run()]);
    expect(dataPuts()).toBe(1);
    expect(await state()).toMatchObject({ sentName: 'daily-2026-11-20.sqlite', problem: null });
  });

  test('a server whose newest is older than what was sent sends nothing', async () => {
    put(0, '2026-11-21', 'of the other server');
    await jobAt(0).run();
    await jobAt(1).run();
    expect(dataPuts()).toBe(2);
    expect(await state()).toMatchObject({ sentName: 'daily-2026-11-21.sqlite' });
  });

  test('while a server sends, or has died at it a moment ago, no other one does', async () => {
    await server.db
      .updateTable('second_place')
      .set({ busy_until: server.clock.now() + 1 })
      .execute();
    put(0, '2026-11-22', 'the next night');
    const job = jobAt(0);
    await job.run();
    expect(dataPuts()).toBe(2);
    server.clock.advance(1);
    await job.run();
    expect(dataPuts()).toBe(3);
  });

  test('who deletes an account is on the list there within a minute, and on that of whoever fetches an older backup', async () => {
    const job = jobAt(0);
    await job.run();
    const idHash = idHashOf('amira');
    await server.db.insertInto('deleted_account').values({ id_hash: idHash, day: '2026-11-20' }).execute();
    s3.requests.length = 0;
    await job.run();
    expect(s3.requests.filter((each) => each.startsWith('PUT'))).toEqual([
      expect.stringMatching(/deleted-accounts\.txt\.age$/),
    ]);
    const [, , oldest] = (await secondPlaceAnswer({ db: server.db, config })).backups;
    const name = await fetchFromSecondPlace(configAt(1), oldest?.id ?? '');
    const folder = openBackupFolder(folders[1] ?? '');
    expect(readFileSync(join(folder, name), 'utf8')).toBe('the same night');
    expect(readFileSync(join(folder, 'deleted-accounts.txt'), 'utf8')).toContain(idHash);
  });

  test('what fails is noted, tried again after ten minutes, and after three days the owner is told', async () => {
    put(0, '2026-11-23', 'a night that does not fit');
    const job = jobAt(0);
    s3.refuse('QuotaExceeded');
    await expect(job.run()).rejects.toThrow('QuotaExceeded');
    s3.requests.length = 0;
    await job.run();
    expect(s3.requests).toEqual([]);
    expect(await check()).toMatchObject({ verdict: 'warning', words: expect.stringContaining('QuotaExceeded') });
    expect((await secondPlaceAnswer({ db: server.db, config })).problem).toContain('QuotaExceeded');
    server.clock.advance(3 * ONE_DAY_MS + ONE_HOUR_MS - (server.clock.now() - TEST_START));
    await server.db.updateTable('second_place').set({ sent_at: TEST_START }).execute();
    expect(await check()).toEqual({
      verdict: 'failure',
      words: expect.stringMatching(
        /^no backup has reached .* for three days, .* The last try failed: .*QuotaExceeded$/,
      ),
    });
    s3.refuse(undefined);
    await job.run();
    await server.db.updateTable('second_place').set({ sent_at: server.clock.now() }).execute();
    expect((await check()).verdict).toBe('good');
  });

  test('what somebody took away there is sent again', async () => {
    for (const key of s3.keys()) rmSync(s3.fileOf(key));
    const job = jobAt(0);
    await job.run();
    expect((await secondPlaceAnswer({ db: server.db, config })).backups).toHaveLength(1);
    expect(s3.keys().some((key) => key.endsWith('deleted-accounts.txt.age'))).toBe(true);
  });

  test('nothing of what was noted, answered or thrown has a secret in it', async () => {
    const wrong = { ...config, secondPlace: { ...s3.place, secret: 'withdrawn-secret' } };
    put(0, '2026-12-01', 'one more');
    const job = sendToSecondPlace({ ...server, config: wrong, now: server.clock.now, randomBytes: Buffer.alloc });
    const error = await job.run().then(
      () => undefined,
      (thrown: Error) => `${thrown.stack}`,
    );
    const said = JSON.stringify([error, await state(), await secondPlaceAnswer({ db: server.db, config: wrong })]);
    expect(said).toContain('SignatureDoesNotMatch');
    for (const secret of ['withdrawn-secret', s3.place.passphrase]) expect(said).not.toContain(secret);
  });
});
