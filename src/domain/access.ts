import { grantsAccess, type PurchaseStatus } from './purchase.ts';

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

/** Active while one purchase gives access; derived each time, never a stored flag that can drift (product §3, decision 0007). */
export function subscriptionStatusOf(purchaseStatuses: readonly PurchaseStatus[]): SubscriptionStatus {
  return purchaseStatuses.some(grantsAccess) ? 'active' : 'inactive';
}

/** Where a user goes after signing in, and when one who is signed in opens the sign-in or landing page. */
export function routeAfterSignIn(visitor: SignedInVisitor): '/dashboard-full' | '/step-onboarding' | '/subscribe' {
  if (visitor.subscriptionStatus !== 'active') return '/subscribe';
  return visitor.isAdmin || visitor.onboarded ? '/dashboard-full' : '/step-onboarding';
}

/** Where the payment success page leads when its countdown ends. */
export function routeAfterPayment(subscriptionStatus: SubscriptionStatus): '/dashboard' | '/' {
  return subscriptionStatus === 'active' ? '/dashboard' : '/';
}
