import { expect, test } from 'vitest';
import {
  AUTH_LOGIN_PATH,
  AUTH_LOGOUT_PATH,
  CHECKOUT_SESSION_PATH,
  checkoutVerifyPath,
  DESK_PATHS,
} from '#contract/paths.ts';
import { DESK_PASSWORD, printedCode } from '#tests/desk/desk-operator.ts';
import { sessionIdOf } from '#tests/people/buyers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const ORIGIN = 'https://fit.example';

const server = serveTestApp('sqlite', { environment: { PUBLIC_ORIGIN: ORIGIN, PAYMENTS: 'sandbox' } });

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { host: 'fit.example', origin: ORIGIN, ...headers } });
type Answer = Awaited<ReturnType<typeof post>>;

const isOfThisHostOnly = (answer: Answer) => {
  expect(answer.cookies.length).toBeGreaterThan(0);
  for (const cookie of answer.cookies) {
    expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true });
    expect(cookie.name).toMatch(/^__Host-/);
    expect(cookie).not.toHaveProperty('domain');
  }
};
const cookieIn = ({ cookies }: Answer) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test('over https the mark of a browser belongs to this host only, and is known again', async () => {
  const { email, password } = await server.people.register();
  const first = await post(AUTH_LOGIN_PATH, { email, password });
  isOfThisHostOnly(first);
  const again = await post(AUTH_LOGIN_PATH, { email, password }, { cookie: cookieIn(first) });
  expect(cookieIn(again)).toBe(cookieIn(first));
  const plain = cookieIn(first).replace('__Host-', '');
  expect(cookieIn(await post(AUTH_LOGIN_PATH, { email, password }, { cookie: plain }))).not.toBe(cookieIn(first));
});

test('over https a purchase belongs to the browser that began it by a cookie of this host only', async () => {
  const started = await post(CHECKOUT_SESSION_PATH);
  isOfThisHostOnly(started);
  const sessionId = sessionIdOf(started.json());
  await server.cards.pay(sessionId, { email: 'guest@example.org', name: 'AMIRA KHAN' });
  await server.cards.webhooks.settled();
  const look = async (cookie: string) => {
    const headers = { host: 'fit.example', cookie };
    return (await server.app.inject({ url: checkoutVerifyPath(sessionId), headers })).json().needsPasswordSetup;
  };
  expect([await look(cookieIn(started)), await look(cookieIn(started).replace('__Host-', ''))]).toEqual([true, false]);
});

test('at a logout over https they are taken away by the same names', async () => {
  const { headers } = await server.people.register();
  const answer = await post(AUTH_LOGOUT_PATH, {}, headers);
  isOfThisHostOnly(answer);
  expect(answer.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ['__Host-fit30_checkout', '', 0],
    ['__Host-fit30_gift', '', 0],
  ]);
});

test('over https the cookies of the desk belong to this host only', async () => {
  const begun = { code: await printedCode(server), name: 'Kate', email: 'kate@example.org', password: DESK_PASSWORD };
  isOfThisHostOnly(await post(DESK_PATHS.first, begun));
});
