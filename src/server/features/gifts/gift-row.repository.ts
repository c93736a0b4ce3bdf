import type { Selectable } from 'kysely';
import type { GiftFacts, GiftWay } from '#domain/gifts/gift.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { Purchase } from '#server/features/purchases/purchase-row.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

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
  letterDueAt: number | undefined;
  letterRound: number;
  addressChanges: number;
  letterQueuedAt: number | undefined;
  letterSentAt: number | undefined;
  letterFailedAt: number | undefined;
  returnAskedAt: number | undefined;
}

/** What a giver chooses. */
export type GiftDetails = Pick<
  Gift,
  'giverId' | 'giverName' | 'giverEmail' | 'recipientName' | 'recipientEmail' | 'note' | 'way' | 'deliverOn'
> &
  Pick<Gift, 'letterDueAt'>;

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
    letterDueAt: row.letter_due_at ?? undefined,
    letterRound: row.letter_round,
    addressChanges: row.address_changes,
    letterQueuedAt: row.letter_queued_at ?? undefined,
    letterSentAt: row.letter_sent_at ?? undefined,
    letterFailedAt: row.letter_failed_at ?? undefined,
    returnAskedAt: row.return_asked_at ?? undefined,
  };
}

/** What decides how a gift stands, of its two rows. */
export function giftFacts(purchase: Pick<Purchase, 'status' | 'claimedAt'>, gift: Gift): GiftFacts {
  return {
    status: purchase.status,
    way: gift.way,
    isClaimed: purchase.claimedAt !== undefined,
    isReturning: gift.returnAskedAt !== undefined,
    letter: letterOf(gift),
  };
}

function letterOf({ letterSentAt, letterFailedAt, letterQueuedAt }: Gift): GiftFacts['letter'] {
  if (letterSentAt !== undefined) return 'sent';
  if (letterFailedAt !== undefined) return 'failed';
  return letterQueuedAt === undefined ? 'waiting' : 'queued';
}
