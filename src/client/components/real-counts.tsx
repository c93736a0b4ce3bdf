import type { Site } from '#contract/site.ts';
import styles from './real-counts.module.css';

export function RealCounts({ site }: { site: Site | undefined }) {
  if (!site || site.members === null) return null;
  return (
    <ul className={styles.counts}>
      <li>
        <b>{inDigits(site.members)}</b> people have joined so far.
      </li>
      {site.workouts !== null && (
        <li>
          <b>{inDigits(site.workouts)}</b> workouts finished so far.
        </li>
      )}
    </ul>
  );
}

const inDigits = (count: number): string => count.toLocaleString('en-GB');
