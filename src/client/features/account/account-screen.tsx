import { Check, LogOut, Settings } from 'lucide-react';
import { appName } from '#client/browser/app-name.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { AccountMenu } from '#client/parts/account/account-menu.tsx';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { useLogOut } from '#client/parts/account/log-out.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { SiteFooter } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Card, IconTile, Panel } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import type { User } from '#contract/auth.ts';
import styles from './account-screen.module.css';

export function AccountScreen() {
  const site = useSite();
  const user = useSignIn()?.user;
  if (!user) return null;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo href={SCREEN_PATHS.landing} />
        <AccountMenu initials={user.initials} />
      </header>
      <main className={styles.main}>
        <PremiumPanel />
        <AccountCard user={user} />
        <AccountWays />
      </main>
      <SiteFooter site={site} />
    </div>
  );
}

function AccountCard({ user }: { user: User }) {
  return (
    <Card aria-labelledby="account-title">
      <h2 id="account-title">Your Account</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{`${user.firstName} ${user.lastName}`.trim()}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Subscription</dt>
          <dd>
            {user.subscriptionStatus === 'active' ? (
              <Chip tone="ok">
                <Check size={14} strokeWidth={3} aria-hidden="true" />
                Active
              </Chip>
            ) : (
              <Chip tone="err">Inactive</Chip>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function AccountWays() {
  const logOut = useLogOut();
  return (
    <Card className={styles.actions}>
      <Rows>
        <ListRow lead={<IconTile icon={Settings} />} title="Account Settings" href={SCREEN_PATHS.settings} />
        <ListRow lead={<IconTile icon={LogOut} tone="sky" />} title="Logout" onClick={logOut} />
      </Rows>
    </Card>
  );
}

function PremiumPanel() {
  return (
    <Panel className={styles.panel} aria-labelledby="premium-title">
      <div className={styles.body}>
        <h1 id="premium-title">Premium Access</h1>
        <p>It’s all yours: both blocks, the nutrition guide and your progress.</p>
      </div>
      <div className={styles.dial}>
        <MinuteDial lit={30} tone="panel">
          <span className={styles.disc}>
            <CoachPicture name="scene-celebration" decorative />
          </span>
        </MinuteDial>
      </div>
      <ButtonLink href={addressAfterSignIn()} variant="coral" size="large" className={styles.launch}>
        Launch {appName()} App
      </ButtonLink>
    </Panel>
  );
}
