import { CreditCard, RotateCcw, ShieldCheck } from 'lucide-react';
import { AskSupport } from '#client/parts/site/ask-support.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { SiteFooter } from '#client/parts/site/site-footer.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { IconTile, Notice } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { User } from '#contract/auth.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { AwaitingLinkNotice } from './awaiting-link-notice.tsx';

interface PaymentErrorProps {
  user: User;
  message: string;
  money: PaymentStandingAnswer | undefined;
}

export function PaymentError({ user, message, money }: PaymentErrorProps) {
  const site = useSite();
  return (
    <StatusPage
      icon={<IconTile icon={CreditCard} size={26} tone="err" />}
      title="Payment Error"
      text={message}
      actions={
        <>
          <Button variant="coral" onClick={() => window.location.reload()}>
            <RotateCcw size={22} aria-hidden="true" />
            Try Again
          </Button>
          <ButtonLink href={SCREEN_PATHS.landing} variant="outline">
            Back to Home
          </ButtonLink>
        </>
      }
      foot={<SiteFooter site={site} />}
    >
      {money?.awaitsLink ? <AwaitingLinkNotice email={user.email} /> : <MoneyWords money={money} />}
      <AskSupport site={site} reference={money?.reference} />
    </StatusPage>
  );
}

function MoneyWords({ money }: { money: PaymentStandingAnswer | undefined }) {
  const words = money && wordsOn(money);
  if (words === undefined) return null;
  return (
    <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />}>
      {words}
    </Notice>
  );
}

function wordsOn({ standing }: PaymentStandingAnswer): string | undefined {
  if (standing === 'nothing') return 'Nothing was charged.';
  // Shown by the page itself.
  if (standing === 'on_hold') return undefined;
  return 'If you have just paid, your payment is safe: we keep looking for it, and nothing is charged twice.';
}
