import type { StripeCheckoutConfirmResult } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { pause } from '#client/browser/promises.ts';
import { readPaymentStanding } from '#client/parts/purchases/checkout-calls.ts';
import { paymentSuccessPath } from '#client/parts/site/screen-paths.ts';
import { dismissFailure, showToast } from '#client/ui/toast-store.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { verifyDelayMs } from '#domain/purchases/payment-wait.ts';

const CHECK_DETAILS = 'Please check your payment details and try again.';

/** After so many inconclusive looks the buyer may press again: this checkout can be paid once only. */
const LOOKS_BEFORE_NEXT_TRY = 4;

/** A slow response is polled silently: the bank may show a challenge. */
const QUIET_LOOKS_AFTER_MS = 10_000;

const NOT_KNOWN_YET = 'We don’t know yet if it went through. You won’t be charged twice.';
const NOT_SO_FAR =
  'An unexpected error occurred. Please try again. We haven’t seen a payment so far. You won’t be charged twice.';
const DECLINED_HINT = 'Try another card, or ask your bank.';

export interface PaymentWord {
  tone: 'error' | 'sun';
  text: string;
}

export type ReadStanding = (signal: AbortSignal) => Promise<PaymentStandingAnswer>;

/** Only the provider’s card errors are final; for anything else the server is polled. */
export function useCardPayment(
  sessionId: string,
  checkout: Checkout | undefined,
  onClosed: (money: PaymentStandingAnswer) => void,
  readStanding: ReadStanding = readPaymentStanding,
) {
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [word, setWord] = useState<PaymentWord>();
  const wasUnsure = useRef(false);
  const looking = useRef(new AbortController());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      looking.current.abort();
    };
  }, []);

  function settle(found: FoundOut) {
    if (found.kind === 'taken') return navigate(paymentSuccessPath(found.sessionId), { replace: true });
    if (found.money.standing === 'nothing') sayFailed();
    onClosed(found.money);
  }

  async function look(waitMs: number, onLook: (look: number, isOpen: boolean) => void): Promise<void> {
    looking.current.abort();
    looking.current = new AbortController();
    const { signal } = looking.current;
    try {
      await pause(waitMs, signal);
      settle(await findOutPayment({ sessionId, readStanding, signal, onLook }));
    } catch {
      // Aborted: the page was left, or the provider answered.
    }
  }

  function lookAloud() {
    wasUnsure.current = true;
    setWord({ tone: 'sun', text: NOT_KNOWN_YET });
    void look(0, (count, isOpen) => {
      if (count < LOOKS_BEFORE_NEXT_TRY) return;
      setWord(isOpen ? { tone: 'error', text: NOT_SO_FAR } : { tone: 'sun', text: NOT_KNOWN_YET });
      setIsBusy(false);
    });
  }

  async function pay(isComplete: boolean): Promise<void> {
    if (isBusy || !checkout) return;
    setIsBusy(true);
    setWord(undefined);
    dismissFailure();
    void look(QUIET_LOOKS_AFTER_MS, () => undefined);
    const outcome = await confirmCheckout(checkout, isComplete);
    if (outcome.kind === 'leaving' || !isHere.current) return;
    if (outcome.kind === 'not_known') return lookAloud();
    looking.current.abort();
    setWord({ tone: 'error', text: refusalWords(outcome, wasUnsure.current) });
    setIsBusy(false);
    sayFailed();
  }

  return { isBusy, word, pay };
}

/** Only where that is known: declined, or nothing was charged. Low: the fields to be put right are at the top. */
const sayFailed = () => showToast({ kind: 'destructive', title: 'Payment failed' });

/** An earlier attempt without a response may still have paid, so nothing is said about money. */
function refusalWords({ kind, message }: RefusedByProvider, wasUnsure: boolean): string {
  if (kind === 'incomplete') return message;
  return wasUnsure ? `${message} ${DECLINED_HINT}` : `${message} You haven’t been charged. ${DECLINED_HINT}`;
}

interface Checkout {
  confirm: () => Promise<StripeCheckoutConfirmResult>;
}

interface RefusedByProvider {
  kind: 'declined' | 'incomplete';
  message: string;
}

type ConfirmOutcome =
  | { kind: 'leaving' }
  | RefusedByProvider
  /** A lost response or an expired checkout: the payment’s state is unknown. */
  | { kind: 'not_known' };

/** Never throws. */
async function confirmCheckout(checkout: Checkout, isComplete: boolean): Promise<ConfirmOutcome> {
  try {
    const result = await checkout.confirm();
    if (result.type !== 'error') return { kind: 'leaving' };
    const message = result.error.message || CHECK_DETAILS;
    if (result.error.code === 'paymentFailed') return { kind: 'declined', message };
    return isComplete ? { kind: 'not_known' } : { kind: 'incomplete', message };
  } catch {
    return { kind: 'not_known' };
  }
}

type FoundOut = { kind: 'taken'; sessionId: string } | { kind: 'closed'; money: PaymentStandingAnswer };

interface FindingOut {
  sessionId: string;
  readStanding: ReadStanding;
  signal: AbortSignal;
  onLook: (look: number, isOpen: boolean) => void;
}

/** Polls until the state is known; throws only when aborted. `onLook` is called for each inconclusive look, from 1. */
async function findOutPayment({ sessionId, readStanding, signal, onLook }: FindingOut): Promise<FoundOut> {
  for (let look = 1; ; look += 1) {
    const money = await standing(readStanding, signal);
    const found = money && verdictOn(money, sessionId);
    if (found) return found;
    onLook(look, money?.standing === 'open');
    await pause(verifyDelayMs(look - 1), signal);
  }
}

async function standing(readStanding: ReadStanding, signal: AbortSignal): Promise<PaymentStandingAnswer | undefined> {
  try {
    return await readStanding(signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

function verdictOn(money: PaymentStandingAnswer, ofSession: string): FoundOut | undefined {
  const { standing: stands, sessionId } = money;
  if (stands === 'paid' || stands === 'confirming') return { kind: 'taken', sessionId: sessionId ?? ofSession };
  if (stands === 'unknown' || (stands === 'open' && sessionId === ofSession)) return undefined;
  return { kind: 'closed', money };
}
