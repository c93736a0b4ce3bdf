import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { ApiError, messageOf, UnreachableError } from '#client/parts/server/api-client.ts';

const COULD_NOT_START = 'Failed to initialize payment. Please try again.';
const UNREACHABLE = 'We cannot be reached just now. Please check your connection and try again.';

export type BuyerRefusal = 'signed_out' | 'has_paid';

/** Signed out or already paid: neither is a failed payment. */
export function buyerRefusal(error: Error | null): BuyerRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'signed_out';
  const hasPaid = error.code === 'payment_confirming' || error.message.includes('already has active subscription');
  return hasPaid ? 'has_paid' : undefined;
}

export function meetRefusedBuyer(refusal: BuyerRefusal, onHasPaid: () => void): void {
  if (refusal === 'signed_out') clearSignIn();
  else onHasPaid();
}

export const explainStartFailure = (error: Error): string =>
  error instanceof UnreachableError ? UNREACHABLE : messageOf(error, COULD_NOT_START);
