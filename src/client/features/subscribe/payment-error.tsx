import { MailOpen, RotateCcw, ShieldCheck } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { ClaimLinkButton } from '#client/parts/purchases/claim-link-button.tsx';
import { ApiError, messageOf, UnreachableError } from '#client/parts/server/api-client.ts';
import { AskSupport } from '#client/parts/site/ask-support.tsx';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { CompanyLine, SiteLinks } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button, ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { User } from '#contract/auth.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import styles from './purchase.module.css';

interface PaymentErrorProps {
  user: User;
  message: string;
  money: PaymentStandingAnswer | undefined;
}

export function PaymentError({ user, message, money }: PaymentErrorProps) {
  const site = useSite();
  return (
    <CoachPage
      logoHref={SCREEN_PATHS.landing}
      coach={<CoachPicture name="scene-walk" decorative isFirst />}
      title="Payment Error"
      lead={message}
      foot={
        <>
          <SiteLinks />
          <CompanyLine site={site} />
        </>
      }
    >
      {money?.awaitsLink ? <AwaitingLinkNotice email={user.email} /> : <MoneyWords money={money} />}
      <ButtonStack className={styles.errorWays}>
        <Button variant="coral" size="large" onClick={() => window.location.reload()}>
          <RotateCcw size={22} aria-hidden="true" />
          Try Again
        </Button>
        <ButtonLink href={SCREEN_PATHS.landing} variant="outline">
          Back to Home
        </ButtonLink>
      </ButtonStack>
      <AskSupport site={site} reference={money?.reference} />
    </CoachPage>
  );
}

function MoneyWords({ money }: { money: PaymentStandingAnswer | undefined }) {
  if (!money) return null;
  return (
    <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />}>
      {wordsOn(money)}
    </Notice>
  );
}

function wordsOn({ standing }: PaymentStandingAnswer): string {
  if (standing === 'nothing') return 'You haven’t been charged. Trying again can’t charge you twice.';
  if (standing === 'on_hold') return 'Trying again won’t take a second payment while this is checked.';
  return 'Just paid? It’s safe. We’ll keep looking for it, and you won’t be charged twice.';
}

/** A guest payment was made with this account's address: no second payment is needed. */
export function AwaitingLinkNotice({ email }: { email: string }) {
  return (
    <section aria-label="A payment is waiting" className={styles.waitingLink}>
      <Notice tone="sky" role="status" icon={<MailOpen size={22} aria-hidden="true" />}>
        We have a payment for {email}. Open the link we emailed you to add it to this account. You don’t have to pay
        again.
      </Notice>
      <ClaimLinkButton />
    </section>
  );
}

const COULD_NOT_START = 'Failed to initialize payment. Please try again.';
const UNREACHABLE = 'We can’t reach our server. Check your connection and try again.';

type BuyerRefusal = 'signed_out' | 'has_paid';

/** Signed out or already paid: neither is a failed payment. */
export function buyerRefusal(error: Error | null): BuyerRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'signed_out';
  const hasPaid = error.code === 'payment_confirming' || error.message.includes('already has active subscription');
  return hasPaid ? 'has_paid' : undefined;
}

export function meetRefusedBuyer(refusal: BuyerRefusal, onHasPaid: () => void): void {
  if (refusal === 'signed_out') clearSignIn();
  else onHasPaid();
}

export const explainStartFailure = (error: Error): string =>
  error instanceof UnreachableError ? UNREACHABLE : messageOf(error, COULD_NOT_START);
