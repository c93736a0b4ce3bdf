import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type SettingsGroupName, settingsGroupPath } from '#client/platform/screen-paths.ts';
import { IconTile } from '#client/ui/card.tsx';
import styles from './settings-group.module.css';

interface SettingsGroupProps {
  name: SettingsGroupName;
  title: string;
  /** What is inside, in a few words. */
  detail: string;
  icon: ReactNode;
  /** Beside the title. */
  state?: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** A row of the settings with an address of its own, and what it opens: below it on a phone, beside the rows elsewhere. */
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
        <IconTile>{icon}</IconTile>
        <span className={styles.words}>
          <span className={styles.title}>
            {title}
            {state}
          </span>
          <span className={styles.detail}>{detail}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
      </Link>
      {/* Closed groups keep what was typed into them. */}
      <div className={styles.sections} hidden={!isOpen}>
        {children}
      </div>
    </li>
  );
}
