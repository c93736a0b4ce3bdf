import { readPaymentStanding } from '#client/api/checkout.ts';
import { pause } from '#client/platform/pause.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { verifyDelayMs } from '#domain/payment-wait.ts';

export type FoundOut = { kind: 'taken'; sessionId: string } | { kind: 'closed'; money: PaymentStandingAnswer };

/** Polls until the state is known; throws only when aborted. `onLook` is called for each inconclusive look, from 1. */
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
