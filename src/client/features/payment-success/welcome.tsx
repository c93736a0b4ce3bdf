import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CoachScene } from '#client/figure/coach-scene.tsx';
import { ButtonLink, TextButton } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { routeAfterPayment, type SubscriptionStatus } from '#domain/access.ts';
import { useCountdown } from './use-countdown.ts';
import styles from './welcome.module.css';

interface WelcomeProps {
  firstName: string;
  subscriptionStatus: SubscriptionStatus;
  countdownSeconds: number;
}

export function Welcome({ firstName, subscriptionStatus, countdownSeconds }: WelcomeProps) {
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
              <CoachScene scene="celebration" decorative />
            </span>
          </MinuteDial>
        </div>
        <h1>{firstName ? `Welcome, ${firstName}` : 'Welcome'}</h1>
        <p>Your payment went through and everything is open.</p>
        <ButtonLink href={next} variant="coral" size="large" block replace>
          Go to Dashboard
        </ButtonLink>
        {!isStaying && (
          <>
            <p className={styles.countdown}>
              Taking you to your dashboard in <b>{secondsLeft}</b> {secondsLeft === 1 ? 'second' : 'seconds'}.
            </p>
            <TextButton onClick={() => setIsStaying(true)}>Stay here</TextButton>
          </>
        )}
      </div>
    </main>
  );
}
