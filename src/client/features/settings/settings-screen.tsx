import { useSearch } from 'wouter';
import { useLogOut } from '#client/parts/account/use-log-out.ts';
import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, TextLink } from '#client/ui/button.tsx';
import { SettingsGroups } from './settings-groups.tsx';
import styles from './settings-screen.module.css';
import { SubscriptionSection } from './subscription-section.tsx';

export function SettingsScreen() {
  const signIn = useSignIn();
  const logOut = useLogOut();
  const asked = new URLSearchParams(useSearch()).get('group');
  if (!signIn) return null;
  const { user, subscriptionStatus } = signIn;
  const isActive = subscriptionStatus === 'active';
  return (
    <PageFrame isWide title="Account Settings" backHref={isActive ? SCREEN_PATHS.mainApp : SCREEN_PATHS.subscribe}>
      <main className={styles.page}>
        {!isActive && <SubscriptionSection isActive={false} />}
        <div className={styles.groups}>
          <SettingsGroups user={user} isActive={isActive} asked={asked} />
          <div className={styles.actions}>
            <Button variant="outline" block onClick={logOut}>
              Sign Out
            </Button>
            <TextLink href={SCREEN_PATHS.account} className={styles.back}>
              Back to Dashboard
            </TextLink>
          </div>
        </div>
      </main>
    </PageFrame>
  );
}
