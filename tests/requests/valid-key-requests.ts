import { randomBytes, randomUUID } from 'node:crypto';
import type { SignInMethods } from '#contract/desk/sign-in-methods.ts';
import { DESK_PATHS, deskHelperPath, deskPasskeyRemovePath } from '#contract/paths.ts';
import * as operatorSessions from '#server/desk/operators/operator-sessions.repository.ts';
import * as operators from '#server/desk/operators/operators.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import { challengeFrom, DESK_ORIGIN, deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { createTestPasskey } from '#tests/desk/passkey-of-test.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { PrepareRequest } from './valid-request.ts';

async function newPasskey(server: TestApp) {
  const { headers } = await deskOperatorOf(server);
  const challenge = await challengeFrom(server, DESK_PATHS.keyOptions, { headers });
  return { passkey: createTestPasskey(DESK_ORIGIN).register(challenge) };
}

async function helperWithKey({ db, clock }: TestApp): Promise<string> {
  const id = randomUUID();
  const helper = { id, name: 'Noor', email: `${id}@example.org`, role: 'helper' } as const;
  await inTransaction(db, (transaction) =>
    operators.add(transaction, helper, { passwordHash: 'of hers', now: clock.now() }),
  );
  return id;
}

async function signInElsewhere({ db, clock }: TestApp): Promise<void> {
  const owner = await operators.owner(db);
  const context = { now: clock.now, randomBytes };
  await inTransaction(db, (transaction) =>
    operatorSessions.issue(transaction, context, owner?.id ?? '', 'another phone'),
  );
}

/** One for each route that changes with what somebody comes in at the desk. */
export const VALID_KEY_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/desk/sign-in/recovery-code': async (server) => {
    const { email } = await deskOperatorOf(server);
    const code = `lost${++lostKeys}`;
    const owner = await operators.owner(server.db);
    await inTransaction(server.db, (transaction) =>
      operators.replaceRecoveryCodes(transaction, owner?.id ?? '', [code]),
    );
    const payload = { email, recoveryCode: code };
    return { method: 'POST', url: DESK_PATHS.signInRecoveryCode, headers: { origin: DESK_ORIGIN }, payload };
  },

  'POST /api/desk/sign-in-methods/passkeys/options': (server) => asOperator(server, { url: DESK_PATHS.keyOptions }),

  'POST /api/desk/sign-in-methods/passkeys': async (server) =>
    asOperator(server, { url: DESK_PATHS.passkeys, payload: await newPasskey(server) }),

  'POST /api/desk/sign-in-methods/passkeys/:passkeyId/remove': async (server) => {
    const call = await asOperator(server, { url: DESK_PATHS.passkeys, payload: await newPasskey(server) });
    await server.app.inject(call);
    const { headers } = await deskOperatorOf(server);
    const { passkeys } = (await server.app.inject({ url: DESK_PATHS.signInMethods, headers })).json() as SignInMethods;
    return asOperator(server, { url: deskPasskeyRemovePath(passkeys.at(-1)?.id ?? '') });
  },

  'POST /api/desk/sign-in-methods/recovery-codes': (server) => asOperator(server, { url: DESK_PATHS.recoveryCodes }),

  'POST /api/desk/sign-in-methods/password': (server) =>
    asOperator(server, { url: DESK_PATHS.password, payload: { password: 'a long way to the sea' } }),

  'POST /api/desk/sign-in-methods/sign-ins/end': async (server) => {
    const call = await asOperator(server, { url: DESK_PATHS.endSignIns, payload: {} });
    await signInElsewhere(server);
    return call;
  },

  'POST /api/desk/helpers/:operatorId/keys/withdraw': async (server) =>
    asOperator(server, { url: `${deskHelperPath(await helperWithKey(server))}/keys/withdraw` }),
};
let lostKeys = 0;
