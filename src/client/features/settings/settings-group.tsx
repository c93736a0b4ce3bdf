import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type SettingsGroupName, settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { IconTile } from '#client/ui/card.tsx';
import styles from './settings-group.module.css';

interface SettingsGroupProps {
  name: SettingsGroupName;
  title: string;
  detail: string;
  icon: LucideIcon;
  state?: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

export function SettingsGroup({ name, title, detail, icon, state, isOpen, children }: SettingsGroupProps) {
  return (
    <li className={styles.group}>
      <Link
        href={settingsGroupPath(name)}
        replace={isOpen}
        className={styles.row}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => window.scrollTo(0, 0)}
      >
        <IconTile icon={icon} />
        <span className={styles.body}>
          <span className={styles.title}>
            {title}
            {state}
          </span>
          <span className={styles.detail}>{detail}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
      </Link>
      {/* Closed groups keep their input. */}
      <div className={styles.sections} hidden={!isOpen}>
        {children}
      </div>
    </li>
  );
}
