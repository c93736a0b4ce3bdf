import type { Todo } from '#contract/desk/today.ts';

/** Those of a kind that have no row of their own. */
export const restOf = (kind: Todo['kind'], since: number, count: number): Todo => ({
  kind,
  since,
  count,
  amountPence: null,
  email: null,
  memberId: null,
  purchaseId: null,
  emailId: null,
  detail: null,
  isInvited: false,
  dueAt: null,
});
