import type { PaymentConfig } from '#contract/payments.ts';
import { EmbeddedPayment } from './embedded-payment.tsx';
import { HostedPayment } from './hosted-payment.tsx';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import type { StartAtOnce } from './use-start-at-once.tsx';

interface WayToPayProps {
  /** Absent until it is known. */
  config: PaymentConfig | undefined;
  /** False until it is known that she has not paid already. */
  mayPay: boolean;
  startAtOnce: StartAtOnce;
  onFailure: (message: string) => void;
  onHasPaid: () => void;
}

/** A form in this page, which finds out itself whether she has paid; or a button, which waits for that. */
export function WayToPay({ config, mayPay, startAtOnce, onFailure, onHasPaid }: WayToPayProps) {
  if (config?.checkoutUi === 'embedded') {
    return <EmbeddedPayment {...{ config, startAtOnce, onFailure, onHasPaid }} />;
  }
  if (!config || !mayPay) return <PaymentFormWaiting />;
  return <HostedPayment startAtOnce={startAtOnce} onHasPaid={onHasPaid} />;
}
