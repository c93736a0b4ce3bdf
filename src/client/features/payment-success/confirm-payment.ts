import { pause } from '#client/browser/promises.ts';
import { startSignIn } from '#client/member/sign-in.ts';
import { readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { hasSignIn, updateUser } from '#client/parts/account/current-sign-in.ts';
import { readGiverKey } from '#client/parts/gifts/gifts-calls.ts';
import { loginFromSession, verifyPayment } from '#client/parts/purchases/payments-calls.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import type { PaymentVerification } from '#contract/payments.ts';
import type { SubscriptionStatus } from '#domain/account/access.ts';
import { MAX_VERIFY_ATTEMPTS, verifyDelayMs } from '#domain/purchases/payment-wait.ts';

export type PaymentProblemKind =
  | 'no_session'
  | 'still_open'
  | 'not_completed'
  | 'not_verified'
  | 'timeout'
  | 'link_awaited'
  | 'sign_in'
  | 'gift';

export type PaymentOutcome =
  | { kind: 'welcome'; firstName: string; subscriptionStatus: SubscriptionStatus }
  | { kind: 'choose_password'; firstName: string | undefined; email: string | undefined }
  | { kind: 'gift_paid'; key: string }
  /**
   * The buyer is signed in, the purchase is theirs, and it opens nothing: the bank asks it back, or it was given
   * back.
   */
  | { kind: 'closed' }
  /** The payment signed the buyer in, and opens nothing. */
  | { kind: 'inactive' }
  | { kind: PaymentProblemKind; reference?: string | undefined };

/** Every outcome is a value, and it throws only when aborted. */
export async function confirmPayment(sessionId: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const { verdict, reference } = await verdictOn(sessionId, signal);
  if (typeof verdict === 'string') return problemOutcome(verdict, reference);
  if (verdict.isGift) return giftOutcome(sessionId, reference);
  if (verdict.needsPasswordSetup) {
    return { kind: 'choose_password', firstName: verdict.firstName, email: verdict.email };
  }
  if (verdict.awaitsLink) return { kind: 'link_awaited', reference };
  const signedIn = await untilAnswered(() => signedInUser(sessionId), signal);
  if (signedIn === 'timeout') return problemOutcome(signedIn, reference);
  const { user, isBySession } = signedIn;
  if (user?.subscriptionStatus === 'active') {
    return { kind: 'welcome', firstName: user.firstName, subscriptionStatus: user.subscriptionStatus };
  }
  const isHers = reference !== undefined;
  if (user && isHers) return { kind: 'closed' };
  if (isBySession) return { kind: 'inactive' };
  return problemOutcome('sign_in', reference);
}

function problemOutcome(kind: PaymentProblemKind, reference: string | undefined): PaymentOutcome {
  if (kind === 'not_verified' || kind === 'timeout') {
    const text = 'Unable to verify your payment. Please contact support.';
    showToast({ kind: 'destructive', title: 'Verification failed', text });
  }
  if (kind === 'sign_in') {
    const text = 'Please sign in manually to access your account.';
    showToast({ kind: 'destructive', title: 'Login required', text });
  }
  return { kind, reference };
}

/** The browser that paid is led to the gift; any other to the link in the receipt. */
async function giftOutcome(sessionId: string, reference: string | undefined): Promise<PaymentOutcome> {
  try {
    return { kind: 'gift_paid', key: (await readGiverKey(sessionId)).key };
  } catch {
    return { kind: 'gift', reference };
  }
}

type Verdict = PaymentVerification | 'still_open' | 'not_completed' | 'not_verified' | 'timeout';

interface Answered {
  verdict: Verdict;
  reference: string | undefined;
}

async function verdictOn(sessionId: string, signal: AbortSignal): Promise<Answered> {
  let reference: string | undefined;
  const verdict = await untilAnswered(async () => {
    const seen = await look(sessionId, signal);
    if (typeof seen === 'object') reference = seen.reference ?? reference;
    return typeof seen === 'object' && seen.waiting ? 'waiting' : seen;
  }, signal);
  return { verdict, reference };
}

/** Asks again at most {@link MAX_VERIFY_ATTEMPTS} times. */
async function untilAnswered<Answer>(
  ask: () => Promise<Answer | 'waiting'>,
  signal: AbortSignal,
): Promise<Answer | 'timeout'> {
  for (let attempt = 0; attempt <= MAX_VERIFY_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(verifyDelayMs(attempt - 1), signal);
    const answer = await ask();
    if (answer !== 'waiting') return answer;
  }
  return 'timeout';
}

async function look(sessionId: string, signal: AbortSignal): Promise<Verdict | 'waiting'> {
  try {
    return await verifyPayment(sessionId, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    if (!isRefusal(error)) return 'waiting';
    if (error.status !== 409) return 'not_verified';
    return error.code === 'payment_open' ? 'still_open' : 'not_completed';
  }
}

/** A busy or unreachable server says nothing: retry. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

interface SignedIn {
  /** Absent if nobody is signed in. */
  user?: User;
  isBySession: boolean;
}

/** A session signs in once; on a second visit the current user continues. */
async function signedInUser(sessionId: string): Promise<SignedIn | 'waiting'> {
  try {
    const answer = await loginFromSession(sessionId);
    await startSignIn(answer);
    return { user: answer.user, isBySession: true };
  } catch (error) {
    if (!isRefusal(error)) return 'waiting';
    return hasSignIn() ? stillSignedIn() : { isBySession: false };
  }
}

async function stillSignedIn(): Promise<SignedIn | 'waiting'> {
  try {
    const user = await readSignedInUser();
    updateUser(user);
    return { user, isBySession: false };
  } catch (error) {
    return isRefusal(error) ? { isBySession: false } : 'waiting';
  }
}
