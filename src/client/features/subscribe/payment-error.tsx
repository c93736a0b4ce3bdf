import { CreditCard, RotateCcw, ShieldCheck } from 'lucide-react';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { IconTile, Notice } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

/** The payment could not even begin (product §8). Nothing has been charged at this point, and it says so. */
export function PaymentError({ message }: { message: string }) {
  return (
    <StatusPage
      icon={
        <IconTile tone="err">
          <CreditCard size={26} aria-hidden="true" />
        </IconTile>
      }
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
    >
      <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />}>
        Nothing was charged.
      </Notice>
    </StatusPage>
  );
}
