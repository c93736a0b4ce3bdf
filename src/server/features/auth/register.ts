import type { Registration } from '#contract/auth.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { SignInNeeds, SignInOrigin } from './sign-in.ts';

export interface RegisterNeeds extends Omit<SignInNeeds, 'attempts'> {
  createId: () => string;
}

export type RegisterOutcome = { ok: true; userId: string; token: string } | { ok: false; reason: 'email_taken' };

/** Opens an account and signs its owner in. Of two at once with one address, the database lets one win. */
export async function register(
  needs: RegisterNeeds,
  { email, password, firstName, lastName }: Registration,
  { device, browserId }: Pick<SignInOrigin, 'device' | 'browserId'>,
): Promise<RegisterOutcome> {
  const { accounts, accessTokens, knownBrowsers, passwords, now, createId } = needs;
  if (await accounts.findCredentials(email)) return { ok: false, reason: 'email_taken' };
  const userId = createId();
  const passwordHash = await passwords.hash(password);
  try {
    await accounts.insert({ id: userId, email, firstName, lastName, passwordHash, now: now() });
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'email_taken' };
    throw error;
  }
  await knownBrowsers.remember(userId, browserId, now());
  return { ok: true, userId, token: await accessTokens.issue(userId, device) };
}
