import { randomUUID } from 'node:crypto';
import {
  AUTH_CHANGE_PASSWORD_PATH,
  AUTH_CONFIRM_EMAIL_PATH,
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_KEEP_EMAIL_PATH,
  AUTH_LOGIN_PATH,
  AUTH_LOGOUT_PATH,
  AUTH_NEWSLETTER_PATH,
  AUTH_PASSWORD_LINK_PATH,
  AUTH_REGISTER_PATH,
  AUTH_RESET_PASSWORD_PATH,
  AUTH_SETTINGS_PATH,
  AUTH_SIGN_OUT_EVERYWHERE_PATH,
  calendarAddressPath,
  healthAgreementsPath,
  progressPath,
  restoreSessionPath,
  statsPath,
  stepsPath,
  TRY_STEPS_PATH,
  workoutDaysPath,
  workoutSessionPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import type { Person } from '#tests/people/people.ts';
import { TEST_START, type TestApp } from '#tests/servers/test-app.ts';
import { VALID_DESK_REQUESTS } from './valid-desk-requests.ts';
import { VALID_GIFT_REQUESTS } from './valid-gift-requests.ts';
import { VALID_PAYMENT_REQUESTS } from './valid-payment-requests.ts';
import { callAs, NEW_PASSWORD, type PrepareRequest, tokenSentTo, type ValidRequest } from './valid-request.ts';
import { VALID_SITTER_REQUESTS } from './valid-sitter-requests.ts';

const TODAY = '2026-11-20';

/** One for each route that writes, by its method and pattern. */
export const VALID_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  // Before a payment request that holds the webhooks back.
  ...VALID_DESK_REQUESTS,
  ...VALID_GIFT_REQUESTS,
  ...VALID_PAYMENT_REQUESTS,
  ...VALID_SITTER_REQUESTS,

  'POST /api/auth/register': async () => ({
    method: 'POST',
    url: AUTH_REGISTER_PATH,
    payload: { firstName: 'New', lastName: '', email: `${randomUUID()}@example.org`, password: NEW_PASSWORD },
  }),

  'POST /api/try-steps': async () => ({ method: 'POST', url: TRY_STEPS_PATH, payload: { step: 'try_begun' } }),

  'POST /api/auth/login': async ({ people }) => {
    const { email, password } = await people.register();
    return { method: 'POST', url: AUTH_LOGIN_PATH, payload: { email, password } };
  },

  'POST /api/auth/logout': async ({ people }) =>
    callAs(await people.register(), { method: 'POST', url: AUTH_LOGOUT_PATH }),

  'POST /api/auth/sign-out-everywhere': async ({ people }) => {
    const person = await people.register();
    await people.signIn(person.id);
    return callAs(person, { method: 'POST', url: AUTH_SIGN_OUT_EVERYWHERE_PATH });
  },

  'PATCH /api/auth/settings': async ({ people }) => {
    const person = await people.register();
    return callAs(person, changeOfEmail(person, `new-${person.email}`));
  },

  'POST /api/auth/forgot-password': async ({ people }) => {
    const { email } = await people.register();
    return { method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: { email } };
  },

  'POST /api/auth/reset-password': async (server) => {
    const { email } = await server.people.register();
    await server.app.inject({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: { email } });
    const token = await tokenSentTo(server, email, 'reset-password');
    return { method: 'POST', url: AUTH_RESET_PASSWORD_PATH, payload: { token, password: NEW_PASSWORD } };
  },

  'POST /api/auth/change-password': async ({ people }) => {
    const person = await people.register();
    const payload = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    return callAs(person, { method: 'POST', url: AUTH_CHANGE_PASSWORD_PATH, payload });
  },

  'POST /api/auth/confirm-email': async (server) => {
    const person = await server.people.register();
    const email = `new-${person.email}`;
    await server.app.inject(callAs(person, changeOfEmail(person, email)));
    const token = await tokenSentTo(server, email, 'confirm-email');
    return { method: 'POST', url: AUTH_CONFIRM_EMAIL_PATH, payload: { token } };
  },

  'POST /api/auth/keep-email': async (server) => {
    const person = await server.people.register();
    await server.app.inject(callAs(person, changeOfEmail(person, `new-${person.email}`)));
    const token = await tokenSentTo(server, person.email, 'keep-email');
    return { method: 'POST', url: AUTH_KEEP_EMAIL_PATH, payload: { token } };
  },

  'POST /api/auth/password-link': async (server) => {
    const { email } = await server.people.register();
    await server.app.inject({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: { email } });
    const token = await tokenSentTo(server, email, 'reset-password');
    return { method: 'POST', url: AUTH_PASSWORD_LINK_PATH, payload: { token } };
  },

  'POST /api/auth/delete-account': async ({ people }) => {
    const person = await people.subscribe();
    return callAs(person, { method: 'POST', url: AUTH_DELETE_ACCOUNT_PATH, payload: { password: person.password } });
  },

  'POST /api/auth/newsletter': async ({ people }) => {
    const payload = { answer: 'yes', wording: NEWSLETTER_WORDING };
    return callAs(await people.register(), { method: 'POST', url: AUTH_NEWSLETTER_PATH, payload });
  },

  'POST /api/users/:id/steps': async ({ people }) => {
    const person = await people.subscribe();
    return callAs(person, { method: 'POST', url: stepsPath(person.id), payload: { date: TODAY, steps: 4_000 } });
  },

  'PATCH /api/users/:id/stats': async ({ people }) => {
    const person = await people.subscribe();
    const payload = { stepGoal: 7_000, from: TODAY, restPasses: false };
    return callAs(person, { method: 'PATCH', url: statsPath(person.id), payload });
  },

  'PATCH /api/users/:id/progress': async (server) => {
    const person = await server.people.subscribe();
    for (let workout = 1; workout <= 12; workout += 1) await server.app.inject(completion(person, String(workout)));
    return callAs(person, { method: 'PATCH', url: progressPath(person.id), payload: { currentBlock: 2 } });
  },

  'POST /api/users/:id/health-agreements': async ({ people }) => {
    const person = await people.subscribe();
    const payload = { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: TEST_START };
    return callAs(person, { method: 'POST', url: healthAgreementsPath(person.id), payload });
  },

  'PATCH /api/users/:id/workout-days': async ({ people }) => chosenDays(await people.subscribe()),

  'POST /api/users/:id/calendar-address': async (server) => {
    const person = await server.people.subscribe();
    await server.app.inject(chosenDays(person));
    return callAs(person, { method: 'POST', url: calendarAddressPath(person.id) });
  },

  'DELETE /api/users/:id/calendar-address': async (server) => {
    const person = await server.people.subscribe();
    await server.app.inject(chosenDays(person));
    await server.app.inject(callAs(person, { method: 'POST', url: calendarAddressPath(person.id) }));
    return callAs(person, { method: 'DELETE', url: calendarAddressPath(person.id) });
  },

  'POST /api/users/:id/workout-sessions': async ({ people }) => completion(await people.subscribe(), '1'),

  'PATCH /api/users/:id/workout-sessions/:sessionId': async (server) => {
    const { person, sessionId } = await withSession(server);
    const payload = { rating: 4, notes: 'Corrected' };
    return callAs(person, { method: 'PATCH', url: workoutSessionPath(person.id, sessionId), payload });
  },

  'DELETE /api/users/:id/workout-sessions/:sessionId': async (server) => {
    const { person, sessionId } = await withSession(server);
    return callAs(person, { method: 'DELETE', url: workoutSessionPath(person.id, sessionId) });
  },

  'POST /api/users/:id/workout-sessions/:sessionId/restore': async (server) => {
    const { person, sessionId } = await withSession(server);
    await server.app.inject(callAs(person, { method: 'DELETE', url: workoutSessionPath(person.id, sessionId) }));
    return callAs(person, { method: 'POST', url: restoreSessionPath(person.id, sessionId) });
  },
};

const changeOfEmail = (person: Person, email: string): ValidRequest => ({
  method: 'PATCH',
  url: AUTH_SETTINGS_PATH,
  payload: { firstName: 'Anna', lastName: 'Walker', email, currentPassword: person.password },
});

const completion = (person: Person, workoutId: string): ValidRequest =>
  callAs(person, {
    method: 'POST',
    url: workoutSessionsPath(person.id),
    payload: {
      clientId: randomUUID(),
      workoutId,
      completedAt: TEST_START,
      completedOn: TODAY,
      utcOffsetMinutes: 0,
    },
  });

const chosenDays = (person: Person): ValidRequest =>
  callAs(person, {
    method: 'PATCH',
    url: workoutDaysPath(person.id),
    payload: { weekdays: [0, 2, 4], startMinute: 600, zone: 'Europe/London', emailReminders: true },
  });

async function withSession(server: TestApp): Promise<{ person: Person; sessionId: string }> {
  const person = await server.people.subscribe();
  const recorded = await server.app.inject(completion(person, '1'));
  return { person, sessionId: recorded.json().id };
}
