import { AccountMenu } from '#client/components/account-menu.tsx';
import { CompanyLine } from '#client/components/company-line.tsx';
import { SiteLinks } from '#client/components/site-links.tsx';
import { useSite } from '#client/components/use-site.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useSession } from '#client/platform/use-session.ts';
import { Logo } from '#client/ui/logo.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-screen.module.css';
import { AccountWays } from './account-ways.tsx';
import { PremiumPanel } from './premium-panel.tsx';

export function AccountScreen() {
  const site = useSite();
  const user = useSession()?.user;
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
      <footer className={styles.foot}>
        <SiteLinks />
        <CompanyLine site={site} />
      </footer>
    </div>
  );
}
