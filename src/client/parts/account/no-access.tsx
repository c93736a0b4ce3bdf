import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { clearEverything } from '#client/member/sign-out.ts';
import { usePriceText } from '#client/parts/purchases/shown-price.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { FactsList, IconTile } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { endSignIn } from './auth-calls.ts';
import { useSignIn } from './current-sign-in.ts';
import styles from './no-access.module.css';

export function AccessBlocked() {
  const [, navigate] = useLocation();
  const signIn = useSignIn();

  function signOut() {
    endSignIn();
    void clearEverything(() => navigate(SCREEN_PATHS.subscribe));
  }

  return (
    <AlertDialog
      open
      lead={<IconTile icon={Lock} size={24} tone="err" className={styles.lead} />}
      title="Access Blocked"
      text="Your account isn’t active, so your workouts are locked for now. Your progress is safe."
    >
      <FactsList
        className={styles.facts}
        facts={[
          { name: 'Account', value: signIn?.user.email ?? '' },
          { name: 'Status', value: 'Inactive - Payment Required' },
        ]}
      />
      <ButtonStack>
        <ButtonLink href={SCREEN_PATHS.subscribe} variant="coral" block>
          Complete Payment ({usePriceText()})
        </ButtonLink>
        <Button variant="outline" block onClick={signOut}>
          Sign Out
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}

export function SubscriptionRequired() {
  const signIn = useSignIn();
  const price = usePriceText();
  return (
    <StatusPage
      picture={<CoachPicture name="scene-empty" decorative />}
      title="Subscription Required"
      text={`Your account is inactive. One payment of ${price} opens everything.`}
      actions={
        <>
          <ButtonLink href={SCREEN_PATHS.subscribe} variant="coral">
            Complete Payment
          </ButtonLink>
          <ButtonLink href={SCREEN_PATHS.landing} variant="outline">
            Return to Homepage
          </ButtonLink>
        </>
      }
    >
      <FactsList
        facts={[
          { name: 'Account', value: signIn?.user.email ?? '' },
          { name: 'Status', value: <Chip tone="err">Inactive</Chip> },
        ]}
      />
    </StatusPage>
  );
}
