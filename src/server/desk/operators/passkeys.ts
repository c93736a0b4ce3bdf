import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { PasskeyAnswer } from '#contract/desk/sign-in.ts';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as deskCodes from './desk-codes.repository.ts';
import type { Passkey } from './operator-passkeys.repository.ts';
import * as operatorPasskeys from './operator-passkeys.repository.ts';
import type { Operator } from './operators.repository.ts';
import * as operators from './operators.repository.ts';

/** Its challenge is spent with what it leads to, so that a failure in between leaves the answer good. */
export interface NewPasskey {
  passkey: Passkey;
  challenge: string;
}

export interface CheckedPasskey {
  operator: Operator;
  credentialId: string;
  counter: number;
  challenge: string;
}

const PRODUCT = 'Fit in 30 desk';

/** Loaded at the sign-in of the desk: members never need its megabytes. */
const webAuthn = () => import('@simplewebauthn/server');

/** The relying party is the host of `origin`; each challenge is answered once. */
export async function registrationOptions(context: ServerContext, origin: string, operator: Operator) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: hostOf(origin),
    userName: operator.email,
    userDisplayName: operator.name,
    userID: new TextEncoder().encode(operator.id),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await operatorPasskeys.listIds(context.db, operator.id)).map((id) => ({ id })),
  });
  await deskCodes.rememberChallenge(context.db, context, options.challenge, 'register');
  return { ...options };
}

/** Undefined where it is not an answer to a challenge of ours. */
export async function register(
  context: ServerContext,
  origin: string,
  operatorId: string,
  answer: PasskeyAnswer,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  let challenge = '';
  const checked = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    // Whether it was asked is looked up afterwards: a database in trouble is no wrong passkey.
    expectedChallenge: (answered) => {
      challenge = answered;
      return true;
    },
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified || !isFromOurPage(answer)) return undefined;
  if (!(await deskCodes.isAsked(context.db, context, challenge, 'register'))) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  return { passkey: { credentialId: id, operatorId, publicKey: key, counter, host: hostOf(origin) }, challenge };
}

export async function signInOptions(context: ServerContext, origin: string, purpose: 'sign_in' | 'prove') {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
  await deskCodes.rememberChallenge(context.db, context, options.challenge, purpose);
  return { ...options };
}

/** Whose passkey it is. */
export async function check(
  context: ServerContext,
  origin: string,
  answer: PasskeyAnswer,
  purpose: 'sign_in' | 'prove',
): Promise<CheckedPasskey | undefined> {
  let challenge = '';
  const passkey = await operatorPasskeys.find(context.db, answer.id);
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    // Whether it was asked is looked up afterwards: a database in trouble is no wrong passkey.
    expectedChallenge: (answered) => {
      challenge = answered;
      return true;
    },
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!checked?.verified || !isFromOurPage(answer)) return undefined;
  if (!(await deskCodes.isAsked(context.db, context, challenge, purpose))) return undefined;
  const operator = await operators.find(context.db, passkey.operatorId);
  const counter = checked.authenticationInfo.newCounter;
  return operator && { operator, credentialId: passkey.credentialId, counter, challenge };
}

/** False where the same answer was used already, or the passkey was taken away. */
export async function use(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  { operator, credentialId, counter, challenge }: CheckedPasskey,
): Promise<boolean> {
  if (!(await operators.lock(transaction, operator.id))) return false;
  if (!(await deskCodes.spendChallenge(transaction, challenge))) return false;
  return operatorPasskeys.countUse(transaction, credentialId, { counter, now: now() });
}
const ClientDataSchema = z.object({ crossOrigin: z.boolean().optional(), topOrigin: z.string().optional() });

/** Not in a frame of another site: the library leaves that to us. Call after it has read the answer. */
function isFromOurPage({ response }: PasskeyAnswer): boolean {
  const { clientDataJSON } = response;
  const read = ClientDataSchema.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
  return read.success && read.data.crossOrigin !== true && read.data.topOrigin === undefined;
}

const hostOf = (origin: string) => new URL(origin).hostname;
