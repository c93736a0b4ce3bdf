import type { Kysely, Selectable } from 'kysely';
import type { GiftFacts, GiftWay } from '#domain/gifts/gift.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { Purchase } from '#server/features/purchases/purchases.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

export async function find(connection: Kysely<Database>, purchaseId: string): Promise<Gift | undefined> {
  const row = await connection.selectFrom('gift').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
  return row && toGift(row);
}

export async function findByForm(db: Kysely<Database>, formKey: string): Promise<Gift | undefined> {
  const row = await db.selectFrom('gift').selectAll().where('form_key', '=', formKey).executeTakeFirst();
  return row && toGift(row);
}

export async function listOfGiver(db: Kysely<Database>, giverId: string): Promise<Gift[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .selectAll('gift')
    .where('gift.giver_id', '=', giverId)
    .where('purchase.status', 'not in', ['pending', 'failed', 'expired'])
    .orderBy('purchase.created_at', 'desc')
    .execute();
  return rows.map(toGift);
}

/** Lists the checkouts of a giver's gifts that could still be paid. */
export async function listOpenSessions(db: Kysely<Database>, giverId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .select('purchase.stripe_session_id')
    .where('gift.giver_id', '=', giverId)
    .where('purchase.status', '=', 'pending')
    .execute();
  return rows.flatMap(({ stripe_session_id: id }) => (id === null ? [] : [id]));
}

export async function listReturning(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .select('gift.purchase_id')
    .where('gift.return_asked_at', '>', 0)
    .where('purchase.status', '=', 'unclaimed')
    .orderBy('gift.return_asked_at')
    .limit(limit)
    .execute();
  return rows.map(({ purchase_id: id }) => id);
}

/** Lists paid and unclaimed gifts whose e-mail is due. */
export async function listEmailsDue(db: Kysely<Database>, now: number, limit: number): Promise<Gift[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .selectAll('gift')
    .where('gift.email_due_at', '<=', now)
    .where('gift.email_queued_at', 'is', null)
    .where('purchase.status', '=', 'unclaimed')
    .where('gift.return_asked_at', 'is', null)
    .orderBy('gift.email_due_at')
    .limit(limit)
    .execute();
  return rows.map(toGift);
}

/** Lists gifts whose e-mail is in the outbox, and is not known to have gone. */
export async function listEmailsUnderWay(db: Kysely<Database>, after: string, limit: number): Promise<Gift[]> {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('purchase', 'purchase.id', 'gift.purchase_id')
    .selectAll('gift')
    .where('gift.email_queued_at', '>', 0)
    .where('gift.email_sent_at', 'is', null)
    .where('gift.purchase_id', '>', after)
    .where('purchase.status', '=', 'unclaimed')
    .orderBy('gift.purchase_id')
    .limit(limit)
    .execute();
  return rows.map(toGift);
}

/** Lists gifts that were paid before a time and are unclaimed, whose givers were not asked yet. */
export async function listToAskAbout(db: Kysely<Database>, paidBefore: number, limit: number): Promise<Gift[]> {
  const rows = await db
    .selectFrom('purchase')
    .innerJoin('gift', 'gift.purchase_id', 'purchase.id')
    .selectAll('gift')
    .where('purchase.status', '=', 'unclaimed')
    .where('purchase.is_gift', '=', 1)
    .where('purchase.paid_at', '<', paidBefore)
    .where('gift.asked_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(toGift);
}

/** What a gift is beside its purchase, whose state is the state of the gift. */
export interface Gift {
  purchaseId: string;
  browserHash: string | undefined;
  giverId: string | undefined;
  giverName: string;
  giverEmail: string | undefined;
  recipientName: string;
  recipientEmail: string | undefined;
  note: string;
  way: GiftWay;
  deliverOn: CalendarDay | undefined;
  emailDueAt: number | undefined;
  emailRound: number;
  addressChanges: number;
  emailQueuedAt: number | undefined;
  emailSentAt: number | undefined;
  emailFailedAt: number | undefined;
  returnAskedAt: number | undefined;
}

/** What a giver chooses. */
export type GiftDetails = Pick<
  Gift,
  'giverId' | 'giverName' | 'giverEmail' | 'recipientName' | 'recipientEmail' | 'note' | 'way' | 'deliverOn'
> &
  Pick<Gift, 'emailDueAt'>;

type GiftRow = Selectable<Database['gift']>;

export function toGift(row: GiftRow): Gift {
  return {
    purchaseId: row.purchase_id,
    browserHash: row.browser_hash ?? undefined,
    giverId: row.giver_id ?? undefined,
    giverName: row.giver_name,
    giverEmail: row.giver_email ?? undefined,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email ?? undefined,
    note: row.note,
    way: row.way,
    deliverOn: (row.deliver_on as CalendarDay | null) ?? undefined,
    emailDueAt: row.email_due_at ?? undefined,
    emailRound: row.email_round,
    addressChanges: row.address_changes,
    emailQueuedAt: row.email_queued_at ?? undefined,
    emailSentAt: row.email_sent_at ?? undefined,
    emailFailedAt: row.email_failed_at ?? undefined,
    returnAskedAt: row.return_asked_at ?? undefined,
  };
}

/** Takes from the two rows of a gift what decides how it stands. */
export function giftFacts(purchase: Pick<Purchase, 'status' | 'claimedAt'>, gift: Gift): GiftFacts {
  return {
    status: purchase.status,
    way: gift.way,
    isClaimed: purchase.claimedAt !== undefined,
    isReturning: gift.returnAskedAt !== undefined,
    email: emailOf(gift),
  };
}

function emailOf({ emailSentAt, emailFailedAt, emailQueuedAt }: Gift): GiftFacts['email'] {
  if (emailSentAt !== undefined) return 'sent';
  if (emailFailedAt !== undefined) return 'failed';
  return emailQueuedAt === undefined ? 'waiting' : 'queued';
}
