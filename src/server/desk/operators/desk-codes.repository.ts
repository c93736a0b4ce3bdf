import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { forUpdate } from '#server/platform/database/for-update.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface DeskCode {
  /** Undefined for one that the server printed. */
  operatorId: string | undefined;
}

interface NewDeskCode {
  operatorId?: string;
  expiresAt?: number;
  /** Beside those that this operator has. */
  isOneMore?: boolean;
  /** Beside those that are not older than this, in milliseconds. */
  keptMs?: number;
}

/** What a passkey is asked for; its answer is good for nothing else. */
export type ChallengePurpose = 'register' | 'sign_in' | 'prove';

export interface DeskCodesNeeds {
  db: Kysely<Database>;
  now: () => number;
  randomBytes: (size: number) => Buffer;
}

export type DeskCodesRepository = ReturnType<typeof createDeskCodesRepository>;

const CODE_BYTES = 32;

/** How long a browser may take to answer a passkey's challenge. */
const CHALLENGE_MS = 5 * 60_000;

/** One-time codes that open the desk, and what passkeys are asked; only hashes of codes are stored. */
export function createDeskCodesRepository({ db, now, randomBytes }: DeskCodesNeeds) {
  const usable = (within: Kysely<Database>) =>
    within
      .selectFrom('desk_code')
      .select(['code_hash', 'operator_id'])
      .where('used_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]));

  async function issueIn(
    transaction: Kysely<Database>,
    { operatorId, expiresAt, isOneMore = false, keptMs }: NewDeskCode,
  ): Promise<string> {
    const code = randomBytes(CODE_BYTES).toString('base64url');
    if (!isOneMore) {
      await transaction
        .deleteFrom('desk_code')
        .where('operator_id', operatorId === undefined ? 'is' : '=', operatorId ?? null)
        .$if(keptMs !== undefined, (query) => query.where('created_at', '<', now() - (keptMs ?? 0)))
        .execute();
    }
    await transaction
      .insertInto('desk_code')
      .values({
        code_hash: hashOf(code),
        operator_id: operatorId ?? null,
        created_at: now(),
        expires_at: expiresAt ?? null,
      })
      .execute();
    return code;
  }

  return {
    /** A printed code replaces the one printed before; a letter's replaces that operator's. */
    issue: (code: NewDeskCode): Promise<string> => inTransaction(db, (transaction) => issueIn(transaction, code)),

    /** For a letter. Undefined if she may not come in any more. */
    issueTo: (code: NewDeskCode & { operatorId: string }): Promise<string | undefined> =>
      inTransaction(db, async (transaction) => {
        const operator = await transaction
          .selectFrom('operator')
          .select('id')
          .where('id', '=', code.operatorId)
          .where('disabled_at', 'is', null)
          .$call(forUpdate(transaction))
          .executeTakeFirst();
        return operator && issueIn(transaction, code);
      }),

    issueIn,

    /** Undefined if unknown, used or expired. */
    async find(code: string, within: Kysely<Database> = db): Promise<DeskCode | undefined> {
      const row = await usable(within).where('code_hash', '=', hashOf(code)).executeTakeFirst();
      return row && { operatorId: row.operator_id ?? undefined };
    },

    /** True for the first caller only. */
    async spend(transaction: Kysely<Database>, code: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('desk_code')
        .set({ used_at: now() })
        .where('code_hash', '=', hashOf(code))
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    ...passkeyChallenges({ db, now }),
  };
}

function passkeyChallenges({ db, now }: Pick<DeskCodesNeeds, 'db' | 'now'>) {
  return {
    rememberChallenge: (challenge: string, purpose: ChallengePurpose): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('passkey_challenge').where('expires_at', '<=', now()).execute();
        await transaction
          .insertInto('passkey_challenge')
          .values({ challenge, purpose, expires_at: now() + CHALLENGE_MS })
          .execute();
      }),

    /** Whether the challenge was issued for this, and is neither answered nor expired. */
    async isAsked(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
      const row = await db
        .selectFrom('passkey_challenge')
        .select('challenge')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** True for the first answer only. */
    async spendChallenge(transaction: Kysely<Database>, challenge: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('passkey_challenge')
        .where('challenge', '=', challenge)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

const hashOf = (code: string) => hash('sha256', code, 'base64url');
