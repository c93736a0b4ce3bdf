import { ExternalLink } from 'lucide-react';
import { Panel } from '#client/ui/card.tsx';
import type { Site } from '#contract/site.ts';
import styles from './coaching-panel.module.css';

export function CoachingPanel({ coaching }: { coaching: NonNullable<Site['coaching']> }) {
  const { coachName, url } = coaching;
  return (
    <Panel className={styles.panel} aria-labelledby="coaching-title">
      <h2 id="coaching-title">Would you like a person to guide you?</h2>
      <p className={styles.text}>1:1 coaching is a separate service with its own price, by {coachName}.</p>
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        1:1 Coaching
        <ExternalLink size={18} aria-hidden="true" />
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </Panel>
  );
}
