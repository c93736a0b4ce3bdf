import { useSearch } from 'wouter';
import { CHECKING_WORDS } from '#client/app/route-wait.tsx';
import { WholeHomeWait } from '#client/features/home/home-wait.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { WaitingPage } from '#client/ui/status-page.tsx';
import shell from './main-app-screen.module.css';
import styles from './main-app-wait.module.css';
import header from './main-header.module.css';
import { MainNavigation, mainView } from './main-navigation.tsx';

/** The main app while her account is being checked. Home is in its page already, so nothing of a person may be in it. */
export function MainAppWait() {
  const view = mainView(useSearch());
  if (view.kind !== 'overview') return <WaitingPage text={CHECKING_WORDS} />;
  return (
    <div className={shell.shell}>
      <MainNavigation member={undefined} />
      <main className={shell.main}>
        <header className={header.header}>
          <div className={header.text}>
            <Skeleton shape="title" className={styles.title} />
            <div role="status" className={styles.line}>
              <Spinner size="small" />
              <h1>{CHECKING_WORDS}</h1>
            </div>
          </div>
          <Skeleton className={styles.avatar} />
        </header>
        <WholeHomeWait />
      </main>
    </div>
  );
}
