import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { deskCall } from '#client/desk/desk-call.ts';
import type { DoneAnswer } from '#contract/account.ts';
import type { RecoveryCodes } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';

/** An address of digits has no passkeys: they belong to a name. */
export const hasPasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(globalThis.location.hostname);

export async function beginWithPasskey(person: { code: string; name: string; email: string }): Promise<RecoveryCodes> {
  const optionsJSON = await deskCall<PublicKeyCredentialCreationOptionsJSON>(DESK_PATHS.firstOptions, person);
  const passkey = await startRegistration({ optionsJSON });
  return deskCall(DESK_PATHS.first, { ...person, passkey });
}

/** A device that has one for this desk opens it with that one. */
export async function addPasskeyFromEmail(code: string): Promise<void> {
  const optionsJSON = await deskCall<PublicKeyCredentialCreationOptionsJSON>(DESK_PATHS.emailOptions, { code });
  const passkey = await newPasskey(optionsJSON);
  await (passkey ? deskCall(DESK_PATHS.emailPasskey, { code, passkey }) : signInWithPasskey());
}

export async function addOwnPasskey(): Promise<DoneAnswer> {
  const optionsJSON = await deskCall<PublicKeyCredentialCreationOptionsJSON>(DESK_PATHS.keyOptions, {});
  const passkey = await newPasskey(optionsJSON);
  return passkey ? deskCall(DESK_PATHS.passkeys, { passkey }) : { message: 'This device already has your passkey.' };
}

/** Undefined where the device has a passkey of the operator already. */
async function newPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return undefined;
    throw error;
  }
}

export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await deskCall<PublicKeyCredentialRequestOptionsJSON>(DESK_PATHS.signInOptions, {});
  const passkey = await startAuthentication({ optionsJSON });
  await deskCall(DESK_PATHS.signInPasskey, { passkey });
}

export async function proveWithPasskey(): Promise<void> {
  const optionsJSON = await deskCall<PublicKeyCredentialRequestOptionsJSON>(DESK_PATHS.proofOptions, {});
  const passkey = await startAuthentication({ optionsJSON });
  await deskCall(DESK_PATHS.proof, { passkey });
}
