import type { ComponentType } from 'react';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import styles from './beside-rail.module.css';
import { MainNavigation } from './main-navigation.tsx';

/** On a wide screen a member keeps the rail of the app beside what they opened from it; a phone has the back arrow alone. */
export function besideRail<Params extends object>(Screen: ComponentType<Params>): ComponentType<Params> {
  return (params) => {
    const isMember = useSignIn()?.subscriptionStatus === 'active';
    return isMember ? (
      <div className={styles.shell}>
        <aside aria-label="App" className={styles.rail}>
          <MainNavigation member={undefined} isElsewhere />
        </aside>
        <Screen {...params} />
      </div>
    ) : (
      <Screen {...params} />
    );
  };
}
