import { CHECKING_WORDS } from '#client/app/route-wait.tsx';
import { WholeHomeWait } from '#client/features/home/home-wait.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import shell from './main-app-screen.module.css';
import header from './main-header.module.css';
import { MainNavigation } from './main-navigation.tsx';

/**
 * Home while the account is being checked. It is in the page before anybody is known, so nothing of a person may be
 * in it.
 */
export function MainAppWait() {
  return (
    <div className={shell.shell}>
      <MainNavigation member={undefined} />
      <main className={shell.main}>
        <header className={header.header}>
          <div className={header.text}>
            <Skeleton shape="title" className={header.titleWaits} />
            <div role="status" className={header.checking}>
              <Spinner size="small" />
              <h1>{CHECKING_WORDS}</h1>
            </div>
          </div>
          <Skeleton className={header.avatarWaits} />
        </header>
        <WholeHomeWait />
      </main>
    </div>
  );
}
