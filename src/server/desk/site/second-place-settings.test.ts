import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskSetting, DeskSettings } from '#contract/desk/settings.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { S3_PASSPHRASE, settingsOf, startS3Server, type TestS3Server } from '#tests/servers/s3-server.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('the second place at the desk on %s', (kind) => {
  let server: TestApp;
  let s3: TestS3Server;
  let fields: Record<string, string>;
  beforeAll(async () => {
    s3 = await startS3Server();
    fields = settingsOf(s3.place);
    server = await openTestApp(kind);
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
  });

  async function shown(): Promise<DeskSettings & { byName: Record<string, DeskSetting> }> {
    const { headers } = await deskOperatorOf(server);
    const settings = (await server.app.inject({ url: DESK_PATHS.settings, headers })).json<DeskSettings>();
    return { ...settings, byName: Object.fromEntries(settings.settings.map((setting) => [setting.name, setting])) };
  }
  async function change(changes: Record<string, string>) {
    const { headers } = await deskOperatorOf(server);
    const payload = {
      seenVersion: (await shown()).version,
      changes: Object.entries(changes).map(([name, value]) => ({ name, value })),
    };
    return server.app.inject({ method: 'POST', url: DESK_PATHS.settings, headers, payload });
  }

  test.each([
    ['a key nobody has', { BACKUP_KEY: 'AKIAOTHER' }, 'BACKUP_KEY', /127\.0\.0\.1:\d+ says: .*InvalidAccessKeyId/],
    ['a key that no header can carry', { BACKUP_KEY: 'the key: 🔑' }, 'BACKUP_KEY', /must be only the key/],
    ['a wrong secret', { BACKUP_SECRET: 'other-secret-key' }, 'BACKUP_SECRET', /says: .*SignatureDoesNotMatch/],
    ['a bucket that isn’t there', { BACKUP_BUCKET: 'elsewhere' }, 'BACKUP_BUCKET', /says: .*NoSuchBucket/],
    [
      'nobody at the address',
      { BACKUP_ENDPOINT: 'http://127.0.0.1:1' },
      'BACKUP_ENDPOINT',
      /can’t reach 127\.0\.0\.1:1/,
    ],
    ['http', { BACKUP_ENDPOINT: 'http://store.example' }, 'BACKUP_ENDPOINT', /must be an https address/],
    [
      'an address with a key in it',
      { BACKUP_ENDPOINT: 'https://k:s@store.example' },
      'BACKUP_ENDPOINT',
      /https address/,
    ],
    ['a short passphrase', { BACKUP_PASSPHRASE: 'kettle' }, 'BACKUP_PASSPHRASE', /at least 20 characters/],
    ['no passphrase', { BACKUP_PASSPHRASE: '' }, 'BACKUP_PASSPHRASE', /is missing/],
    ['no company', { BACKUP_COMPANY: '' }, 'BACKUP_COMPANY', /your privacy page names it/],
    ['no country', { BACKUP_COUNTRY: '' }, 'BACKUP_COUNTRY', /your privacy page names it/],
  ])('%s is said at its field, in the service’s words, and nothing is kept', async (_what, wrong, field, words) => {
    const answer = await change({ ...fields, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, message: expect.stringMatching(words) }]);
    for (const secret of [S3_PASSPHRASE, 'other-secret-key', 'kettle']) expect(answer.body).not.toContain(secret);
    expect((await shown()).byName.BACKUP_BUCKET?.source).toBe('nowhere');
    expect(s3.keys()).toEqual([]);
  });

  test('a service in trouble is asked once: somebody waits for the answer', async () => {
    s3.requests.length = 0;
    s3.stumble(2);
    expect((await change(fields)).json().fields).toMatchObject([{ message: expect.stringMatching(/InternalError/) }]);
    expect(s3.requests).toHaveLength(1);
    s3.stumble(0);
  });

  test('what works is kept, sealed, and leaves nothing of the trial behind', async () => {
    expect((await change(fields)).json().message).toMatch(/^Saved/);
    expect(s3.keys()).toEqual([]);
    const { byName } = await shown();
    expect(byName.BACKUP_ENDPOINT?.value).toBe(s3.place.endpoint);
    expect(byName.BACKUP_PASSPHRASE).toMatchObject({ isSecret: true, source: 'desk', value: '4178' });
    const rows = await server.db.selectFrom('desk_setting').selectAll().execute();
    const lines = await server.db.selectFrom('desk_activity').selectAll().execute();
    expect(JSON.stringify([byName, rows, lines])).not.toContain(S3_PASSPHRASE.slice(0, -4));
  });

  test('an address is completed; without address and bucket nothing is sent any more', async () => {
    const other = await change({ BACKUP_ENDPOINT: 'store.invalid' });
    expect(other.json().fields).toMatchObject([
      { field: 'BACKUP_ENDPOINT', message: expect.stringMatching(/store\.invalid/) },
    ]);
    expect((await change({ BACKUP_ENDPOINT: '', BACKUP_BUCKET: '' })).statusCode).toBe(200);
  });
});
