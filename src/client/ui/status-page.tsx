import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Logo } from './logo.tsx';
import { Spinner } from './spinner.tsx';
import styles from './status-page.module.css';
import { TickRing } from './tick-ring.tsx';

export interface StatusPageProps {
  picture?: ReactNode;
  /** Where the page has a picture of its own that a phone shows alone. */
  isPictureWide?: boolean;
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  /** For a page that replaces what somebody was busy with. */
  takesFocus?: boolean;
}

export function StatusPage({
  picture,
  isPictureWide = false,
  icon,
  title,
  text,
  children,
  actions,
  foot,
  takesFocus = false,
}: StatusPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo href="/" />
      </header>
      <main className={styles.body}>
        {picture !== undefined && (
          <div className={classNames(styles.picture, isPictureWide && styles.wide)}>{picture}</div>
        )}
        {icon !== undefined && (
          <div className={styles.icon}>
            <TickRing ticks={60} lit={30} radius={86} length={7} thickness={3} />
            {icon}
          </div>
        )}
        <h1 {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {children !== undefined && <div className={styles.facts}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </main>
      {foot}
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

export interface WaitingPageProps {
  text: string;
  hint?: string;
  foot?: ReactNode;
}

export function WaitingPage({ text, hint, foot }: WaitingPageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <Logo />
      </header>
      <div role="status" className={styles.waiting}>
        <Spinner size="large" />
        <div className={hint === undefined ? undefined : styles.titled}>
          <h1>{text}</h1>
          {hint !== undefined && <p>{hint}</p>}
        </div>
      </div>
      {foot}
    </main>
  );
}
