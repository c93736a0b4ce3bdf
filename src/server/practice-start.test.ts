import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AUTH_ME_PATH,
  AUTH_REGISTER_PATH,
  CHECKOUT_GIFT_PATH,
  CHECKOUT_SESSION_PATH,
  PAYMENT_CONFIG_PATH,
  PAYMENT_INTENT_PATH,
} from '#contract/paths.ts';
import { openSqliteForInspection } from '#server/platform/database/open-for-inspection.ts';
import { giftForm } from '#tests/people/givers.ts';
import { IN_PASSING, type Program, startProgram } from '#tests/programs/start-program.ts';
import { databaseFileOf } from './database-file.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const OTHERS_LET_IN = { PUBLIC_ORIGIN: 'https://fit.example', LOG_LEVEL: 'silent' };
const LIVE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_live_of_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
  STRIPE_WEBHOOK_SECRETS: 'whsec_of_nobody',
};
const SITE = {
  company: 'Kate’s Half Hour',
  address: '12 Mill Lane, Leeds',
  supportEmail: 'help@halfhour.test',
  host: 'A host of hers',
  hostCountry: 'the United Kingdom',
  mailProvider: 'A carrier of hers',
};
const CARD = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2039, securityCode: '123' };

let folder: string;
let running: Program | undefined;
let address = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-practice-'));
  mkdirSync(join(folder, 'data'));
});
afterAll(() => {
  running?.process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function startWith(environment: Record<string, string>): Promise<void> {
  running?.process.kill('SIGTERM');
  await running?.exited;
  running = startProgram(MAIN, { PORT: '0', DATA_DIR: join(folder, 'data'), ...environment });
  address = await running.address;
}

async function call(path: string, body?: object, token?: string) {
  const answer = await fetch(`${address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...IN_PASSING,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    redirect: 'manual',
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** The answers to every way of beginning to pay. */
const waysToPay = async (token: string) => [
  await call(PAYMENT_INTENT_PATH, {}, token),
  await call(CHECKOUT_SESSION_PATH, {}, token),
  await call(CHECKOUT_SESSION_PATH, {}),
  await call(CHECKOUT_GIFT_PATH, giftForm({ ui: 'hosted', delivery: { way: 'card' } })),
];

test('before the opening strangers cannot pay unless that is said, and what test cards opened ends with the first live key', async () => {
  await startWith(OTHERS_LET_IN);
  const { token, user } = (
    await call(AUTH_REGISTER_PATH, { firstName: 'Mia', email: 'mia@example.org', password: 'porridge at seven' })
  ).body;
  expect((await call(PAYMENT_CONFIG_PATH)).body).toMatchObject({ mode: 'sandbox', isOpen: false });
  for (const { status, body } of await waysToPay(token)) {
    expect([status, body.code]).toEqual([403, 'not_open_yet']);
  }
  for (const path of ['/sandbox', '/sandbox/panel/overview']) expect([302, 401]).toContain((await call(path)).status);
  expect((await call('/sandbox/panel/refund', { sessionId: 'cs_test_1' })).status).toBe(401);

  await startWith({ ...OTHERS_LET_IN, PAYMENTS: 'sandbox' });
  expect((await call(PAYMENT_CONFIG_PATH)).body).toMatchObject({ isOpen: true });
  const { clientSecret } = (await call(PAYMENT_INTENT_PATH, {}, token)).body;
  expect((await call('/sandbox/checkout/confirm', { clientSecret, card: CARD })).body.result).toBe('paid');
  const statusNow = async () => (await call(AUTH_ME_PATH, undefined, token)).body.subscriptionStatus;
  await expect.poll(statusNow).toBe('active');
  expect((await call('/sandbox/panel/overview')).status).toBe(401);

  writeFileSync(join(folder, 'data', 'site.json'), JSON.stringify(SITE));
  await startWith({ ...OTHERS_LET_IN, ...LIVE_KEYS, PUBLIC_ORIGIN: 'https://halfhour.test' });
  expect((await call(PAYMENT_CONFIG_PATH)).body).toMatchObject({ mode: 'stripe', isOpen: true });
  expect(await statusNow()).toBe('inactive');
  const db = openSqliteForInspection(databaseFileOf(join(folder, 'data')));
  const lines = await db.selectFrom('desk_activity').select(['action', 'about_user_id']).execute();
  await db.destroy();
  expect(lines).toEqual([{ action: 'practice_ended', about_user_id: user.id }]);
});
