import { ChevronLeft, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconLink } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Logo } from '#client/ui/logo.tsx';
import { type RefundPolicy, refundPromise } from '#domain/purchases/start-at-once.ts';
import styles from './pay-page.module.css';

interface PayPageProps {
  title: string;
  text?: string;
  className?: string | undefined;
  /** Above what is to be done, on a wide screen beside it. */
  offer: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

export function PayPage({ title, text, className, offer, foot, children }: PayPageProps) {
  return (
    <div className={classNames(styles.page, className)}>
      <header className={styles.bar}>
        <IconLink href={SCREEN_PATHS.landing} label="Back">
          <ChevronLeft size={26} aria-hidden="true" />
        </IconLink>
        <Logo />
        <span className={styles.spacer} />
      </header>
      <main className={styles.main}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {text !== undefined && <p className={styles.lead}>{text}</p>}
        </div>
        <div className={styles.offer}>{offer}</div>
        <div>{children}</div>
      </main>
      {foot}
    </div>
  );
}

interface RefundPromiseProps {
  /** Absent until known: nothing may be promised before. */
  policy: RefundPolicy | undefined;
  children?: ReactNode;
}

export function RefundPromise({ policy, children }: RefundPromiseProps) {
  if (!policy && children === undefined) return null;
  return (
    <p className={styles.promise}>
      <ShieldCheck size={18} aria-hidden="true" />
      <span>
        {policy && refundPromise(policy)} {children}
      </span>
    </p>
  );
}
