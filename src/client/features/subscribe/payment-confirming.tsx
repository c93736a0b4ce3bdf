import { AskSupport } from '#client/components/ask-support.tsx';
import { SiteFooter } from '#client/components/site-footer.tsx';
import { useSite } from '#client/components/use-site.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import type { PaymentStandingAnswer } from '#contract/payments.ts';

export function PaymentConfirming({ money }: { money: PaymentStandingAnswer | undefined }) {
  const site = useSite();
  return (
    <StatusPage
      icon={<Spinner size="large" />}
      title="Your payment is being confirmed"
      text="You need not pay again. This page looks every few seconds and goes on by itself; you can also close it and come back."
      actions={
        <ButtonLink href={SCREEN_PATHS.settings} variant="outline">
          Account Settings
        </ButtonLink>
      }
      foot={<SiteFooter site={site} />}
    >
      <AskSupport site={site} reference={money?.reference} />
    </StatusPage>
  );
}
