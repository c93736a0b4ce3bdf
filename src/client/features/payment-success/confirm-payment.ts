import { readSignedInUser } from '#client/api/auth.ts';
import { loginFromSession, verifyPayment } from '#client/api/payments.ts';
import { ApiError } from '#client/platform/api-client.ts';
import { pause } from '#client/platform/pause.ts';
import { hasSignIn, updateUser } from '#client/platform/session.ts';
import { startSession } from '#client/platform/session-start.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import type { PaymentVerification } from '#contract/payments.ts';
import type { SubscriptionStatus } from '#domain/access.ts';
import { MAX_VERIFY_ATTEMPTS, verifyDelayMs } from '#domain/payment-wait.ts';

/** Why a payment did not lead straight into the app. */
export type PaymentTroubleKind =
  | 'no_session'
  /** It can still be paid, and the server has seen no payment. */
  | 'still_open'
  | 'not_completed'
  | 'not_verified'
  | 'timeout'
  /** It was made with the address of an account, and its owner has a link to it. */
  | 'link_awaited'
  | 'sign_in';

export type PaymentOutcome =
  | { kind: 'welcome'; firstName: string; subscriptionStatus: SubscriptionStatus }
  /** A guest has paid, and her account has no password yet. */
  | { kind: 'choose_password'; firstName: string | undefined; email: string | undefined }
  | { kind: PaymentTroubleKind; reference?: string | undefined };

/**
 * Waits until the payment is confirmed, asking again {@link MAX_VERIFY_ATTEMPTS} times at the most, and signs the buyer in.
 * Every way in which this can end is an answer; it throws only when the page is left.
 */
export async function confirmPayment(sessionId: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const { verdict, reference } = await verdictOn(sessionId, signal);
  if (typeof verdict === 'string') {
    if (verdict === 'not_verified' || verdict === 'timeout') {
      const text = 'Unable to verify your payment. Please contact support.';
      showToast({ kind: 'destructive', title: 'Verification failed', text });
    }
    return { kind: verdict, reference };
  }
  if (verdict.needsPasswordSetup) {
    return { kind: 'choose_password', firstName: verdict.firstName, email: verdict.email };
  }
  if (verdict.awaitsLink) return { kind: 'link_awaited', reference };
  const user = await signedInUser(sessionId);
  if (user) return { kind: 'welcome', firstName: user.firstName, subscriptionStatus: user.subscriptionStatus };
  const text = 'Please sign in manually to access your account.';
  showToast({ kind: 'destructive', title: 'Login required', text });
  return { kind: 'sign_in', reference };
}

type Verdict = PaymentVerification | 'still_open' | 'not_completed' | 'not_verified' | 'timeout';

interface Answered {
  verdict: Verdict;
  /** As the last look that was answered told it. */
  reference: string | undefined;
}

async function verdictOn(sessionId: string, signal: AbortSignal): Promise<Answered> {
  let reference: string | undefined;
  for (let attempt = 0; attempt <= MAX_VERIFY_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(verifyDelayMs(attempt - 1), signal);
    const verdict = await look(sessionId, signal);
    if (typeof verdict === 'object') reference = verdict.reference ?? reference;
    const isWaiting = typeof verdict === 'object' ? verdict.waiting : verdict === 'waiting';
    if (!isWaiting && verdict !== 'waiting') return { verdict, reference };
  }
  return { verdict: 'timeout', reference };
}

async function look(sessionId: string, signal: AbortSignal): Promise<Verdict | 'waiting'> {
  try {
    return await verifyPayment(sessionId, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return verdictFrom(error);
  }
}

/** A server that is busy or out of reach says nothing about the payment: the next try may. */
function verdictFrom(error: unknown): Verdict | 'waiting' {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'waiting';
  if (error.status !== 409) return 'not_verified';
  return error.code === 'payment_open' ? 'still_open' : 'not_completed';
}

/** The session signs in once. On a second look, whoever is still signed in goes on as she is. */
async function signedInUser(sessionId: string): Promise<User | undefined> {
  try {
    const answer = await loginFromSession(sessionId);
    await startSession(answer);
    return answer.user;
  } catch {
    return hasSignIn() ? stillSignedIn() : undefined;
  }
}

async function stillSignedIn(): Promise<User | undefined> {
  try {
    const user = await readSignedInUser();
    updateUser(user);
    return user.subscriptionStatus === 'active' ? user : undefined;
  } catch {
    return undefined;
  }
}
