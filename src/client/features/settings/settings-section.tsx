import { type ReactNode, useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** At the end of the title's line. */
  state?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings, in a card with its title. */
export function SettingsSection({ title, state, children }: SettingsSectionProps) {
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
