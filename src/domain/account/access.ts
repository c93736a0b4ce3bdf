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

/**
 * An account is active while one of its purchases gives access; this is derived each time, never a stored flag that can
 * drift (product §3, decision 7).
 */
export function subscriptionStatusOf(purchaseStatuses: readonly PurchaseStatus[]): SubscriptionStatus {
  return purchaseStatuses.some(grantsAccess) ? 'active' : 'inactive';
}

/**
 * Whether a purchase is practice, that is paid with a test card: it ends once real cards are charged (product §4). What an
 * operator gives costs nothing, and stays.
 *
 * @param purchase `livemode` is false for a test card; `amountPence` is what was paid.
 */
export const isPractice = ({ livemode, amountPence }: { livemode: boolean; amountPence: number }): boolean =>
  !livemode && amountPence > 0;

/** What decides who may play with test cards. */
export interface TestCardFacts {
  /** The operator has said in so many words that everybody may. */
  isSaid: boolean;
  /** The request comes from the operator's own machine, where nobody else is let in. */
  isOwnMachine: boolean;
  /** The request comes from somebody who is signed in at the desk. */
  isOperator: boolean;
}

/**
 * Whether a visitor may pay while only test cards are taken: a stranger sees the site and waits for the opening
 * (product §4).
 */
export const mayPayInPractice = ({ isSaid, isOwnMachine, isOperator }: TestCardFacts): boolean =>
  isSaid || isOwnMachine || isOperator;

/**
 * Whether a visitor may play the bank and the card processor, which comes with the desk or the operator's own machine.
 */
export const mayPlayProcessor = ({ isOwnMachine, isOperator }: TestCardFacts): boolean => isOwnMachine || isOperator;

/** The path to which a user goes after signing in, and when a signed-in user opens the sign-in or landing page. */
export function routeAfterSignIn(visitor: SignedInVisitor): '/dashboard-full' | '/step-onboarding' | '/subscribe' {
  if (visitor.subscriptionStatus !== 'active') return '/subscribe';
  return visitor.isAdmin || visitor.onboarded ? '/dashboard-full' : '/step-onboarding';
}

/** The path to which the payment success page leads when its countdown ends. */
export function routeAfterPayment(subscriptionStatus: SubscriptionStatus): '/dashboard' | '/' {
  return subscriptionStatus === 'active' ? '/dashboard' : '/';
}
