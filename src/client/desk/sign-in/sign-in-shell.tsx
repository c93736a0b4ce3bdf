import type { ReactNode } from 'react';
import styles from '#client/desk/desk.module.css';
import { Logo } from '#client/ui/logo.tsx';

/** A page before she is in. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.door}>
      <Logo />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
