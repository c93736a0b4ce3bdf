import { Clock, CreditCard, LogIn, type LucideIcon, MailOpen, RotateCcw } from 'lucide-react';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { ClaimLinkButton } from '#client/parts/purchases/claim-link-button.tsx';
import { AskSupport } from '#client/parts/site/ask-support.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { SiteFooter } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { IconTile, type IconTileProps } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { PaymentProblemKind } from './confirm-payment.ts';

type Way = 'check_again' | 'to_account' | 'try_again' | 'send_link';

interface Problem {
  Icon: LucideIcon;
  tone: NonNullable<IconTileProps['tone']>;
  title: string;
  text: string;
  ways: readonly Way[];
}

const PROBLEMS: Record<PaymentProblemKind, Problem> = {
  no_session: {
    Icon: CreditCard,
    tone: 'mint',
    title: 'No payment here',
    text: 'We can’t see a payment here. If you’ve paid, it shows in your account.',
    ways: ['to_account'],
  },
  still_open: {
    Icon: CreditCard,
    tone: 'sun',
    title: 'Payment not completed',
    text: 'We haven’t seen a payment yet. Just paid? It’s safe, and you won’t be charged twice.',
    ways: ['check_again', 'try_again'],
  },
  not_completed: {
    Icon: CreditCard,
    tone: 'sun',
    title: 'Payment not completed',
    text: 'This checkout has expired. You haven’t been charged.',
    ways: ['try_again'],
  },
  not_verified: {
    Icon: CreditCard,
    tone: 'err',
    title: 'We couldn’t check your payment',
    text: 'Session verification failed',
    ways: ['check_again', 'to_account'],
  },
  timeout: {
    Icon: Clock,
    tone: 'sun',
    title: 'Still waiting',
    text: 'Account activation timeout. Please contact support. If you’ve paid, your payment is safe. We’ll open your account as soon as it’s confirmed.',
    ways: ['check_again', 'to_account'],
  },
  link_awaited: {
    Icon: MailOpen,
    tone: 'mint',
    title: 'One more step',
    text: 'Your payment went through. If you already have an account, open the link we emailed you.',
    ways: ['send_link', 'to_account'],
  },
  gift: {
    Icon: MailOpen,
    tone: 'mint',
    title: 'Your gift is paid for',
    text: 'Your receipt is on its way. The link in it opens your gift’s page.',
    ways: ['check_again'],
  },
  sign_in: {
    Icon: LogIn,
    tone: 'mint',
    title: 'Please sign in',
    text: 'Your payment went through. To keep it safe, please sign in here. No password yet? Use the link we emailed you.',
    ways: ['to_account'],
  },
};

interface PaymentProblemProps {
  problem: PaymentProblemKind;
  reference?: string | undefined;
  onCheckAgain: () => void;
}

export function PaymentProblem({ problem, reference, onCheckAgain }: PaymentProblemProps) {
  const { Icon, tone, title, text, ways } = PROBLEMS[problem];
  const site = useSite();
  return (
    <StatusPage
      icon={<IconTile icon={Icon} size={26} tone={tone} />}
      title={title}
      text={text}
      actions={ways.map((way, index) => <WayOn key={way} way={way} isMain={index === 0} onCheckAgain={onCheckAgain} />)}
      foot={<SiteFooter site={site} />}
    >
      <AskSupport site={site} reference={reference} />
    </StatusPage>
  );
}

/** No link leads somebody who may have paid to another payment form. */
function WayOn({ way, isMain, onCheckAgain }: { way: Way; isMain: boolean; onCheckAgain: () => void }) {
  const signIn = useSignIn();
  const variant = isMain ? 'coral' : 'outline';
  switch (way) {
    case 'check_again':
      return (
        <Button variant={variant} onClick={onCheckAgain}>
          <RotateCcw size={22} aria-hidden="true" />
          Check again
        </Button>
      );
    case 'send_link':
      return signIn && <ClaimLinkButton />;
    case 'try_again':
      // A guest restarts on the page that ends the open checkout first.
      return (
        <ButtonLink href={signIn ? SCREEN_PATHS.subscribe : SCREEN_PATHS.subscribeCancelled} variant={variant}>
          Try Again
        </ButtonLink>
      );
    case 'to_account':
      return signIn ? (
        <ButtonLink href={SCREEN_PATHS.settings} variant={variant}>
          Account Settings
        </ButtonLink>
      ) : (
        <ButtonLink href={SCREEN_PATHS.login} variant={variant}>
          Sign In
        </ButtonLink>
      );
  }
}
