import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { openTestApp, type TestApp } from '#tests/test-app.ts';
import { CHECKS } from './checkup.ts';

describe.each(TEST_DATABASES)('what was set at the desk, looked into on %s', (kind) => {
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

  const keep = (name: string, value: string, isSealed: boolean) =>
    server.db
      .insertInto('desk_setting')
      .values({ name, value, is_sealed: isSealed ? 1 : 0, changed_at: 1, changed_by: 'Kate' })
      .execute();

  test('a secret that the key of another machine has sealed is named, and never told', async () => {
    const reading = readConfig({ DATA_DIR: server.dataFolder });
    if (!reading.ok) throw new Error(reading.problems.join());
    const look = () => CHECKS.Settings?.(reading.config, server.db);
    await keep('site.company', 'Strong Mums', false);
    await keep('METRICS_TOKEN', createSecretBox(server.dataFolder).seal('METRICS_TOKEN', 'figures of hers'), true);
    expect((await look())?.verdict).toBe('good');
    const sealed = createSecretBox(elsewhere.dataFolder).seal('SMTP_URL', 'smtps://a:porridge@mail.test:465');
    await keep('SMTP_URL', sealed, true);
    const finding = await look();
    expect(finding).toMatchObject({ verdict: 'failure', words: expect.stringMatching(/^SMTP_URL: set at the desk/) });
    expect(finding?.words).toContain('desk.key does not open it');
    expect(finding?.words).not.toMatch(/METRICS_TOKEN|porridge/);
  });
});
