import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyAnswer } from '#contract/desk.ts';
import type { DeskCodesRepository } from './desk-codes.repository.ts';
import type { OperatorPasskeysRepository, Passkey } from './operator-passkeys.repository.ts';
import type { Operator, OperatorsRepository } from './operators.repository.ts';

interface PasskeysNeeds {
  operators: OperatorsRepository;
  ownPasskeys: OperatorPasskeysRepository;
  deskCodes: DeskCodesRepository;
  now: () => number;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

const PRODUCT = 'Fit in 30 desk';

/** The relying party is the host of `origin`; each challenge is answered once. */
export function createPasskeys({ operators, ownPasskeys, deskCodes, now }: PasskeysNeeds) {
  return {
    async registrationOptions(origin: string, operator: Operator) {
      const options = await generateRegistrationOptions({
        rpName: PRODUCT,
        rpID: hostOf(origin),
        userName: operator.email,
        userDisplayName: operator.name,
        userID: new TextEncoder().encode(operator.id),
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: (await ownPasskeys.listIds(operator.id)).map((id) => ({ id })),
      });
      await deskCodes.rememberChallenge(options.challenge);
      return { ...options };
    },

    /** Undefined where it is not an answer to a challenge of ours. */
    async register(origin: string, operatorId: string, answer: PasskeyAnswer): Promise<Passkey | undefined> {
      const checked = await verifyRegistrationResponse({
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge: deskCodes.spendChallenge,
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!checked?.verified) return undefined;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      return { credentialId: id, operatorId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    },

    async signInOptions(origin: string) {
      const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
      await deskCodes.rememberChallenge(options.challenge);
      return { ...options };
    },

    /** Whose passkey it is. */
    async check(origin: string, answer: PasskeyAnswer): Promise<Operator | undefined> {
      const passkey = await ownPasskeys.find(answer.id);
      if (!passkey) return undefined;
      const checked = await verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: deskCodes.spendChallenge,
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      if (!checked?.verified) return undefined;
      await ownPasskeys.countUse(passkey.credentialId, checked.authenticationInfo.newCounter, now());
      return operators.find(passkey.operatorId);
    },
  };
}

const hostOf = (origin: string) => new URL(origin).hostname;
