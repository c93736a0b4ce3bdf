import { LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '#client/platform/query-client.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { signOut } from '#client/platform/sign-out.ts';
import { Menu } from '#client/ui/menu.tsx';
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

function AccountMenu({ initials }: { initials: string }) {
  const [, navigate] = useLocation();

  async function logOut() {
    await signOut(navigate);
    queryClient.clear();
  }

  const entries = [
    {
      label: 'Account Settings',
      icon: <Settings size={20} aria-hidden="true" />,
      onSelect: () => navigate(SCREEN_PATHS.settings),
    },
    { label: 'Logout', icon: <LogOut size={20} aria-hidden="true" />, onSelect: () => void logOut() },
  ];
  return (
    <Menu label="Account menu" entries={entries} triggerClassName={styles.avatar}>
      {initials}
    </Menu>
  );
}
