import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantsAccess, isWaiting, PURCHASE_STATUSES, type PurchaseFacts, purchaseStatusFrom } from './purchase.ts';

const PAID: PurchaseFacts = {
  sessionStatus: 'complete',
  paymentStatus: 'paid',
  paymentFailed: false,
  amountPence: 2_999,
  currency: 'gbp',
  expectedPence: 2_999,
  expectedCurrency: 'gbp',
  buyerMatches: true,
  chargedPence: 2_999,
  refundedPence: 0,
  isDisputed: false,
  disputeStatuses: [],
  awaitsOwner: false,
  isRevoked: false,
};
const UNPAID = { paymentStatus: 'unpaid', chargedPence: 0 } as const;
const REFUNDED = { refundedPence: 2_999 } as const;
const disputed = (...disputeStatuses: string[]) => ({ isDisputed: true, disputeStatuses });

interface Case {
  name: string;
  facts: Partial<PurchaseFacts>;
  status: (typeof PURCHASE_STATUSES)[number];
}

describe('purchaseStatusFrom', () => {
  test.each<Case>([
    { name: 'paid as asked', facts: {}, status: 'paid' },
    { name: 'checkout open', facts: { ...UNPAID, sessionStatus: 'open' }, status: 'pending' },
    { name: 'checkout without a status yet', facts: { ...UNPAID, sessionStatus: null }, status: 'pending' },
    { name: 'checkout ran out', facts: { ...UNPAID, sessionStatus: 'expired' }, status: 'expired' },
    { name: 'money on its way', facts: UNPAID, status: 'processing' },
    { name: 'money did not come', facts: { ...UNPAID, paymentFailed: true }, status: 'failed' },
    { name: 'too little paid', facts: { amountPence: 2_998, chargedPence: 2_998 }, status: 'review' },
    {
      name: 'nothing to pay',
      facts: { paymentStatus: 'no_payment_required', amountPence: 0, chargedPence: 0 },
      status: 'review',
    },
    { name: 'no amount', facts: { amountPence: null }, status: 'review' },
    { name: 'another currency', facts: { currency: 'usd' }, status: 'review' },
    { name: 'another buyer', facts: { buyerMatches: false }, status: 'review' },
    { name: 'a mismatch given back', facts: { amountPence: 1, chargedPence: 1, refundedPence: 1 }, status: 'refunded' },
    { name: 'one penny short of a full refund', facts: { refundedPence: 2_998 }, status: 'paid' },
    { name: 'full refund', facts: REFUNDED, status: 'refunded' },
    { name: 'full refund while disputed', facts: { ...REFUNDED, ...disputed('under_review') }, status: 'refunded' },
    { name: 'disputed, list not there yet', facts: disputed(), status: 'disputed' },
    {
      name: 'a dispute in the list, mark not there yet',
      facts: { disputeStatuses: ['needs_response'] },
      status: 'disputed',
    },
    { name: 'dispute needs an answer', facts: disputed('needs_response'), status: 'disputed' },
    { name: 'early warning under review', facts: disputed('warning_under_review'), status: 'disputed' },
    { name: 'an outcome we do not know', facts: disputed('something_new'), status: 'disputed' },
    { name: 'dispute won', facts: disputed('won'), status: 'paid' },
    { name: 'warning closed', facts: disputed('warning_closed'), status: 'paid' },
    { name: 'dispute prevented', facts: disputed('prevented'), status: 'paid' },
    { name: 'dispute lost', facts: disputed('lost'), status: 'lost' },
    { name: 'one won, one open', facts: disputed('won', 'needs_response'), status: 'disputed' },
    { name: 'one won, one lost', facts: disputed('won', 'lost'), status: 'lost' },
    { name: 'withdrawn by an operator', facts: { isRevoked: true }, status: 'revoked' },
    { name: 'withdrawn, then refunded', facts: { isRevoked: true, ...REFUNDED }, status: 'refunded' },
    { name: 'a guest paid with a known address', facts: { awaitsOwner: true }, status: 'unclaimed' },
    { name: 'the same, refunded', facts: { awaitsOwner: true, ...REFUNDED }, status: 'refunded' },
    { name: 'the same, another amount', facts: { awaitsOwner: true, amountPence: 1 }, status: 'review' },
  ])('$name → $status', ({ facts, status }) => expect(purchaseStatusFrom({ ...PAID, ...facts })).toBe(status));
});

describe('for any facts', () => {
  const outcome = fc.constantFrom('won', 'lost', 'needs_response', 'warning_closed', 'under_review', 'prevented');
  const anyFacts = fc.record<PurchaseFacts>({
    sessionStatus: fc.constantFrom('open', 'complete', 'complete', 'complete', 'expired', null),
    paymentStatus: fc.constantFrom('paid', 'paid', 'unpaid', 'no_payment_required'),
    paymentFailed: fc.boolean(),
    amountPence: fc.constantFrom(2_999, 2_999, 2_999, 0, null),
    currency: fc.constantFrom('gbp', 'gbp', 'usd', null),
    expectedPence: fc.constant(2_999),
    expectedCurrency: fc.constant('gbp'),
    buyerMatches: fc.boolean(),
    chargedPence: fc.constantFrom(0, 2_999),
    refundedPence: fc.constantFrom(0, 0, 1_000, 2_999),
    isDisputed: fc.boolean(),
    disputeStatuses: fc.array(outcome, { maxLength: 3 }),
    awaitsOwner: fc.boolean(),
    isRevoked: fc.boolean(),
  });

  test('access is never given while anything speaks against it', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        if (!grantsAccess(purchaseStatusFrom(facts))) return;
        expect(facts).toMatchObject({
          sessionStatus: 'complete',
          amountPence: 2_999,
          currency: 'gbp',
          buyerMatches: true,
        });
        expect(facts).toMatchObject({ awaitsOwner: false, isRevoked: false });
        expect(facts.paymentStatus).not.toBe('unpaid');
        expect(facts.chargedPence > 0 && facts.refundedPence >= facts.chargedPence).toBe(false);
        expect(facts.disputeStatuses.every((status) => ['won', 'warning_closed', 'prevented'].includes(status))).toBe(
          true,
        );
        expect(facts.isDisputed && facts.disputeStatuses.length === 0).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  test('the order of disputes, and hearing of one twice, change nothing', () => {
    fc.assert(
      fc.property(anyFacts, fc.infiniteStream(fc.nat()), (facts, order) => {
        const shuffled = [...facts.disputeStatuses, ...facts.disputeStatuses]
          .map((status) => ({ status, place: order.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ status }) => status);
        expect(purchaseStatusFrom({ ...facts, disputeStatuses: shuffled })).toBe(purchaseStatusFrom(facts));
      }),
      { numRuns: 2_000 },
    );
  });

  test('taking an operator’s withdrawal back gives exactly what would have been without it', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const without = purchaseStatusFrom({ ...facts, isRevoked: false });
        const withdrawn = purchaseStatusFrom({ ...facts, isRevoked: true });
        expect(withdrawn).toBe(without === 'paid' || without === 'unclaimed' ? 'revoked' : without);
      }),
    );
  });
});

describe('what a status means', () => {
  const those = (holds: (status: (typeof PURCHASE_STATUSES)[number]) => boolean) => PURCHASE_STATUSES.filter(holds);

  test('only paid gives access', () => expect(those(grantsAccess)).toEqual(['paid']));
  test('an open outcome asks the buyer to wait', () => expect(those(isWaiting)).toEqual(['pending', 'processing']));
});
