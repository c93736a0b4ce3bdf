import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './back-header.module.css';

interface BackHeaderProps {
  title: string;
  eyebrow?: string;
  band?: boolean;
  children?: ReactNode;
}

export function BackHeader({ title, eyebrow, band = false, children }: BackHeaderProps) {
  return (
    <header className={classNames(styles.header, band && styles.band)}>
      <IconLink href={SCREEN_PATHS.workoutsTab} label="Back to workouts">
        <ChevronLeft size={26} aria-hidden="true" />
      </IconLink>
      <div className={styles.text}>
        {eyebrow !== undefined && <p>{eyebrow}</p>}
        <h1>{title}</h1>
      </div>
      {children}
    </header>
  );
}
