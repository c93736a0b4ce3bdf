import type { Kysely, Transaction } from 'kysely';
import { lockAccount } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface MemberNote {
  text: string;
  savedAt: number;
  savedBy: string;
}

/** What operators write down about a member. */
export async function find(db: Kysely<Database>, userId: string): Promise<MemberNote | undefined> {
  const row = await db.selectFrom('member_note').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && { text: row.note, savedAt: row.saved_at, savedBy: row.saved_by };
}

/** Optimistic lock: returns the stored note if it is not the one seen, else replaces it. */
export async function replace(
  transaction: Transaction<Database>,
  { userId, text, seenAt, savedBy, now }: NoteChange,
): Promise<MemberNote | undefined> {
  await lockAccount(transaction, userId);
  const row = await transaction.selectFrom('member_note').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row && row.saved_at !== seenAt) return { text: row.note, savedAt: row.saved_at, savedBy: row.saved_by };
  await transaction.deleteFrom('member_note').where('user_id', '=', userId).execute();
  const saved_at = Math.max(now, (row?.saved_at ?? 0) + 1);
  if (text !== '') {
    await transaction
      .insertInto('member_note')
      .values({ user_id: userId, note: text, saved_at, saved_by: savedBy })
      .execute();
  }
  return undefined;
}

interface NoteChange {
  userId: string;
  text: string;
  /** When the note was saved that its author has seen; null for none. */
  seenAt: number | null;
  savedBy: string;
  now: number;
}
