import { type ReactNode, useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import styles from './settings-section.module.css';

export function SettingsSection({ title, state, children }: { title: string; state?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {state}
      </div>
      {children}
    </Card>
  );
}
