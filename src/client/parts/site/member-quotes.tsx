import type { Site } from '#contract/site.ts';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './member-quotes.module.css';

export function MemberQuotes({ site }: { site: Site | undefined }) {
  if (!site || site.quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes-title" className={styles.quotes}>
      <h2 id="quotes-title">What members say</h2>
      {site.quotes.map(({ text, name }) => (
        <figure key={text}>
          <blockquote>{text}</blockquote>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </section>
  );
}

/** In a plain page, whose script fills it in: counts change by the hour. */
export function CountsOnPage() {
  return (
    <ul className={styles.counts}>
      <li>
        <b data-count="members" /> people have joined so far.
      </li>
      <li>
        <b data-count="workouts" /> workouts finished so far.
      </li>
    </ul>
  );
}

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
