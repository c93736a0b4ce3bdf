/** What the operator offers to a buyer who changes her mind (product §4). */
export const REFUND_POLICIES = ['14-days', 'statutory-waiver'] as const;

/** One of {@link REFUND_POLICIES}: 14 days for everybody, or access at once for who gives the 14 days up. */
export type RefundPolicy = (typeof REFUND_POLICIES)[number];

/**
 * Every wording that buyers were ever asked to agree to, by its version. What is in here is never changed, because
 * purchases name it: a new wording is a new version.
 */
export const START_AT_ONCE_WORDINGS = {
  '2026-11-21':
    'Please start my access at once. I understand that I then lose my right to cancel within 14 days and get my money back.',
} as const satisfies Record<string, string>;

/** The version that buyers are asked to agree to today. */
export const START_AT_ONCE_VERSION = '2026-11-21';

/** The words beside the box (product §4). */
export const START_AT_ONCE_TEXT: string = START_AT_ONCE_WORDINGS[START_AT_ONCE_VERSION];

/** What a buyer who has not ticked the box is told. */
export const START_AT_ONCE_NEEDED = 'Please tick the box to go on: it asks for access at once.';

/** The words that a buyer agreed to; a version that nobody knows any more is named itself. */
export function startAtOnceText(version: string): string {
  return Object.hasOwn(START_AT_ONCE_WORDINGS, version)
    ? START_AT_ONCE_WORDINGS[version as keyof typeof START_AT_ONCE_WORDINGS]
    : `The wording of ${version}`;
}

/** True when a checkout may begin: nothing needs to be agreed to, or what is asked today was (product §4). */
export function mayStartCheckout(policy: RefundPolicy, agreedTo: string | undefined): boolean {
  return policy === '14-days' || agreedTo === START_AT_ONCE_VERSION;
}
