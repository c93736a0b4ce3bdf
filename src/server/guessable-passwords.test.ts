import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  AUTH_CHANGE_PASSWORD_PATH,
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_REGISTER_PATH,
  AUTH_RESET_PASSWORD_PATH,
  CHECKOUT_CLAIM_ACCOUNT_PATH,
  DESK_PATHS,
} from '#contract/paths.ts';
import { GUESSABLE_PASSWORD_TEXTS } from '#domain/account/new-password.ts';
import * as deskCodes from '#server/desk/operators/desk-codes.repository.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { DESK_ORIGIN, deskOperatorOf, operatorWith, printedCode } from '#tests/desk/desk-operator.ts';
import { emailsTo, tokenIn } from '#tests/mail/mailbox.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

interface Place {
  field: string;
  email: string;
  names: readonly string[];
  /** Of those that are refused, all are long enough. */
  send: (password: string) => Promise<{ statusCode: number; json: () => { fields?: unknown } }>;
}

const GOOD = 'porridge at half past eight';
const COMMON = 'q1w2e3r4t5y6';

describe.each(TEST_DATABASES)('a password that is easy to guess, on %s', (kind) => {
  const server = serveTestApp(kind);

  const post = (url: string, payload: object, headers: Record<string, string> = {}, cookies = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers, cookies });
  const linkTo = async (email: string, page: string) => tokenIn((await emailsTo(server, email)).at(-1)?.text, page);
  const desk = { origin: DESK_ORIGIN };
  const MEMBER = ['Alexandrina', 'Featherstone'];

  let count = 0;
  function address() {
    count += 1;
    return `featherweight.${count}@example.org`;
  }

  const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
    'creates an account': async () => {
      const [firstName, lastName] = MEMBER;
      const email = address();
      const send = (password: string) => post(AUTH_REGISTER_PATH, { firstName, lastName, email, password });
      return { field: 'password', email, names: MEMBER, send };
    },
    'changes it': async () => {
      const [firstName = '', lastName = ''] = MEMBER;
      const person = await server.people.register({ email: address(), firstName, lastName });
      const send = (newPassword: string) =>
        post(AUTH_CHANGE_PASSWORD_PATH, { currentPassword: person.password, newPassword }, person.headers);
      return { field: 'newPassword', email: person.email, names: MEMBER, send };
    },
    'has forgotten hers': async () => {
      const [firstName = '', lastName = ''] = MEMBER;
      const { email } = await server.people.register({ email: address(), firstName, lastName });
      await post(AUTH_FORGOT_PASSWORD_PATH, { email });
      const token = await linkTo(email, 'reset-password');
      const send = (password: string) => post(AUTH_RESET_PASSWORD_PATH, { token, password });
      return { field: 'password', email, names: MEMBER, send };
    },
    'has paid, and chooses the first': async () => {
      const email = address();
      const { sessionId, cookies } = await buyAsGuest(server, { email, name: 'ALEXANDRINA FEATHERSTONE' });
      const send = (password: string) => post(CHECKOUT_CLAIM_ACCOUNT_PATH, { sessionId, password }, {}, cookies);
      return { field: 'password', email, names: MEMBER, send };
    },
    'has paid, and chooses the first by letter': async () => {
      const email = address();
      await buyAsGuest(server, { email, name: 'ALEXANDRINA FEATHERSTONE' });
      const token = await linkTo(email, 'set-password');
      const send = (password: string) => post(AUTH_RESET_PASSWORD_PATH, { token, password });
      return { field: 'password', email, names: MEMBER, send };
    },
    'begins the desk': async () => {
      await server.db.deleteFrom('operator').execute();
      const [code, email] = [await printedCode(server), address()];
      const name = 'Alexandrina Rose';
      const send = (password: string) => post(DESK_PATHS.first, { code, name, email, password }, desk);
      return { field: 'password', email, names: [name], send };
    },
    'comes back to the desk by letter': async () => {
      await deskOperatorOf(server);
      const { id } = await operatorWith(server, { role: 'helper' });
      const [email, name] = [address(), 'Alexandrina Rose'];
      await server.db.updateTable('operator').set({ email, name }).where('id', '=', id).execute();
      const context = { now: server.clock.now, randomBytes };
      const code = await deskCodes.issue(server.db, context, { operatorId: id });
      const send = (password: string) => post(DESK_PATHS.emailPasskey, { code, password }, desk);
      return { field: 'password', email, names: [name], send };
    },
    'sets one at the desk': async () => {
      await deskOperatorOf(server);
      const { id, headers } = await operatorWith(server, { role: 'helper' });
      const [email, name] = [address(), 'Alexandrina Rose'];
      await server.db.updateTable('operator').set({ email, name }).where('id', '=', id).execute();
      return {
        field: 'password',
        email,
        names: [name],
        send: (password) => post(DESK_PATHS.password, { password }, headers),
      };
    },
  };

  test.each(Object.keys(PLACES))('is refused to whoever %s, by its field and reason', async (name) => {
    const place = await PLACES[name]?.();
    if (!place) throw new Error(name);
    const { field, email, names, send } = place;
    const refused = [
      [COMMON, 'too_common'],
      [email.toUpperCase(), 'own_address'],
      [email.split('@')[0] ?? '', 'own_address'],
      [`${names.join(' ')} 1984`, 'own_name'],
    ] as const;
    for (const [password, why] of refused) {
      const answer = await send(password);
      expect([password, answer.statusCode, answer.json().fields]).toEqual([
        password,
        400,
        [{ field, message: GUESSABLE_PASSWORD_TEXTS[why] }],
      ]);
    }
    expect(Math.trunc((await send(GOOD)).statusCode / 100)).toBe(2);
  });

  test('at the desk one number is said for one that is too short, however short', async () => {
    await deskOperatorOf(server);
    const { headers } = await operatorWith(server, { role: 'helper' });
    for (const password of ['abc', 'eleven char']) {
      const answer = await post(DESK_PATHS.password, { password }, headers);
      const message = 'Use 12 characters or more. This password protects your members’ details.';
      expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'password', message }]]);
    }
  });
});
