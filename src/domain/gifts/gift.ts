import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';

/** Longest note of a giver, in UTF-16 units (product §26). */
export const GIFT_NOTE_MAX_LENGTH = 280;

/** A letter goes on one of so many days after the giver's own day, which is one of them too (product §26). */
export const GIFT_DAYS_AHEAD = 365;

/** After so many days unclaimed, the giver is asked what shall become of her gift (product §26). */
export const GIFT_ASKED_AFTER_DAYS = 730;

/** A letter goes so often at most, each time to where its giver says (product §26). */
export const MAX_GIFT_LETTERS = 10;

/** The giver may send the letter so often to another address; her note goes with the first one only (product §26). */
export const MAX_GIFT_ADDRESS_CHANGES = 2;

/** So many cards can be made of one gift; each holds until one of them is used. */
export const MAX_GIFT_CARDS = 50;

/** The browser that paid can ask so often for the giver's link of one gift; the one in her e-mail stays (product §26). */
export const MAX_GIVER_LINKS = 100;

/** How a gift comes: by a letter of ours, or on a card that the giver prints. */
export const GIFT_WAYS = ['letter', 'card'] as const;

/** One of {@link GIFT_WAYS}. */
export type GiftWay = (typeof GIFT_WAYS)[number];

/** Whether a letter may go on that day; both are the giver's days. */
export function isGiftDay(day: CalendarDay, today: CalendarDay): boolean {
  return day >= today && day <= lastGiftDay(today);
}

/** The last day that can be chosen. */
export const lastGiftDay = (today: CalendarDay): CalendarDay => addDays(today, GIFT_DAYS_AHEAD);

/** How a gift stands for its giver. */
export const GIFT_STANDINGS = [
  /** Its checkout is open or over, and nothing was paid. */
  'unpaid',
  /** The provider has the payment and waits for the money. */
  'confirming',
  /** Its letter waits for its day. */
  'scheduled',
  /** Its letter is on its way. */
  'sending',
  /** A mail server has taken its letter. */
  'sent',
  /** Its letter did not arrive. */
  'not_arrived',
  /** It is on a card. */
  'card',
  /** Somebody has it. */
  'claimed',
  /** The giver has asked for her money, and it is not known yet whether it went. */
  'returning',
  /** The money went back. */
  'returned',
  /** The giver's bank is looking into the payment or has taken it back. */
  'with_bank',
  /** A person must look at it. */
  'in_review',
] as const;

/** One of {@link GIFT_STANDINGS}. */
export type GiftStanding = (typeof GIFT_STANDINGS)[number];

/** All that decides how a gift stands. */
export interface GiftFacts {
  status: PurchaseStatus;
  way: GiftWay;
  isClaimed: boolean;
  /** The giver has asked for her money. */
  isReturning: boolean;
  /** What became of the letter that holds now. */
  letter: 'waiting' | 'queued' | 'sent' | 'failed';
}

const BEFORE_PAYMENT: Partial<Record<PurchaseStatus, GiftStanding>> = {
  pending: 'unpaid',
  failed: 'unpaid',
  expired: 'unpaid',
  processing: 'confirming',
};

const AFTER_PAYMENT: Partial<Record<PurchaseStatus, GiftStanding>> = {
  refunded: 'returned',
  disputed: 'with_bank',
  lost: 'with_bank',
  review: 'in_review',
};

const OF_LETTERS = { waiting: 'scheduled', queued: 'sending', sent: 'sent', failed: 'not_arrived' } as const;

/** What the giver is told of her gift; never throws. */
export function giftStanding({ status, way, isClaimed, isReturning, letter }: GiftFacts): GiftStanding {
  const ofMoney = BEFORE_PAYMENT[status] ?? AFTER_PAYMENT[status];
  if (ofMoney) return ofMoney;
  if (isClaimed) return 'claimed';
  if (status !== 'unclaimed') return 'in_review';
  if (isReturning) return 'returning';
  return way === 'card' ? 'card' : OF_LETTERS[letter];
}

/** How a gift meets whoever opens its link or types its code. */
export const GIFT_OPENINGS = [
  /** It can be claimed. */
  'open',
  /** Somebody has claimed it. */
  'claimed',
  /** Its payment is being looked into: not now. */
  'held',
  /** Its money went back, or there never was any. */
  'over',
] as const;

/** One of {@link GIFT_OPENINGS}. */
export type GiftOpening = (typeof GIFT_OPENINGS)[number];

/** Its money went back, or it was practice. */
const ENDED: ReadonlySet<PurchaseStatus> = new Set(['refunded', 'lost', 'expired']);

/** Whether a gift can be claimed; never throws. */
export function giftOpening({
  status,
  isClaimed,
  isReturning,
}: Pick<GiftFacts, 'status' | 'isClaimed' | 'isReturning'>): GiftOpening {
  if (isClaimed) return 'claimed';
  if (status === 'unclaimed') return isReturning ? 'held' : 'open';
  return ENDED.has(status) ? 'over' : 'held';
}

/** What somebody is told whose access came with a gift, while its payment is being looked into (product §26). */
export const GIFT_ON_HOLD_TEXT =
  'A bank is looking into the payment for the gift that opened Fit in 30 for you, so your access is on hold. This is ' +
  'about the payment, not about you: it comes back by itself once that is settled, and your progress is kept.';

/** Until it is claimed its giver can have her money back, at any time (product §26). */
export function mayReturnGift({ status, isClaimed }: Pick<GiftFacts, 'status' | 'isClaimed'>): boolean {
  return status === 'unclaimed' && !isClaimed;
}

/** In the place of a name that nothing needs any more. */
export const SOMEBODY = 'Somebody';

/** A gift that nobody has claimed waits for its owner in these. */
export const GIFT_WAITS = [
  'unclaimed',
  'disputed',
  'review',
  'processing',
] as const satisfies readonly PurchaseStatus[];
