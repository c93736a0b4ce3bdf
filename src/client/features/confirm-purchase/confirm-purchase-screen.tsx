import { LogIn, Receipt, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { appName } from '#client/browser/app-name.ts';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { endSignIn, readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { ConfirmingForm } from '#client/parts/account/confirming-form.tsx';
import { clearSignIn, updateUser, useSignIn } from '#client/parts/account/current-sign-in.ts';
import { LinkAnswer, LinkExpired, takeLinkToken } from '#client/parts/account/link-answer.tsx';
import { claimPurchase } from '#client/parts/purchases/checkout-calls.ts';
import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { showToast } from '#client/ui/toast-store.ts';

const TITLE = 'Confirm your purchase';

export function ConfirmPurchaseScreen() {
  const [token, setToken] = useState(() => takeLinkToken() ?? waitingPurchase.token());
  const [isReturned, setIsReturned] = useState(false);
  const signIn = useSignIn();
  if (isReturned) {
    return (
      <LinkAnswer
        icon={Undo2}
        title="You already have access"
        text="We’re sending this payment back to the card. Banks usually take up to 10 working days."
        wayOn={{ href: addressAfterSignIn(), label: 'Open the app' }}
      />
    );
  }
  if (token === undefined) {
    return <LinkExpired title={TITLE} wayOn={{ href: SCREEN_PATHS.landing, label: 'Back to Home' }} />;
  }
  if (!signIn) return <SignInFirst token={token} />;
  return (
    <StatusPage
      icon={<IconTile icon={Receipt} size={26} />}
      title={TITLE}
      text={`Someone paid for ${appName()} with this account’s email. You’re signed in as ${signIn.user.email}.`}
      actions={<SomebodyElse token={token} />}
    >
      <ConfirmPurchaseForm
        token={token}
        onReturned={() => setIsReturned(true)}
        onExpired={() => {
          waitingPurchase.forget();
          setToken(undefined);
        }}
      />
    </StatusPage>
  );
}

function SignInFirst({ token }: { token: string }) {
  const goToSignIn = useSignInWith(token);
  return (
    <StatusPage
      icon={<IconTile icon={LogIn} size={26} />}
      title={TITLE}
      text={`Someone paid for ${appName()} with your email. Sign in to confirm it’s yours.`}
      actions={
        <Button variant="coral" onClick={goToSignIn}>
          Sign In to Continue
        </Button>
      }
    />
  );
}

function SomebodyElse({ token }: { token: string }) {
  const goToSignIn = useSignInWith(token);
  return <TextButton onClick={goToSignIn}>Use another account</TextButton>;
}

/** Signing in returns to this page. */
function useSignInWith(token: string) {
  const [, navigate] = useLocation();
  return () => {
    waitingPurchase.remember(token);
    endSignIn();
    clearSignIn();
    navigate(SCREEN_PATHS.login);
  };
}

interface ConfirmPurchaseFormProps {
  token: string;
  onReturned: () => void;
  onExpired: () => void;
}

function ConfirmPurchaseForm({ token, onReturned, onExpired }: ConfirmPurchaseFormProps) {
  const [, navigate] = useLocation();

  async function confirm(): Promise<void> {
    const { outcome } = await claimPurchase(token);
    waitingPurchase.forget();
    if (outcome === 'returned') return onReturned();
    await readSignedInUser().then(updateUser, () => undefined);
    showToast({ title: 'Purchase confirmed', text: 'Everything’s open, and your receipt is on its way.' });
    navigate(addressAfterSignIn(), { replace: true });
  }

  return (
    <ConfirmingForm
      label="Confirm my purchase"
      failureTitle="We couldn’t confirm your purchase"
      confirm={confirm}
      onExpired={onExpired}
    />
  );
}
