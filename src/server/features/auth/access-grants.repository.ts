import type { Kysely } from 'kysely';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { MemberVersionRepository } from '#server/features/dashboard/member-version.repository.ts';
import type { PurchasesRepository } from '#server/features/purchases/purchases.repository.ts';
import type { CoversRepository } from '#server/features/sitter/sitters.repository.ts';
import type { WorkoutDaysRepository } from '#server/features/workout-days/workout-days.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';
import type { KnownBrowsersRepository } from './known-browsers.repository.ts';
import type { OneTimeTokensRepository } from './one-time-tokens.repository.ts';

interface AccessGrantsNeeds {
  accounts: AccountsRepository;
  accessTokens: AccessTokensRepository;
  knownBrowsers: KnownBrowsersRepository;
  oneTimeTokens: OneTimeTokensRepository;
  workoutDays: WorkoutDaysRepository;
  covers: CoversRepository;
  memberVersions: MemberVersionRepository;
  purchases: Pick<PurchasesRepository, 'spendLogins'>;
  now: () => number;
}

export interface KeptSignIn {
  token: string;
  browserId: string | undefined;
}

export interface RevokedAccess {
  hadCalendarAddress: boolean;
  hadCover: boolean;
}

export type AccessGrantsRepository = ReturnType<typeof createAccessGrantsRepository>;

/** Everything beside the password that grants access to an account, revoked together on every new password. */
export function createAccessGrantsRepository(needs: AccessGrantsNeeds) {
  const { accounts, accessTokens, knownBrowsers, oneTimeTokens, workoutDays, covers, memberVersions, purchases, now } =
    needs;
  return {
    async revokeAll(transaction: Kysely<Database>, userId: string, kept?: KeptSignIn): Promise<RevokedAccess> {
      await accounts.clearPendingEmail(transaction, userId);
      // Before sign-ins, so that one by a payment that is under way is seen and ended.
      await purchases.spendLogins(transaction, userId, now());
      await oneTimeTokens.spendAll(transaction, userId);
      await accessTokens.revokeAll(transaction, userId, kept?.token);
      await knownBrowsers.forgetAll(transaction, userId, kept?.browserId);
      const hadCalendarAddress = await workoutDays.deleteAddress(transaction, userId, now());
      const hadCover = await covers.delete(transaction, userId);
      if (hadCover) await memberVersions.raise(transaction, userId);
      return { hadCalendarAddress, hadCover };
    },
  };
}
