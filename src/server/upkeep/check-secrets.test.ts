import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';
import { readConfig } from '#server/settings/config.ts';
import { deskValuesIn } from '#server/settings/desk-values.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { checkSecrets } from './check-secrets.ts';

describe.each(TEST_DATABASES)('secrets of the desk, looked into on %s', (kind) => {
  let server: TestApp;
  let elsewhere: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
    elsewhere = await openTestApp('sqlite');
  });
  afterAll(async () => {
    await server.close();
    await elsewhere.close();
  });

  const keep = (name: string, value: string) =>
    server.db
      .insertInto('desk_setting')
      .values({ name, value, is_sealed: 1, changed_at: 1, changed_by: 'Kate' })
      .execute();

  const look = async () => {
    const desk = await deskValuesIn(server.db, server.dataFolder);
    const reading = readConfig({ DATA_DIR: server.dataFolder }, { desk });
    if (!reading.ok) throw new Error(reading.problems.join());
    return checkSecrets(reading.config);
  };

  test('a secret that the key of another machine has sealed is named, and never told', async () => {
    await keep('METRICS_TOKEN', createSecretBox(server.dataFolder).seal('METRICS_TOKEN', 'figures of her own'));
    expect((await look()).verdict).toBe('good');
    await keep('SMTP_PASSWORD', createSecretBox(elsewhere.dataFolder).seal('SMTP_PASSWORD', 'porridge'));
    const finding = await look();
    expect(finding).toMatchObject({
      verdict: 'failure',
      words: expect.stringMatching(/^SMTP_PASSWORD can’t be decrypted/),
    });
    expect(finding.words).toContain('can’t be decrypted with desk.key in the data folder');
    expect(finding.words).not.toMatch(/METRICS_TOKEN|porridge/);
  });
});
