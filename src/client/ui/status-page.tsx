import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { Spinner } from './spinner.tsx';
import styles from './status-page.module.css';

export interface StatusPageProps {
  /** The coach on her stage. */
  picture?: ReactNode;
  /** A small tile in place of a picture. */
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** A list of facts, a notice. */
  children?: ReactNode;
  /** One coral button, perhaps a quieter one. */
  actions?: ReactNode;
  /** Under everything. */
  foot?: ReactNode;
  /** It takes the place of what somebody was busy with: the title takes the focus, so that nobody is lost. */
  takesFocus?: boolean;
}

/** One message and one way forward, as a whole page. */
export function StatusPage({
  picture,
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
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        {icon}
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
  /** A line below it. */
  hint?: string;
  /** At the lower edge. */
  foot?: ReactNode;
}

/** The dial and what is being waited for, as a whole page; the logo stays, so that the page is recognisable. */
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
