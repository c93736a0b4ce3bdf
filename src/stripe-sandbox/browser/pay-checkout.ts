import { askForAuthentication } from './authentication-dialog.ts';
import { callSandbox } from './call-sandbox.ts';
import {
  type AuthenticateRequest,
  CHECKOUT_AUTHENTICATE_PATH,
  CHECKOUT_CONFIRM_PATH,
  type ConfirmRequest,
  type PaymentAnswer,
} from './checkout-answers.ts';
import { formatAmount } from './checkout-session.ts';
import type { PaymentElement } from './payment-element.ts';
import { refusedNumber } from './test-card-numbers.ts';

/** Confirms with the card; where the bank wants a word, asks the buyer and confirms the answer. */
export async function payCheckout(request: ConfirmRequest, element: PaymentElement): Promise<PaymentAnswer> {
  const answer = await callSandbox<PaymentAnswer>(CHECKOUT_CONFIRM_PATH, request);
  if (answer.result !== 'authentication_required') return answer;
  const amount = formatAmount(answer.session.amountTotal, answer.session.currency);
  const outcome = await askForAuthentication(amount, element.focus);
  const authentication: AuthenticateRequest = { clientSecret: request.clientSecret, outcome };
  return callSandbox<PaymentAnswer>(CHECKOUT_AUTHENTICATE_PATH, authentication);
}

/** A number that is no test card is refused here already: a real one never leaves the browser. */
export function refusedBeforeSending(number: string) {
  const refused = refusedNumber(number);
  return refused && paymentFailed(refused.message, refused.declineCode);
}

export function paymentFailed(message: string, declineCode: string | null) {
  return { type: 'error', error: { message, code: 'paymentFailed', paymentFailed: { declineCode } } } as const;
}
