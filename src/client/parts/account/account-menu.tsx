import { LogOut, Settings } from 'lucide-react';
import { useLocation } from 'wouter';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Menu } from '#client/ui/menu.tsx';
import styles from './account-menu.module.css';
import { useLogOut } from './log-out.tsx';

export function AccountMenu({ initials }: { initials: string }) {
  const [, navigate] = useLocation();
  const logOut = useLogOut();
  const entries = [
    {
      label: 'Account Settings',
      icon: <Settings size={20} aria-hidden="true" />,
      onSelect: () => navigate(SCREEN_PATHS.settings),
    },
    { label: 'Logout', icon: <LogOut size={20} aria-hidden="true" />, onSelect: logOut },
  ];
  return (
    <Menu label="Account menu" entries={entries} triggerClassName={styles.avatar}>
      {initials}
    </Menu>
  );
}
