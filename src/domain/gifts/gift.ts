import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';

/** Longest note of a giver, in UTF-16 units (product §26). */
export const GIFT_NOTE_MAX_LENGTH = 280;

/**
 * How many days after today, by the giver's own calendar, a gift's email can be sent; today is allowed too (product
 * §26).
 */
export const GIFT_DAYS_AHEAD = 365;

/** The number of days unclaimed after which the giver is asked what to do with the gift (product §26). */
export const GIFT_ASKED_AFTER_DAYS = 730;

/** How often a gift's email is sent at most, each time to the address that the giver says (product §26). */
export const MAX_GIFT_EMAILS = 10;

/** How often the giver may send the email to another address; the note goes with the first one only (product §26). */
export const MAX_GIFT_ADDRESS_CHANGES = 2;

/** How many cards can be made of one gift; all of them hold until one is used. */
export const MAX_GIFT_CARDS = 50;

/**
 * How often the browser that paid can ask for the giver's link of one gift; the link in the giver's email stays
 * (product §26).
 */
export const MAX_GIVER_LINKS = 100;

/** How a gift reaches its receiver: by an email of ours, or on a card that the giver prints. */
export const GIFT_WAYS = ['email', 'card'] as const;

/** One of {@link GIFT_WAYS}. */
export type GiftWay = (typeof GIFT_WAYS)[number];

/** Whether a gift's email may be sent on a day; both days are the giver's. */
export function isGiftDay(day: CalendarDay, today: CalendarDay): boolean {
  return day >= today && day <= lastGiftDay(today);
}

/** The last day that can be chosen for a gift's email; `today` is the giver's. */
export const lastGiftDay = (today: CalendarDay): CalendarDay => addDays(today, GIFT_DAYS_AHEAD);

/** What a giver is told of a gift. */
export const GIFT_STANDINGS = [
  /** Its checkout is open or over, and nothing was paid. */
  'unpaid',
  /** The provider has the payment and waits for the money. */
  'confirming',
  /** Its email waits for its day. */
  'scheduled',
  /** Its email is on its way. */
  'sending',
  /** A mail server has taken its email. */
  'sent',
  /** Its email was not delivered. */
  'not_arrived',
  /** It is on a card. */
  'card',
  /** Somebody has it. */
  'claimed',
  /** The giver has asked for the money back, and it is not known yet whether it went. */
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

/** All that decides the {@link GiftStanding} of a gift. */
export interface GiftFacts {
  status: PurchaseStatus;
  way: GiftWay;
  isClaimed: boolean;
  /** The giver has asked for the money back. */
  isReturning: boolean;
  /** What became of the email that holds now. */
  email: 'waiting' | 'queued' | 'sent' | 'failed';
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

const OF_EMAILS = { waiting: 'scheduled', queued: 'sending', sent: 'sent', failed: 'not_arrived' } as const;

/** What the giver is told of a gift, from these facts. Never throws. */
export function giftStanding({ status, way, isClaimed, isReturning, email }: GiftFacts): GiftStanding {
  const ofMoney = BEFORE_PAYMENT[status] ?? AFTER_PAYMENT[status];
  if (ofMoney) return ofMoney;
  if (isClaimed) return 'claimed';
  if (status !== 'unclaimed') return 'in_review';
  if (isReturning) return 'returning';
  return way === 'card' ? 'card' : OF_EMAILS[email];
}

/** What somebody meets who opens the link of a gift or types its code. */
export const GIFT_OPENINGS = [
  /** It can be claimed. */
  'open',
  /** Somebody has claimed it. */
  'claimed',
  /** Its payment is being looked into, so it cannot be claimed now. */
  'held',
  /** Its money went back, or there never was any. */
  'over',
] as const;

/** One of {@link GIFT_OPENINGS}. */
export type GiftOpening = (typeof GIFT_OPENINGS)[number];

/** The money of these went back, or never was real. */
const ENDED: ReadonlySet<PurchaseStatus> = new Set(['refunded', 'lost', 'expired']);

/** Whether a gift can be claimed, and if not, why. Never throws. */
export function giftOpening({
  status,
  isClaimed,
  isReturning,
}: Pick<GiftFacts, 'status' | 'isClaimed' | 'isReturning'>): GiftOpening {
  if (isClaimed) return 'claimed';
  if (status === 'unclaimed') return isReturning ? 'held' : 'open';
  return ENDED.has(status) ? 'over' : 'held';
}

/** The words for a member whose access came with a gift, while its payment is being looked into (product §26). */
export const GIFT_ON_HOLD_TEXT =
  'A bank is checking the payment for your gift, so your access is paused. ' +
  'It’s about the payment, not about you. Your access comes back once it’s settled, and your progress is safe.';

/** Whether the giver can have the money back: at any time until the gift is claimed (product §26). */
export function mayReturnGift({ status, isClaimed }: Pick<GiftFacts, 'status' | 'isClaimed'>): boolean {
  return status === 'unclaimed' && !isClaimed;
}

/** Stands in for a name that was deleted because nothing needs it any more. */
export const SOMEONE = 'Someone';

/** The states in which a purchase can be a gift that waits to be claimed. */
export const GIFT_WAITS = [
  'unclaimed',
  'disputed',
  'review',
  'processing',
] as const satisfies readonly PurchaseStatus[];
