import { readPaymentStanding } from '#client/api/checkout.ts';
import { pause } from '#client/platform/pause.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { verifyDelayMs } from '#domain/payment-wait.ts';

/** What came of a payment whose answer was lost. */
export type FoundOut =
  /** The provider has it: it is paid, or the money is on its way. */
  | { kind: 'taken'; sessionId: string }
  /** This checkout can be paid no more. */
  | { kind: 'closed'; money: PaymentStandingAnswer };

/**
 * Looks at where the payment of a checkout stands until it is known, and throws only when the signal is given.
 *
 * @param onLook hears of each look that did not settle it, counted from 1; `isOpen` if the server has seen no payment so far.
 */
export async function findOutPayment(
  sessionId: string,
  signal: AbortSignal,
  onLook: (look: number, isOpen: boolean) => void,
): Promise<FoundOut> {
  for (let look = 1; ; look += 1) {
    const money = await standing(signal);
    const found = money && verdictOn(money, sessionId);
    if (found) return found;
    onLook(look, money?.standing === 'open');
    await pause(verifyDelayMs(look - 1), signal);
  }
}

async function standing(signal: AbortSignal): Promise<PaymentStandingAnswer | undefined> {
  try {
    return await readPaymentStanding(signal);
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
