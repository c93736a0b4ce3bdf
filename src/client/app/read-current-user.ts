import { readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { authToken } from '#client/parts/account/first-page-storage.ts';
import { refusalBehind } from '#client/parts/server/fetch-failure.ts';
import type { User } from '#contract/auth.ts';

export type UserReading =
  | { kind: 'user'; user: User }
  | { kind: 'refused'; status: 401 | 403; message?: string | undefined }
  /** Offline, or the server has trouble: what is stored is trusted. */
  | { kind: 'unreachable' }
  /** The sign-in changed meanwhile: the answer is stale. */
  | { kind: 'outdated' };

/** Never throws. */
export async function readCurrentUser(signal?: AbortSignal): Promise<UserReading> {
  const askedWith = authToken.read();
  const reading = await ask(signal);
  return authToken.read() === askedWith ? reading : { kind: 'outdated' };
}

async function ask(signal: AbortSignal | undefined): Promise<UserReading> {
  try {
    return { kind: 'user', user: await readSignedInUser(signal) };
  } catch (error) {
    const { status, serverMessage: message } = refusalBehind(error) ?? {};
    return status === 401 || status === 403 ? { kind: 'refused', status, message } : { kind: 'unreachable' };
  }
}
