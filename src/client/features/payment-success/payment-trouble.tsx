import { Clock, CreditCard, LogIn, type LucideIcon } from 'lucide-react';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { IconTile, type IconTileProps } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { PaymentTroubleKind } from './confirm-payment.ts';

interface Trouble {
  Icon: LucideIcon;
  tone: NonNullable<IconTileProps['tone']>;
  title: string;
  text: string;
  way: { to: string; label: string };
}

const HOME = { to: SCREEN_PATHS.landing, label: 'Back to Home' };
const SIGN_IN = { to: SCREEN_PATHS.login, label: 'Sign In' };

const TROUBLES: Record<PaymentTroubleKind, Trouble> = {
  no_session: {
    Icon: CreditCard,
    tone: 'mint',
    title: 'No payment to show',
    text: 'We cannot see a payment here. If you have paid, sign in: your account knows.',
    way: SIGN_IN,
  },
  not_completed: {
    Icon: CreditCard,
    tone: 'sun',
    title: 'Payment not completed',
    text: 'You came back without paying. Nothing was charged.',
    way: { to: SCREEN_PATHS.subscribe, label: 'Try Again' },
  },
  not_verified: {
    Icon: CreditCard,
    tone: 'err',
    title: 'Payment not verified',
    text: 'Session verification failed',
    way: HOME,
  },
  timeout: {
    Icon: Clock,
    tone: 'sun',
    title: 'Still waiting',
    text: 'Account activation timeout. Please contact support. Your payment is safe: we will open your account as soon as it is confirmed.',
    way: SIGN_IN,
  },
  sign_in: {
    Icon: LogIn,
    tone: 'mint',
    title: 'Please sign in',
    text: 'Your payment went through. For your safety, please sign in on this device. If you have no password yet, use the link that we emailed you.',
    way: SIGN_IN,
  },
};

/** What became of a payment that did not lead straight into the app, and the way on. */
export function PaymentTrouble({ trouble }: { trouble: PaymentTroubleKind }) {
  const { Icon, tone, title, text, way } = TROUBLES[trouble];
  return (
    <StatusPage
      icon={
        <IconTile tone={tone}>
          <Icon size={26} aria-hidden="true" />
        </IconTile>
      }
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
