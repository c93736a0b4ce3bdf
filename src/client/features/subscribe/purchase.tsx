import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentConfigQuery } from '#client/api/payments.ts';
import { useSession } from '#client/platform/use-session.ts';
import { EmbeddedPayment } from './embedded-payment.tsx';
import { explainStartFailure } from './explain-start-failure.ts';
import { HostedPayment } from './hosted-payment.tsx';
import { PaymentError } from './payment-error.tsx';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { useStartAtOnce } from './use-start-at-once.tsx';

/** Signed in: the offer, and the way to pay for it that the operator has chosen. */
export function Purchase() {
  const user = useSession()?.user;
  const { data: config, error } = useQuery(paymentConfigQuery());
  const startAtOnce = useStartAtOnce(config?.refundPolicy === 'statutory-waiver');
  const [failure, setFailure] = useState<string>();

  const message = failure ?? (error ? explainStartFailure(error) : undefined);
  if (!user) return null; // she has just signed out
  if (message !== undefined) return <PaymentError message={message} />;
  return (
    <PurchaseFrame user={user} isSandbox={config?.mode === 'sandbox'} refundPolicy={config?.refundPolicy}>
      {!config && <PaymentFormWaiting />}
      {startAtOnce.box}
      {config?.checkoutUi === 'embedded' && (
        <EmbeddedPayment config={config} startAtOnce={startAtOnce} onFailure={setFailure} />
      )}
      {config?.checkoutUi === 'hosted' && <HostedPayment startAtOnce={startAtOnce} />}
    </PurchaseFrame>
  );
}
