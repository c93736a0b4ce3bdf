import { LRUCache } from 'lru-cache';
import type { User } from '#contract/auth.ts';
import { USER_COLUMNS } from '#server/features/account/accounts.repository.ts';
import type { Change, CommittedChanges } from '#server/platform/database/committed-changes.ts';

/** What a token was found to open. */
export interface KnownOwner {
  user: User;
  lastUsedAt: number;
  expiresAt: number;
}

/**
 * Beyond this many tokens the one that was found longest ago is forgotten, and looked for again when it comes: as many as
 * are there at once of a hundred thousand members. About a kilobyte each.
 */
const MAX_KNOWN = 3_000;

/** Every write after which somebody may be somebody else, have access or not, or be signed out. */
const ENDING: readonly Change[] = [
  'access_token.revoked_at',
  'delete from access_token',
  ...USER_COLUMNS.map((column): Change => column),
  'delete from user',
  'purchase.user_id',
  'purchase.status',
  'insert into purchase',
  'delete from purchase',
];

/**
 * Whom tokens belong to, for as long as nothing is committed that could make it untrue. Where nobody tells what is
 * committed nothing is kept, and a token that is not known is looked for each time.
 */
export function createKnownOwners(changes: CommittedChanges | undefined) {
  const known = new LRUCache<string, KnownOwner>({ max: MAX_KNOWN });
  const currentStamp = changes?.watch(ENDING);
  let stamp: number | undefined;

  function forgetWhatMayBeUntrue(readStamp: () => number): number {
    const current = readStamp();
    if (current !== stamp) known.clear();
    stamp = current;
    return current;
  }

  return {
    find(tokenHash: string): KnownOwner | undefined {
      if (!currentStamp) return undefined;
      forgetWhatMayBeUntrue(currentStamp);
      // To note each look as a use would cost more than the look.
      return known.peek(tokenHash);
    },

    /** Reads the owner, and keeps it unless something was committed while it was read. */
    async keep(tokenHash: string, read: () => Promise<KnownOwner | undefined>): Promise<KnownOwner | undefined> {
      if (!currentStamp) return read();
      const before = forgetWhatMayBeUntrue(currentStamp);
      const owner = await read();
      if (owner && forgetWhatMayBeUntrue(currentStamp) === before) {
        known.set(tokenHash, owner);
      }
      return owner;
    },

    /** After a change that leaves what others are known by as it is. */
    forget(tokenHash: string): void {
      known.delete(tokenHash);
    },
  };
}
