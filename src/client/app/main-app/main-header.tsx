import type { ReactNode } from 'react';
import { AccountMenu } from '#client/parts/account/account-menu.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#contract/auth.ts';
import styles from './main-header.module.css';

interface MainHeaderProps {
  user: User;
  title: string;
  /** The line below; `undefined` while it is being loaded, `null` where there is none. */
  line: ReactNode;
}

/** The title of a tab, one line below it, and the account menu. */
export function MainHeader({ user, title, line }: MainHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {line === undefined ? <Skeleton className={styles.waiting ?? ''} /> : <p className={styles.line}>{line}</p>}
      </div>
      <AccountMenu initials={user.initials} />
    </header>
  );
}
