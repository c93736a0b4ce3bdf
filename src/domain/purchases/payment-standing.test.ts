import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_STANDINGS, standingOf, strongestStanding } from './payment-standing.ts';
import { grantsAccess, PURCHASE_STATUSES } from './purchase.ts';

describe('what a purchase says of its money', () => {
  test('is "paid" for exactly what gives access', () => {
    for (const status of PURCHASE_STATUSES) expect(standingOf(status) === 'paid').toBe(grantsAccess(status));
  });

  test('is open, on its way, on hold or complete for all others', () => {
    const standings = PURCHASE_STATUSES.map((status) => `${status} ${standingOf(status)}`);
    expect(standings.filter((text) => !/ (paid|nothing)$/.test(text)).sort()).toEqual([
      'disputed on_hold',
      'lost complete',
      'pending open',
      'processing confirming',
      'refunded complete',
      'review confirming',
      'revoked complete',
      'unclaimed complete',
    ]);
  });

  test('is "nothing" only for a checkout that was never paid and never can be', () => {
    expect(PURCHASE_STATUSES.filter((status) => standingOf(status) === 'nothing')).toEqual(['failed', 'expired']);
  });
});

describe('what several say together', () => {
  const standings = fc.array(fc.constantFrom(...PAYMENT_STANDINGS), { maxLength: 6 });

  test('is "nothing" only if all of them say so', () => {
    fc.assert(
      fc.property(standings, (said) => {
        expect(strongestStanding(said) === 'nothing').toBe(said.every((standing) => standing === 'nothing'));
      }),
    );
  });

  test('does not depend on their order, and is one of them', () => {
    fc.assert(
      fc.property(standings, (said) => {
        const together = strongestStanding(said);
        expect(strongestStanding([...said].reverse())).toBe(together);
        if (said.length > 0) expect(said).toContain(together);
      }),
    );
  });
});
