import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** What a link in an e-mail lets its reader do, once. */
export type OneTimeTokenKind = 'reset_password' | 'confirm_email' | 'keep_email' | 'claim_purchase' | 'stop_reminders';

export interface NewOneTimeToken {
  kind: OneTimeTokenKind;
  userId: string;
  /** What it is about, where its owner does not say enough. */
  payload?: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface OneTimeToken {
  userId: string;
  payload: string | undefined;
}

interface TokensNeeds {
  db: Kysely<Database>;
  now: () => number;
  randomBytes: (size: number) => Buffer;
}

export type OneTimeTokensRepository = ReturnType<typeof createOneTimeTokensRepository>;

const TOKEN_BYTES = 32;

const STAYING_KINDS: readonly OneTimeTokenKind[] = ['claim_purchase', 'stop_reminders', 'keep_email'];

/** Tokens of links in e-mails: random, stored only as their hash, and good once. */
export function createOneTimeTokensRepository({ db, now, randomBytes }: TokensNeeds) {
  return {
    async issue({ kind, userId, payload, expiresAt }: NewOneTimeToken): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await db
        .insertInto('one_time_token')
        .values({
          token_hash: hashOf(token),
          kind,
          user_id: userId,
          payload: payload ?? null,
          created_at: now(),
          expires_at: expiresAt,
        })
        .execute();
      return token;
    },

    /** How many of this kind a user was sent since then. */
    async countSince(userId: string, kind: OneTimeTokenKind, since: number): Promise<number> {
      const { count } = await db
        .selectFrom('one_time_token')
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Absent if it is unknown, used, of another kind or has run out. */
    async find(kind: OneTimeTokenKind, token: string): Promise<OneTimeToken | undefined> {
      const row = await db
        .selectFrom('one_time_token')
        .select(['user_id', 'payload'])
        .where('token_hash', '=', hashOf(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', now())
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return row && { userId: row.user_id, payload: row.payload ?? undefined };
    },

    /** True for the one who uses it first. */
    async spend(transaction: Kysely<Database>, kind: OneTimeTokenKind, token: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('one_time_token')
        .set({ used_at: now() })
        .where('token_hash', '=', hashOf(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', now())
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /**
     * No link that was sent to a user before works any more. The link to a purchase that waits for her stays: it opens
     * nothing but to whoever is signed in, and she may have had to reset her password. So do those that end reminders or
     * keep her address, which is all that they can do.
     */
    async spendAll(transaction: Kysely<Database>, userId: string): Promise<void> {
      await transaction
        .updateTable('one_time_token')
        .set({ used_at: now() })
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .where('kind', 'not in', STAYING_KINDS)
        .execute();
    },

    async deleteExpiredBefore(time: number): Promise<void> {
      await db.deleteFrom('one_time_token').where('expires_at', '<', time).execute();
    },
  };
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');
