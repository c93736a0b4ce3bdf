import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/auth.ts';
import { COUNTDOWN_AFTER_CLAIM_SECONDS, COUNTDOWN_AFTER_SIGN_IN_SECONDS } from '#domain/payment-wait.ts';
import { CheckingPayment } from './checking-payment.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { confirmPayment } from './confirm-payment.ts';
import { PaymentTrouble } from './payment-trouble.tsx';
import { takeSessionId } from './take-session-id.ts';
import { Welcome } from './welcome.tsx';

export function PaymentSuccessScreen() {
  const [sessionId] = useState(takeSessionId);
  const payment = useQuery({
    queryKey: ['payment-outcome', sessionId],
    queryFn: ({ signal }) => confirmPayment(sessionId ?? '', signal),
    enabled: sessionId !== undefined,
    gcTime: Number.POSITIVE_INFINITY, // a session id signs in once: the answer must outlive a remount
  });
  const [claimedBy, setClaimedBy] = useState<User>();
  const checkAgain = () => void payment.refetch();
  if (sessionId === undefined) return <PaymentTrouble trouble="no_session" onCheckAgain={checkAgain} />;
  if (!payment.data || payment.isFetching) return <CheckingPayment />;
  if (claimedBy) return <Welcome {...claimedBy} countdownSeconds={COUNTDOWN_AFTER_CLAIM_SECONDS} />;
  const outcome = payment.data;
  if (outcome.kind === 'welcome') return <Welcome {...outcome} countdownSeconds={COUNTDOWN_AFTER_SIGN_IN_SECONDS} />;
  if (outcome.kind === 'choose_password') {
    const { firstName, email } = outcome;
    return <ChoosePassword {...{ sessionId, firstName, email }} onClaimed={setClaimedBy} />;
  }
  return <PaymentTrouble trouble={outcome.kind} reference={outcome.reference} onCheckAgain={checkAgain} />;
}
