import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { pause } from '#client/platform/pause.ts';
import { paymentSuccessPath } from '#client/platform/screen-paths.ts';
import { dismissFailure, showToast } from '#client/ui/toast-store.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { type Checkout, confirmCheckout, type RefusedByProvider } from './confirm-checkout.ts';
import { type FoundOut, findOutPayment } from './find-out-payment.ts';

/** After so many inconclusive looks she may press again: this checkout can be paid once only. */
const LOOKS_BEFORE_NEXT_TRY = 4;

/** A slow answer is polled silently: her bank may be asking her. */
const QUIET_LOOKS_AFTER_MS = 10_000;

const NOT_KNOWN_YET = 'We do not know yet whether it went through. Nothing is charged twice.';
const NOT_SO_FAR =
  'An unexpected error occurred. Please try again. We have seen no payment so far, and nothing is charged twice.';
const DECLINED_HINT = 'Try another card, or ask your bank.';

export interface PaymentWord {
  tone: 'error' | 'sun';
  text: string;
}

interface CardPaymentNeeds {
  sessionId: string;
  checkout: Checkout | undefined;
  onClosed: (money: PaymentStandingAnswer) => void;
}

/** The provider is trusted about the card; anything else says nothing about the money, so the server is polled. */
export function useCardPayment({ sessionId, checkout, onClosed }: CardPaymentNeeds) {
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
    if (found.kind === 'taken') navigate(paymentSuccessPath(found.sessionId), { replace: true });
    else onClosed(found.money);
  }

  async function look(waitMs: number, onLook: (look: number, isOpen: boolean) => void): Promise<void> {
    looking.current.abort();
    looking.current = new AbortController();
    const { signal } = looking.current;
    try {
      await pause(waitMs, signal);
      settle(await findOutPayment(sessionId, signal, onLook));
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
    showToast({ kind: 'destructive', title: 'Payment failed' });
  }

  return { isBusy, word, pay };
}

/** An earlier press without an answer may still have paid: after one, nothing is said about money. */
function refusalWords({ kind, message }: RefusedByProvider, wasUnsure: boolean): string {
  if (kind === 'incomplete') return message;
  return wasUnsure ? `${message} ${DECLINED_HINT}` : `${message} Nothing was charged. ${DECLINED_HINT}`;
}
