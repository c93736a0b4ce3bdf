import { REFUND_WINDOW_DAYS } from './refund-window.ts';

/** What the owner offers to a buyer who wants to cancel (product §4). */
export const REFUND_POLICIES = ['14-days', 'statutory-waiver'] as const;

/** One of {@link REFUND_POLICIES}: 14 days for every buyer, or access at once for a buyer who gives the 14 days up. */
export type RefundPolicy = (typeof REFUND_POLICIES)[number];

const REFUND_PROMISES: Record<RefundPolicy, string> = {
  '14-days': `Changed your mind? Get it all back within ${REFUND_WINDOW_DAYS} days.`,
  'statutory-waiver': `Your access starts straight away. Your ${REFUND_WINDOW_DAYS} days to change your mind end when you pay. Your other rights stay.`,
};

/** What is said of money back beside every button that pays (product §4). */
export const refundPromise = (policy: RefundPolicy): string => REFUND_PROMISES[policy];

/**
 * Every wording that buyers were ever asked to agree to, by its version. A wording is never changed, because purchases name
 * it: a new wording is a new version.
 */
export const START_AT_ONCE_WORDINGS = {
  '2026-11-21':
    'Please start my access at once. I understand that I then lose my right to cancel within 14 days and get my money back.',
} as const satisfies Record<string, string>;

/** The version that buyers are asked to agree to today. */
export const START_AT_ONCE_VERSION = '2026-11-21';

/** The words beside the box (product §4). */
export const START_AT_ONCE_TEXT: string = START_AT_ONCE_WORDINGS[START_AT_ONCE_VERSION];

/** The words for a buyer who has not ticked the box. */
export const START_AT_ONCE_NEEDED = 'Please tick the box to continue. It asks for access straight away.';

/** The words to which a buyer agreed; for an unknown version, words that name it. Never throws. */
export function startAtOnceText(version: string): string {
  return Object.hasOwn(START_AT_ONCE_WORDINGS, version)
    ? START_AT_ONCE_WORDINGS[version as keyof typeof START_AT_ONCE_WORDINGS]
    : `The wording of ${version}`;
}

/** True when a checkout may begin: no agreement is needed, or the buyer agreed to today's wording (product §4). */
export function mayStartCheckout(policy: RefundPolicy, agreedTo: string | undefined): boolean {
  return policy === '14-days' || agreedTo === START_AT_ONCE_VERSION;
}
