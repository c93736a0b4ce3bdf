import { randomUUID } from 'node:crypto';
import {
  DESK_PATHS,
  deskBackupPath,
  deskEmailPath,
  deskHelperPath,
  deskMemberPath,
  fetchBackupPath,
} from '#contract/paths.ts';
import * as operators from '#server/desk/operators/operators.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import { challengeFrom, DESK_ORIGIN, DESK_PASSWORD, deskOperatorOf, printedCode } from '#tests/desk/desk-operator.ts';
import { createTestPasskey } from '#tests/desk/passkey-of-test.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { VALID_KEY_REQUESTS } from './valid-key-requests.ts';
import { VALID_MEDIA_REQUESTS } from './valid-media-requests.ts';
import { VALID_MONEY_REQUESTS } from './valid-money-requests.ts';
import { VALID_NEWSLETTER_REQUESTS } from './valid-newsletter-requests.ts';
import { buyListed } from './valid-payment-requests.ts';
import { VALID_PURCHASE_REQUESTS } from './valid-purchase-requests.ts';
import { type PrepareRequest, tokenSentTo, type ValidRequest } from './valid-request.ts';
import { VALID_WORDS_REQUESTS } from './valid-words-requests.ts';

const asStranger = (call: Omit<ValidRequest, 'method'>): ValidRequest => ({
  ...call,
  method: 'POST',
  headers: { origin: DESK_ORIGIN },
});

/** The code of an e-mail to the operator, who has lost what they signed in with. */
async function emailedCode(server: TestApp): Promise<string> {
  const { email } = await deskOperatorOf(server);
  const call = asStranger({ url: DESK_PATHS.email, payload: { code: await printedCode(server) } });
  await server.app.inject(call);
  return tokenSentTo(server, email, 'desk/start');
}

/** A passkey of the operator, made with an e-mail. */
async function passkeyOf(server: TestApp) {
  const code = await emailedCode(server);
  const passkey = createTestPasskey(DESK_ORIGIN);
  const challenge = await challengeFrom(server, DESK_PATHS.emailOptions, { payload: { code } });
  const payload = { code, passkey: passkey.register(challenge) };
  const added = await server.app.inject(asStranger({ url: DESK_PATHS.emailPasskey, payload }));
  if (added.statusCode !== 200) throw new Error(added.body);
  return passkey;
}

async function nobodyYet(server: TestApp) {
  await server.db.deleteFrom('operator').execute();
  return { code: await printedCode(server), name: 'Kate', email: 'coach@example.org' };
}

async function newRecoveryCode({ db }: TestApp): Promise<string> {
  const code = `code${++recoveryCodes}`;
  const owner = await operators.owner(db);
  await inTransaction(db, (transaction) => operators.replaceRecoveryCodes(transaction, owner?.id ?? '', [code]));
  return code;
}
let recoveryCodes = 0;

const newEmail = () => `${randomUUID()}@example.org`;

async function invitedHelper(server: TestApp): Promise<string> {
  await deskOperatorOf(server);
  const helper = { id: randomUUID(), name: 'Noor', email: newEmail(), role: 'helper' } as const;
  await inTransaction(server.db, (transaction) =>
    operators.add(transaction, helper, { passwordHash: null, now: server.clock.now() }),
  );
  return helper.id;
}

/** One that the mail server did not take, for good. */
async function givenUpEmail({ db, clock }: TestApp): Promise<string> {
  const id = randomUUID();
  const email = { id, kind: 'reset_password', recipient: 'her@example.org', dedupe_key: id, payload: '{}' };
  const times = { created_at: clock.now(), next_attempt_at: clock.now(), given_up_at: clock.now() };
  await db
    .insertInto('email_outbox')
    .values({ ...email, ...times })
    .execute();
  return id;
}

/** One for each route of the desk that writes. */
export const VALID_DESK_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/desk/start/code': async (server) =>
    asStranger({ url: DESK_PATHS.code, payload: { code: await printedCode(server) } }),

  'POST /api/desk/start/passkey-options': async (server) => {
    const person = await nobodyYet(server);
    return asStranger({ url: DESK_PATHS.firstOptions, payload: person });
  },

  'POST /api/desk/start': async (server) => {
    const person = await nobodyYet(server);
    const challenge = await challengeFrom(server, DESK_PATHS.firstOptions, { payload: person });
    const passkey = createTestPasskey(DESK_ORIGIN).register(challenge);
    return asStranger({ url: DESK_PATHS.first, payload: { ...person, passkey } });
  },

  'POST /api/desk/start/email/passkey': async (server) => {
    const code = await emailedCode(server);
    const challenge = await challengeFrom(server, DESK_PATHS.emailOptions, { payload: { code } });
    const passkey = createTestPasskey(DESK_ORIGIN).register(challenge);
    return asStranger({ url: DESK_PATHS.emailPasskey, payload: { code, passkey } });
  },

  'POST /api/desk/sign-in/passkey': async (server) => {
    const passkey = await passkeyOf(server);
    const challenge = await challengeFrom(server, DESK_PATHS.signInOptions);
    return asStranger({ url: DESK_PATHS.signInPasskey, payload: { passkey: passkey.signIn(challenge) } });
  },

  'POST /api/desk/sign-in/passkey-options': async () => asStranger({ url: DESK_PATHS.signInOptions }),

  'POST /api/desk/sign-in/password': async (server) => {
    const { email } = await deskOperatorOf(server);
    const recoveryCode = await newRecoveryCode(server);
    return asStranger({ url: DESK_PATHS.signInPassword, payload: { email, password: DESK_PASSWORD, recoveryCode } });
  },

  'POST /api/desk/start/email': async (server) => {
    await deskOperatorOf(server);
    return asStranger({ url: DESK_PATHS.email, payload: { code: await printedCode(server) } });
  },

  'POST /api/desk/start/email/passkey-options': async (server) => {
    return asStranger({ url: DESK_PATHS.emailOptions, payload: { code: await emailedCode(server) } });
  },

  'POST /api/desk/proof/passkey-options': (server) => asOperator(server, { url: DESK_PATHS.proofOptions }),

  'POST /api/desk/proof': (server) =>
    asOperator(server, { url: DESK_PATHS.proof, payload: { password: DESK_PASSWORD } }),

  'POST /api/desk/members/:memberId/access': async (server) => {
    const { id } = await server.people.register();
    return asOperator(server, { url: `${deskMemberPath(id)}/access`, payload: { access: 'give' } });
  },

  'POST /api/desk/members/:memberId/refund': async (server) => {
    const { person, purchaseId } = await buyListed(server);
    return asOperator(server, { url: `${deskMemberPath(person.id)}/refund`, payload: { purchaseId } });
  },

  'POST /api/desk/members/:memberId/receipt': async (server) => {
    const { person, purchaseId } = await buyListed(server);
    return asOperator(server, { url: `${deskMemberPath(person.id)}/receipt`, payload: { purchaseId } });
  },

  'POST /api/desk/members/:memberId/password-link': async (server) => {
    const { id } = await server.people.register();
    return asOperator(server, { url: `${deskMemberPath(id)}/password-link` });
  },

  'POST /api/desk/members/:memberId/sign-out': async (server) => {
    const { id } = await server.people.register();
    return asOperator(server, { url: `${deskMemberPath(id)}/sign-out` });
  },

  'POST /api/desk/helpers': (server) =>
    asOperator(server, { url: DESK_PATHS.helpers, payload: { name: 'Noor', email: newEmail(), role: 'helper' } }),

  'POST /api/desk/helpers/:operatorId': async (server) => {
    const id = await invitedHelper(server);
    return asOperator(server, { url: deskHelperPath(id), payload: { role: 'viewer', isDisabled: false } });
  },

  'POST /api/desk/helpers/:operatorId/invitation': async (server) =>
    asOperator(server, { url: `${deskHelperPath(await invitedHelper(server))}/invitation` }),
  'POST /api/desk/emails/:emailId/again': async (server) =>
    asOperator(server, { url: `${deskEmailPath(await givenUpEmail(server))}/again` }),

  'POST /api/desk/emails/:emailId/drop': async (server) =>
    asOperator(server, { url: `${deskEmailPath(await givenUpEmail(server))}/drop` }),

  'POST /api/desk/alerts': (server) => asOperator(server, { url: DESK_PATHS.alerts, payload: { kinds: ['review'] } }),

  'POST /api/desk/backups': (server) => asOperator(server, { url: DESK_PATHS.backups }),

  'POST /api/desk/backups/:name/restore': async (server) => {
    const { headers } = await deskOperatorOf(server);
    await server.app.inject({ method: 'POST', url: DESK_PATHS.backups, headers });
    const { backups } = (await server.app.inject({ url: DESK_PATHS.backups, headers })).json();
    return asOperator(server, { url: `${deskBackupPath(backups[0]?.name ?? '')}/restore` });
  },

  'POST /api/desk/second-place/:id/fetch': (server) =>
    asOperator(server, { url: fetchBackupPath('1a2b3c4d.daily-2026-11-19.sqlite') }),

  'POST /api/desk/settings': async (server) => {
    const { headers } = await deskOperatorOf(server);
    const { version } = (await server.app.inject({ url: DESK_PATHS.settings, headers })).json();
    const changes = [{ name: 'site.company', value: `Strong Mums ${version}` }];
    return asOperator(server, { url: DESK_PATHS.settings, payload: { seenVersion: version, changes } });
  },

  'POST /api/desk/invitations': (server) =>
    asOperator(server, { url: DESK_PATHS.invitations, payload: { firstName: 'Ella', email: newEmail() } }),

  'POST /api/desk/members/:memberId/note': async (server) => {
    const { id } = await server.people.register();
    return asOperator(server, { url: `${deskMemberPath(id)}/note`, payload: { note: 'A sore knee', seenAt: null } });
  },

  'POST /api/desk/members/:memberId/address': async (server) => {
    const { id } = await server.people.register();
    // So many may be corrected in an hour.
    server.clock.advance(3_600_001);
    return asOperator(server, { url: `${deskMemberPath(id)}/address`, payload: { email: newEmail(), isSure: true } });
  },

  'POST /api/desk/members/:memberId/address/stop': async (server) => {
    const { id, email } = await server.people.register();
    await server.db
      .insertInto('address_correction')
      .values({ user_id: id, old_email: email, new_email: newEmail(), asked_at: 0, due_at: Number.MAX_SAFE_INTEGER })
      .execute();
    return asOperator(server, { url: `${deskMemberPath(id)}/address/stop` });
  },

  'POST /api/desk/members/:memberId/delete': async (server) => {
    const { id, email } = await server.people.register();
    return asOperator(server, { url: `${deskMemberPath(id)}/delete`, payload: { email } });
  },

  ...VALID_KEY_REQUESTS,

  ...VALID_MONEY_REQUESTS,
  ...VALID_PURCHASE_REQUESTS,

  ...VALID_MEDIA_REQUESTS,
  ...VALID_NEWSLETTER_REQUESTS,
  ...VALID_WORDS_REQUESTS,

  'POST /api/desk/sign-out': (server) => asOperator(server, { url: DESK_PATHS.signOut }),
};
