import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { clearEverything } from '#client/member/sign-out.ts';
import { usePriceText } from '#client/parts/purchases/shown-price.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { FactsList, IconTile } from '#client/ui/card.tsx';
import styles from './access-blocked.module.css';
import { endSignIn } from './end-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

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
      text="Your account is not active, so the workouts are closed for now. Your progress is safe."
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
