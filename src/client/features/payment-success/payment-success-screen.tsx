import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckingPayment } from './checking-payment.tsx';
import { confirmPayment } from './confirm-payment.ts';
import { PaymentTrouble } from './payment-trouble.tsx';
import { takeSessionId } from './take-session-id.ts';
import { Welcome } from './welcome.tsx';

/** Where the card provider sends a buyer back to: the payment is checked, and she is let in (product §4). */
export function PaymentSuccessScreen() {
  const [sessionId] = useState(takeSessionId);
  const payment = useQuery({
    queryKey: ['payment-outcome', sessionId],
    queryFn: ({ signal }) => confirmPayment(sessionId ?? '', signal),
    enabled: sessionId !== undefined,
    gcTime: Number.POSITIVE_INFINITY, // a session id signs in once: the answer must outlive a second look
  });
  if (sessionId === undefined) return <PaymentTrouble trouble="no_session" />;
  if (!payment.data) return <CheckingPayment />;
  if (payment.data.kind === 'welcome') return <Welcome {...payment.data} />;
  return <PaymentTrouble trouble={payment.data.kind} />;
}
