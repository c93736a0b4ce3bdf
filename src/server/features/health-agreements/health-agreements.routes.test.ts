import { describe, expect, test } from 'vitest';
import { AUTH_EXPORT_PATH, healthAgreementsPath } from '#contract/paths.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { TEST_START } from '#tests/servers/test-app.ts';

const DAY_MS = 86_400_000;
const TICK = { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: TEST_START - DAY_MS };

describe.each(TEST_DATABASES)('agreeing to the health disclaimer on %s', (kind) => {
  const server = serveTestApp(kind);

  const agree = (person: Person, payload: object) =>
    server.app.inject({ method: 'POST', url: healthAgreementsPath(person.id), headers: person.headers, payload });
  const exported = async ({ headers }: Person) =>
    (await server.app.inject({ url: AUTH_EXPORT_PATH, headers })).json().healthAgreements;

  test('version and date are kept, and come with the member’s own data', async () => {
    const person = await server.people.subscribe();
    expect(await exported(person)).toEqual([]);
    const answer = await agree(person, TICK);
    expect([answer.statusCode, answer.json()]).toEqual([200, TICK]);
    expect(await exported(person)).toEqual([
      { version: HEALTH_DISCLAIMER_VERSION, agreedAt: '2026-11-19T09:00:00.000Z' },
    ]);
  });

  test('the first tick stands, however often and from wherever it is sent again', async () => {
    const person = await server.people.subscribe();
    const sent = await Promise.all([0, 1, 2].map(() => agree(person, TICK)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const later = await agree(person, { ...TICK, agreedAt: TEST_START });
    expect(later.json()).toEqual(TICK);
    expect(await exported(person)).toHaveLength(1);
  });

  test('a clock that runs ahead does not date it in the future', async () => {
    const person = await server.people.subscribe();
    expect((await agree(person, { ...TICK, agreedAt: TEST_START + DAY_MS })).json().agreedAt).toBe(TEST_START);
  });

  test('no answer about health is taken along', async () => {
    const person = await server.people.subscribe();
    await agree(person, { ...TICK, ticked: ['pregnant'], hold: 'pregnant', pelvicSafe: true });
    const rows = await server.db.selectFrom('health_agreement').selectAll().where('user_id', '=', person.id).execute();
    expect(rows).toEqual([{ user_id: person.id, version: TICK.disclaimerVersion, agreed_at: TICK.agreedAt }]);
  });

  test.each([
    { ...TICK, disclaimerVersion: '2020-01-01' },
    { ...TICK, agreedAt: 5 },
    { disclaimerVersion: TICK.disclaimerVersion },
    {},
  ])('refuses %j', async (payload) => {
    const person = await server.people.subscribe();
    const answer = await agree(person, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(await exported(person)).toEqual([]);
  });
});
