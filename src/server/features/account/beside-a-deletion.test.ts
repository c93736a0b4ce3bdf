import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import {
  AUTH_CHANGE_PASSWORD_PATH,
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_NEWSLETTER_PATH,
  AUTH_SETTINGS_PATH,
  CHECKOUT_SESSION_PATH,
  healthAgreementsPath,
  PAYMENT_INTENT_PATH,
  statsPath,
  stepsPath,
  workoutDaysPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { TEST_START } from '#tests/servers/test-app.ts';

interface Write {
  method?: 'POST' | 'PATCH';
  url: string;
  payload: object;
}

const WRITES: Readonly<Record<string, (person: Person) => Write>> = {
  'a second deletion': ({ password }) => ({ url: AUTH_DELETE_ACCOUNT_PATH, payload: { password } }),
  'a new password': ({ password }) => ({
    url: AUTH_CHANGE_PASSWORD_PATH,
    payload: { currentPassword: password, newPassword: 'another horse entirely' },
  }),
  'a new name': ({ email }) => ({ method: 'PATCH', url: AUTH_SETTINGS_PATH, payload: { firstName: 'Ann', email } }),
  'a new address': ({ email, password }) => ({
    method: 'PATCH',
    url: AUTH_SETTINGS_PATH,
    payload: { firstName: 'Ann', email: `new-${email}`, currentPassword: password },
  }),
  'a workout': ({ id }) => ({ url: workoutSessionsPath(id), payload: completion() }),
  'a day of steps': ({ id }) => ({ url: stepsPath(id), payload: { date: '2026-11-19', steps: 4_321 } }),
  'a goal': ({ id }) => ({
    method: 'PATCH',
    url: statsPath(id),
    payload: { stepGoal: 7_000, from: '2026-11-20' },
  }),
  'workout days': ({ id }) => ({
    method: 'PATCH',
    url: workoutDaysPath(id),
    payload: { weekdays: [0], startMinute: 600, zone: 'UTC' },
  }),
  'the health disclaimer': ({ id }) => ({
    url: healthAgreementsPath(id),
    payload: { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: TEST_START },
  }),
  'an answer about the newsletter': () => ({
    url: AUTH_NEWSLETTER_PATH,
    payload: { answer: 'yes', wording: NEWSLETTER_WORDING },
  }),
  'a payment on our page': () => ({ url: PAYMENT_INTENT_PATH, payload: {} }),
  'a payment on the other page': () => ({ url: CHECKOUT_SESSION_PATH, payload: {} }),
};

describe.each(TEST_DATABASES)('a call whose account is deleted while it is on its way, on %s', (kind) => {
  const server = serveTestApp(kind);

  const remove = ({ headers, password }: Person) =>
    server.app.inject({ method: 'POST', url: AUTH_DELETE_ACCOUNT_PATH, headers, payload: { password } });

  test.each(Object.keys(WRITES))('%s finds nobody signed in', async (name) => {
    const person = name.startsWith('a payment') ? await server.people.register() : await server.people.subscribe();
    const { method = 'POST', url, payload } = WRITES[name]?.(person) ?? { url: '', payload: {} };
    // Who is calling is looked at before the body comes: then the account goes.
    async function* lateBody() {
      expect((await remove(person)).statusCode).toBe(200);
      yield JSON.stringify(payload);
    }
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...person.headers, 'content-type': 'application/json' },
      payload: Readable.from(lateBody()),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
    const told = (await server.sentEmails()).filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(told).toEqual(['Your account has been deleted']);
  });
});
