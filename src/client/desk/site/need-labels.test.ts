import { expect, test } from 'vitest';
import type { Need } from '#contract/desk/today.ts';
import { needTitle } from './need-labels.ts';

const NEED: Need = {
  kind: 'locked_out',
  since: 0,
  count: 1,
  amountPence: null,
  email: 'ivy@example.org',
  memberId: null,
  purchaseId: null,
  emailId: null,
  detail: null,
  isInvited: false,
  dueAt: null,
};

test('who was invited is not said to have paid', () => {
  expect(needTitle(NEED)).toBe('ivy@example.org paid and cannot get in');
  expect(needTitle({ ...NEED, isInvited: true })).toBe('ivy@example.org was invited and cannot get in');
});
