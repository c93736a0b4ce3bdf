/**
 * The `code` of an error answer `{ message, code }`: stable words for programs, beside a `message` for people
 * (product §11).
 */
export const ERROR_CODES = [
  'invalid_input',
  'day_out_of_range',
  'not_signed_in',
  'not_from_here',
  'proof_needed',
  'not_your_role',
  'wrong_credentials',
  'subscription_required',
  'not_found',
  'email_taken',
  'wrong_password',
  'link_expired',
  'already_subscribed',
  'already_claimed',
  'other_account',
  'payment_not_completed',
  'payment_open',
  'payment_confirming',
  'payment_unavailable',
  'payment_on_hold',
  'not_open_yet',
  'price_changed',
  'refund_closed',
  'gift_closed',
  'block_not_complete',
  'progress_conflict',
  'stats_conflict',
  'changed_meanwhile',
  'too_large',
  'too_many_requests',
  'unavailable',
  'outcome_unknown',
  'unsupported_media_type',
  'internal',
] as const;

/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];
