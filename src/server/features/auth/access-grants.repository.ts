import type { Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import * as purchases from '#server/features/purchases/purchase-changes.repository.ts';
import * as sitters from '#server/features/sitter/sitters.repository.ts';
import * as workoutDays from '#server/features/workout-days/workout-days.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as accessTokens from './access-tokens.repository.ts';
import { knownBrowsers } from './known-browsers.repository.ts';
import * as oneTimeTokens from './one-time-tokens.repository.ts';

export interface KeptSignIn {
  token: string;
  browserId: string | undefined;
}

export interface RevokedAccess {
  hadCalendarAddress: boolean;
  hadSitter: boolean;
}

/** Everything beside the password that grants access to an account, revoked together on every new password. */
export async function revokeAll(
  transaction: Transaction<Database>,
  context: Pick<ServerContext, 'now'>,
  userId: string,
  kept?: KeptSignIn,
): Promise<RevokedAccess> {
  const now = context.now();
  await accountChanges.clearPendingEmail(transaction, userId);
  // Before sign-ins, so that one by a payment that is under way is seen and ended.
  await purchases.spendLogins(transaction, userId, now);
  await oneTimeTokens.spendAll(transaction, context, userId);
  await accessTokens.revokeAll(transaction, context, userId, kept?.token);
  await knownBrowsers.forget(transaction, userId, kept?.browserId);
  const hadCalendarAddress = await workoutDays.deleteAddress(transaction, userId, now);
  const hadSitter = await sitters.remove(transaction, userId);
  if (hadSitter) await memberVersions.raise(transaction, userId);
  return { hadCalendarAddress, hadSitter };
}
