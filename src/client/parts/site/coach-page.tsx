import type { ReactNode, Ref } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Logo } from '#client/ui/logo.tsx';
import styles from './coach-page.module.css';

interface CoachPageProps {
  logoHref?: string;
  coach: ReactNode;
  /** She is seen from head to foot; else she is cut at the waist. */
  isWhole?: boolean;
  overTitle?: ReactNode;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  lead: string;
  foot?: ReactNode;
  children: ReactNode;
}

/** She stands beside the title, and what is to be done lies over her as a sheet. */
export function CoachPage(page: CoachPageProps) {
  return (
    <main className={styles.page} data-coach-page="">
      <div className={classNames(styles.stage, page.isWhole && styles.whole)}>
        <header className={styles.bar}>
          <Logo {...(page.logoHref && { href: page.logoHref })} />
        </header>
        <div className={styles.coach}>{page.coach}</div>
      </div>
      <div className={styles.title}>
        {page.overTitle}
        <h1 ref={page.titleRef} tabIndex={-1}>
          {page.title}
        </h1>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{page.lead}</p>
        {page.children}
        {page.foot && <footer className={styles.foot}>{page.foot}</footer>}
      </div>
    </main>
  );
}
