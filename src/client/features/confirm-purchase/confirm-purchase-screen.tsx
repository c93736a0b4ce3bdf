import { LogIn, Receipt } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { LinkExpired } from '#client/components/link-expired.tsx';
import { endSignIn } from '#client/platform/end-sign-in.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { clearSession } from '#client/platform/session.ts';
import { takeLinkToken } from '#client/platform/take-link-token.ts';
import { useSession } from '#client/platform/use-session.ts';
import { waitingPurchase } from '#client/platform/waiting-purchase.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { ConfirmPurchaseForm } from './confirm-purchase-form.tsx';
import { PaymentReturned } from './payment-returned.tsx';

const TITLE = 'Confirm your purchase';

export function ConfirmPurchaseScreen() {
  const [token, setToken] = useState(() => takeLinkToken() ?? waitingPurchase.token());
  const [isReturned, setIsReturned] = useState(false);
  const session = useSession();
  if (isReturned) return <PaymentReturned />;
  if (token === undefined) {
    return <LinkExpired title={TITLE} wayOn={{ href: SCREEN_PATHS.landing, label: 'Back to Home' }} />;
  }
  if (!session) return <SignInFirst token={token} />;
  return (
    <StatusPage
      icon={
        <IconTile>
          <Receipt size={26} aria-hidden="true" />
        </IconTile>
      }
      title={TITLE}
      text={`A payment for Fit in 30 was made with the address of this account. You are signed in as ${session.user.email}.`}
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
      icon={
        <IconTile>
          <LogIn size={26} aria-hidden="true" />
        </IconTile>
      }
      title={TITLE}
      text="A payment for Fit in 30 was made with the address of your account. Sign in, and confirm it here."
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
  return <TextButton onClick={goToSignIn}>Sign in with another account</TextButton>;
}

/** Signing in returns to this page. */
function useSignInWith(token: string) {
  const [, navigate] = useLocation();
  return () => {
    waitingPurchase.remember(token);
    endSignIn();
    clearSession();
    navigate(SCREEN_PATHS.login);
  };
}
