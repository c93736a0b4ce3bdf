import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, IconLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  backHref: string;
  backLabel?: string;
  /** In place of the address: one step back on the page itself. */
  onBack?: (() => void) | undefined;
  isWide?: boolean;
  /** The coach beside the title. */
  picture?: ReactNode;
  /** A line below the title. */
  subtitle?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function PageFrame({
  title,
  backHref,
  backLabel = 'Back',
  onBack,
  isWide = false,
  picture,
  subtitle,
  className,
  children,
}: PageFrameProps) {
  return (
    <div className={classNames(styles.page, isWide && styles.wide, className)}>
      <header className={styles.header}>
        {onBack ? (
          <IconButton label="Back" onClick={onBack}>
            <ChevronLeft size={26} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconLink href={backHref} label={backLabel}>
            <ChevronLeft size={26} aria-hidden="true" />
          </IconLink>
        )}
        {picture && <span className={styles.picture}>{picture}</span>}
        <div>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </header>
      {children}
    </div>
  );
}
