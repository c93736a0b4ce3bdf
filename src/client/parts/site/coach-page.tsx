import type { ReactNode, Ref } from 'react';
import { Logo } from '#client/ui/logo.tsx';
import styles from './coach-page.module.css';

interface CoachPageProps {
  logoHref?: string;
  coach: ReactNode;
  hasLowStage?: boolean;
  overTitle?: ReactNode;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  lead: string;
  foot: ReactNode;
  children: ReactNode;
}

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
