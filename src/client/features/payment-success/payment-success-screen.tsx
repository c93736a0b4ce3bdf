import { useQuery } from '@tanstack/react-query';
import { Lock, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { OwnBrowserNote } from '#client/parts/site/app-around.tsx';
import { LedByLine, useLeader } from '#client/parts/site/leader.tsx';
import { SCREEN_PATHS, startNowPath } from '#client/parts/site/screen-paths.ts';
import { ButtonLink, TextButton } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { WaitingPage } from '#client/ui/status-page.tsx';
import type { User } from '#contract/auth.ts';
import { routeAfterPayment, type SubscriptionStatus } from '#domain/account/access.ts';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import {
  COUNTDOWN_AFTER_CLAIM_SECONDS,
  COUNTDOWN_AFTER_SIGN_IN_SECONDS,
  COUNTDOWN_BEFORE_RESULT_SECONDS,
} from '#domain/purchases/payment-wait.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { ChoosePassword } from './choose-password.tsx';
import { confirmPayment } from './confirm-payment.ts';
import { PaymentProblem } from './payment-problem.tsx';
import styles from './payment-success-screen.module.css';

export function PaymentSuccessScreen() {
  const [sessionId] = useState(takeSessionId);
  const payment = useQuery({
    queryKey: ['payment-outcome', sessionId],
    queryFn: ({ signal }) => confirmPayment(sessionId ?? '', signal),
    enabled: sessionId !== undefined,
    gcTime: Number.POSITIVE_INFINITY, // a session id signs in once: the answer must outlive a remount
    // What is closed may open again, and the payment page leads here again: it would come back for ever.
    staleTime: ({ state }) =>
      state.data?.kind === 'closed' || state.data?.kind === 'inactive' ? 0 : Number.POSITIVE_INFINITY,
  });
  const [claimedBy, setClaimedBy] = useState<User>();
  const checkAgain = () => void payment.refetch();
  if (sessionId === undefined) return <PaymentProblem problem="no_session" onCheckAgain={checkAgain} />;
  if (!payment.data || payment.isFetching) return <CheckingPayment />;
  if (claimedBy) return <Welcome {...claimedBy} countdownSeconds={COUNTDOWN_AFTER_CLAIM_SECONDS} />;
  const outcome = payment.data;
  if (outcome.kind === 'gift_paid')
    return <GoOn to={`${SCREEN_PATHS.givenGifts}#${outcome.key}`} text="Opening your gift" />;
  if (outcome.kind === 'closed') return <GoOn to={SCREEN_PATHS.subscribe} text="Checking your payment" />;
  if (outcome.kind === 'inactive') return <GoOn to={routeAfterPayment('inactive')} text="Taking you to the start" />;
  if (outcome.kind === 'welcome') return <Welcome {...outcome} countdownSeconds={COUNTDOWN_AFTER_SIGN_IN_SECONDS} />;
  if (outcome.kind === 'choose_password') {
    const { firstName, email } = outcome;
    return <ChoosePassword {...{ sessionId, firstName, email }} onClaimed={setClaimedBy} />;
  }
  return <PaymentProblem problem={outcome.kind} reference={outcome.reference} onCheckAgain={checkAgain} />;
}

/** Where the next page tells what became of it. */
function GoOn({ to, text }: { to: string; text: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [to, navigate]);
  return <WaitingPage text={text} />;
}

function CheckingPayment() {
  const secondsLeft = useCountdown(COUNTDOWN_BEFORE_RESULT_SECONDS, false);
  return (
    <WaitingPage
      text="Checking your payment"
      hint="It takes a few seconds. Please keep this page open."
      foot={
        <p className={styles.promise}>
          <Lock size={18} aria-hidden="true" />
          <span>
            If you’ve paid, your payment is safe. We’ll open your account as soon as it’s confirmed.{' '}
            {secondsLeft > 0 ? (
              <>
                If that takes over <b>{secondsLeft}</b> {pluralise(secondsLeft, 'second')}, we’ll tell you here.
              </>
            ) : (
              'It’s taking longer than usual. We’re still checking, and you won’t be charged twice.'
            )}
          </span>
        </p>
      }
    />
  );
}

/** Removed from the address, to keep it out of histories and screenshots; the history entry's state keeps it for a reload. */
function takeSessionId(): string | undefined {
  const query = new URLSearchParams(window.location.search);
  const named = query.get('session_id') ?? query.get('payment_intent') ?? undefined;
  if (window.location.search !== '') {
    window.history.replaceState({ paymentSessionId: named }, '', window.location.pathname);
  }
  return named ?? keptIn(window.history.state);
}

function keptIn(state: unknown): string | undefined {
  const kept = (state as { paymentSessionId?: unknown } | null)?.paymentSessionId;
  return typeof kept === 'string' ? kept : undefined;
}

const FIRST_SESSION = startNowPath(WORKOUT_IDS[0], { length: '10' });

interface WelcomeProps {
  firstName: string;
  subscriptionStatus: SubscriptionStatus;
  countdownSeconds: number;
}

function Welcome({ firstName, subscriptionStatus, countdownSeconds }: WelcomeProps) {
  const leader = useLeader();
  const [, navigate] = useLocation();
  const [isStaying, setIsStaying] = useState(false);
  const secondsLeft = useCountdown(countdownSeconds, isStaying);
  const next = routeAfterPayment(subscriptionStatus);
  useEffect(() => {
    if (secondsLeft === 0) navigate(next, { replace: true });
  }, [secondsLeft, next, navigate]);

  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <Logo onPanel />
      </header>
      <div className={styles.body}>
        <div className={styles.dial}>
          <MinuteDial ticks={60} lit={60} tone="panel">
            <span className={styles.disc}>
              <CoachPicture name="scene-wave" decorative isFirst />
            </span>
          </MinuteDial>
        </div>
        <h1>{firstName ? `Welcome, ${firstName}. You’re in.` : 'Welcome'}</h1>
        <p>Everything’s open. 10 minutes today?</p>
        {leader && <LedByLine leader={leader} />}
        <OwnBrowserNote />
        {subscriptionStatus === 'active' && (
          <ButtonLink href={FIRST_SESSION} variant="coral" size="large" block replace>
            <Play size={20} fill="currentColor" aria-hidden="true" />
            Start with 10 minutes
          </ButtonLink>
        )}
        <ButtonLink
          href={next}
          variant={subscriptionStatus === 'active' ? 'ghost' : 'coral'}
          size="large"
          block
          replace
        >
          Go to Dashboard
        </ButtonLink>
        {!isStaying && (
          <>
            <p className={styles.countdown}>
              Taking you to your dashboard in <b>{secondsLeft}</b> {pluralise(secondsLeft, 'second')}.
            </p>
            <TextButton onClick={() => setIsStaying(true)}>Stay here</TextButton>
          </>
        )}
      </div>
    </main>
  );
}

function useCountdown(seconds: number, isStopped: boolean): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (isStopped || secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStopped]);
  return secondsLeft;
}
