import { grantsAccess, type PurchaseStatus } from '#domain/purchases/purchase.ts';

/** Whether an account may use the programme; anything but "active" counts as inactive. */
export type SubscriptionStatus = 'active' | 'inactive';

/** What decides where a user goes after signing in. */
export interface SignedInVisitor {
  subscriptionStatus: SubscriptionStatus;
  /** The designated administrator skips step onboarding. */
  isAdmin: boolean;
  /** True when a step goal was set, on any device. */
  onboarded: boolean;
}

/** Active while one purchase gives access; derived each time, never a stored flag that can drift (product §3, decision 7). */
export function subscriptionStatusOf(purchaseStatuses: readonly PurchaseStatus[]): SubscriptionStatus {
  return purchaseStatuses.some(grantsAccess) ? 'active' : 'inactive';
}

/**
 * Whether a purchase is practice, paid with a test card: it is over once real cards are charged (product §4). What an operator
 * gives costs nothing, and stays. The amount is in pence.
 */
export const isPractice = ({ livemode, amountPence }: { livemode: boolean; amountPence: number }): boolean =>
  !livemode && amountPence > 0;

/** What decides who may play with test cards. */
export interface TestCardFacts {
  /** The operator has said in so many words that everybody may. */
  isSaid: boolean;
  /** Asked on the operator's own machine, where nobody else is let in. */
  isOwnMachine: boolean;
  /** Asked by somebody who is signed in at the desk. */
  isOperator: boolean;
}

/** Who may pay while only test cards are taken: a stranger sees the site and waits for the opening (product §4). */
export const mayPayInPractice = ({ isSaid, isOwnMachine, isOperator }: TestCardFacts): boolean =>
  isSaid || isOwnMachine || isOperator;

/** Who may play the bank and the card processor. */
export const mayPlayProcessor = ({ isOwnMachine, isOperator }: TestCardFacts): boolean => isOwnMachine || isOperator;

/** Where a user goes after signing in, and when one who is signed in opens the sign-in or landing page. */
export function routeAfterSignIn(visitor: SignedInVisitor): '/dashboard-full' | '/step-onboarding' | '/subscribe' {
  if (visitor.subscriptionStatus !== 'active') return '/subscribe';
  return visitor.isAdmin || visitor.onboarded ? '/dashboard-full' : '/step-onboarding';
}

/** Where the payment success page leads when its countdown ends. */
export function routeAfterPayment(subscriptionStatus: SubscriptionStatus): '/dashboard' | '/' {
  return subscriptionStatus === 'active' ? '/dashboard' : '/';
}
