import { Undo2 } from 'lucide-react';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

export function PaymentReturned() {
  return (
    <StatusPage
      icon={
        <IconTile>
          <Undo2 size={26} aria-hidden="true" />
        </IconTile>
      }
      takesFocus
      title="Your account is active already"
      text="So the payment goes back to the card it came from. Banks usually take up to 10 working days."
      actions={
        <ButtonLink href={addressAfterSignIn()} variant="coral">
          Open the app
        </ButtonLink>
      }
    />
  );
}
