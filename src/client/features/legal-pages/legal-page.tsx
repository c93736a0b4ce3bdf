import { FileWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadingPage } from '#client/components/reading-page.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { Site } from '#contract/site.ts';
import { type CalendarDay, longDate } from '#domain/calendar-day.ts';
import styles from './legal-page.module.css';

/** Earlier versions are in the history of this folder. */
const LAST_UPDATED = '2026-11-21' as CalendarDay;

export interface LegalProps {
  site: Site | undefined;
}

export function LegalPage({ title, site, children }: LegalProps & { title: string; children: ReactNode }) {
  return (
    <ReadingPage title={title} site={site}>
      {!site?.legalReviewed && (
        <Notice tone="sun" icon={<FileWarning size={22} aria-hidden="true" />}>
          Draft, not yet reviewed by a lawyer
        </Notice>
      )}
      <p className={styles.updated}>Last updated {longDate(LAST_UPDATED)}</p>
      {children}
    </ReadingPage>
  );
}

export interface LegalRecord {
  what: string;
  facts: readonly { name: string; value: ReactNode }[];
}

export function RecordList({ records }: { records: readonly LegalRecord[] }) {
  return (
    <div className={styles.records}>
      {records.map(({ what, facts }) => (
        <section key={what} className={styles.record}>
          <h3>{what}</h3>
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
