import type { Need } from '#contract/desk/today.ts';

/** Those of a kind that have no row of their own. */
export const restOf = (kind: Need['kind'], since: number, count: number): Need => ({
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
