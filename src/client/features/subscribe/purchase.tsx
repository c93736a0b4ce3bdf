import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { paymentConfigQuery } from '#client/api/payments.ts';
import { useSession } from '#client/platform/use-session.ts';
import { AwaitingLinkNotice } from './awaiting-link-notice.tsx';
import { explainStartFailure } from './explain-start-failure.ts';
import { PaymentConfirming } from './payment-confirming.tsx';
import { PaymentError } from './payment-error.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { useLeadPaidBuyer } from './use-lead-paid-buyer.ts';
import { usePaymentStanding } from './use-payment-standing.ts';
import { useStartAtOnce } from './use-start-at-once.tsx';
import { WayToPay } from './way-to-pay.tsx';

const DID_NOT_GO_THROUGH = 'The payment did not go through.';
const ON_HOLD = 'Your bank is looking into your earlier payment. Access is on hold until it is settled.';

export function Purchase() {
  const user = useSession()?.user;
  const { data: config, error } = useQuery(paymentConfigQuery());
  const { money, watch } = usePaymentStanding();
  const startAtOnce = useStartAtOnce(config?.refundPolicy === 'statutory-waiver');
  const [failure, setFailure] = useState<string>();
  const [hasPaid, setHasPaid] = useState(false);
  const noteHasPaid = useCallback(() => setHasPaid(true), []);
  useLeadPaidBuyer(money);

  const trouble = failure ?? (error ? explainStartFailure(error) : undefined);
  const message = money?.standing === 'on_hold' ? ON_HOLD : trouble;
  useEffect(() => {
    if (message !== undefined || hasPaid) watch();
  }, [message, hasPaid, watch]);

  if (!user) return null; // she has just signed out
  if (hasPaid && money?.standing === 'nothing')
    return <PaymentError user={user} message={DID_NOT_GO_THROUGH} money={money} />;
  if (hasPaid || money?.standing === 'confirming') return <PaymentConfirming money={money} />;
  if (message !== undefined) return <PaymentError user={user} message={message} money={money} />;
  return (
    <PurchaseFrame user={user} isSandbox={config?.mode === 'sandbox'} refundPolicy={config?.refundPolicy}>
      {money?.awaitsLink && <AwaitingLinkNotice email={user.email} />}
      {startAtOnce.box}
      <WayToPay
        config={config}
        mayPay={money !== undefined && money.standing !== 'paid'}
        startAtOnce={startAtOnce}
        onFailure={setFailure}
        onHasPaid={noteHasPaid}
      />
    </PurchaseFrame>
  );
}
