import { expect, test } from 'vitest';
import type { DeskMember } from '#contract/desk/members.ts';
import { actionsFor } from './actions-of-member.ts';

const PURCHASE: DeskMember['purchases'][number] = {
  id: 'p-1',
  reference: '0123ABCD',
  status: 'paid',
  amountPence: 2_999,
  amountRefundedPence: 0,
  begunAt: 0,
  isRefundable: true,
  history: [],
};
const GIFT = { ...PURCHASE, id: 'p-2', reference: '4567CDEF', status: 'unclaimed' };
const MEMBER: DeskMember = {
  id: 'm-1',
  name: 'Amira Khan',
  email: 'amira@example.org',
  hasAccess: true,
  joinedAt: 0,
  devices: 1,
  block: 1,
  week: 1,
  workoutsDone: 0,
  weeksSinceWorkout: null,
  purchases: [PURCHASE],
  note: null,
  correction: null,
  emails: [],
  activity: [],
};

const refundsOf = (purchases: DeskMember['purchases']) =>
  actionsFor({ ...MEMBER, purchases }, true)
    .flatMap(({ actions }) => actions)
    .filter(({ name }) => name.startsWith('Refund'));

test('the only payment needs no reference', () => {
  expect(refundsOf([PURCHASE]).map(({ name }) => name)).toEqual(['Refund £29.99', 'Refund part of it']);
});

test('with a gift beside it, each refund says of which payment, and what it ends', () => {
  const refunds = refundsOf([PURCHASE, GIFT]);
  expect(refunds.map(({ name }) => name)).toEqual([
    'Refund £29.99 of 0123ABCD',
    'Refund part of 0123ABCD',
    'Refund £29.99 of 4567CDEF',
    'Refund part of 4567CDEF',
  ]);
  expect(refunds[0]?.happens).toContain('and access ends.');
  expect(refunds[2]?.happens).toContain('and its link and code stop working.');
});
