import type { Site } from '#contract/site.ts';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './real-counts.module.css';

export function RealCounts({ site }: { site: Site | undefined }) {
  if (!site || site.members === null) return null;
  return (
    <ul className={styles.counts}>
      <li>
        <b>{formatCount(site.members)}</b> people have joined so far.
      </li>
      {site.workouts !== null && (
        <li>
          <b>{formatCount(site.workouts)}</b> workouts finished so far.
        </li>
      )}
    </ul>
  );
}
