import { ApiError } from '#client/platform/api-client.ts';
import { clearSession } from '#client/platform/session.ts';

/** Why no payment was begun although nothing failed. */
export type BuyerRefusal = 'signed_out' | 'has_paid';

/** Who is not signed in any more, and who has paid already or whose payment is on its way: no payment that failed. */
export function buyerRefusal(error: Error | null): BuyerRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'signed_out';
  const hasPaid = error.code === 'payment_confirming' || error.message.includes('already has active subscription');
  return hasPaid ? 'has_paid' : undefined;
}

/** Signed out, the page asks her to sign in; who has paid is told what is known of it. */
export function meetRefusedBuyer(refusal: BuyerRefusal, onHasPaid: () => void): void {
  if (refusal === 'signed_out') clearSession();
  else onHasPaid();
}
