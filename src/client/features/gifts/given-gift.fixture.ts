import type { GivenGift } from '#contract/gifts.ts';

/** Paid for, and waiting for its day. */
export const GIVEN_GIFT: GivenGift = {
  id: 'g1',
  reference: '3F2504E0',
  standing: 'scheduled',
  giverName: 'Sam',
  recipientName: 'Amira',
  way: 'email',
  recipientEmail: 'amira@example.org',
  note: '',
  deliverOn: '2026-12-24',
  amountPence: 2_999,
  amountRefundedPence: 0,
  paidAt: 1,
  claimedAt: null,
  emailSentAt: null,
  mayReturn: true,
};
