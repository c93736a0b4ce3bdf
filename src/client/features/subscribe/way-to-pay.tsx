import type { PaymentConfig } from '#contract/payments.ts';
import { EmbeddedPayment } from './embedded-payment.tsx';
import { HostedPayment } from './hosted-payment.tsx';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import type { StartAtOnce } from './use-start-at-once.tsx';

interface WayToPayProps {
  config: PaymentConfig | undefined;
  mayPay: boolean;
  startAtOnce: StartAtOnce;
  onFailure: (message: string) => void;
  onHasPaid: () => void;
}

export function WayToPay({ config, mayPay, startAtOnce, onFailure, onHasPaid }: WayToPayProps) {
  if (config?.checkoutUi === 'embedded') {
    return <EmbeddedPayment {...{ config, startAtOnce, onFailure, onHasPaid }} />;
  }
  if (!config || !mayPay) return <PaymentFormWaiting />;
  return <HostedPayment startAtOnce={startAtOnce} onHasPaid={onHasPaid} />;
}
