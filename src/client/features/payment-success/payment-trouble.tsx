import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { PaymentTroubleKind } from './confirm-payment.ts';

interface Trouble {
  title: string;
  text: string;
  way: { to: string; label: string };
}

const HOME = { to: SCREEN_PATHS.landing, label: 'Back to Home' };
const SIGN_IN = { to: SCREEN_PATHS.login, label: 'Sign In' };

const TROUBLES: Record<PaymentTroubleKind, Trouble> = {
  no_session: {
    title: 'No payment to show',
    text: 'We cannot see a payment here. If you have paid, sign in: your account knows.',
    way: SIGN_IN,
  },
  not_completed: {
    title: 'Payment not completed',
    text: 'You came back without paying. Nothing was charged.',
    way: { to: SCREEN_PATHS.subscribe, label: 'Try Again' },
  },
  not_verified: { title: 'Payment not verified', text: 'Session verification failed', way: HOME },
  timeout: {
    title: 'Still waiting',
    text: 'Account activation timeout. Please contact support. Your payment is safe: we will open your account as soon as it is confirmed.',
    way: SIGN_IN,
  },
  sign_in: {
    title: 'Please sign in',
    text: 'Your payment went through. For your safety, please sign in on this device.',
    way: SIGN_IN,
  },
};

/** What became of a payment that did not lead straight into the app, and the way on. */
export function PaymentTrouble({ trouble }: { trouble: PaymentTroubleKind }) {
  const { title, text, way } = TROUBLES[trouble];
  return (
    <StatusPage
      title={title}
      text={text}
      actions={
        <ButtonLink href={way.to} variant="coral">
          {way.label}
        </ButtonLink>
      }
    />
  );
}
