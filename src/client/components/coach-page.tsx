import type { ReactNode, Ref } from 'react';
import { Logo } from '#client/ui/logo.tsx';
import styles from './coach-page.module.css';

interface CoachPageProps {
  /** Where the logo leads; nowhere unless said. */
  logoHref?: string;
  /** The coach on her stage. */
  coach: ReactNode;
  /** A low stage on phones, for what needs the room: she is seen from the waist up. */
  hasLowStage?: boolean;
  /** Stands over the title. */
  overTitle?: ReactNode;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  lead: string;
  foot: ReactNode;
  children: ReactNode;
}

/** One thing to fill in, with the coach beside it: the entrance and the steps that lead into the app. */
export function CoachPage(page: CoachPageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <Logo {...(page.logoHref && { href: page.logoHref })} />
      </header>
      <div className={page.hasLowStage ? styles.shortStage : styles.stage}>{page.coach}</div>
      <div className={styles.body}>
        {page.overTitle}
        <h1 ref={page.titleRef} tabIndex={-1}>
          {page.title}
        </h1>
        <p className={styles.lead}>{page.lead}</p>
        {page.children}
        <footer className={styles.foot}>{page.foot}</footer>
      </div>
    </main>
  );
}
