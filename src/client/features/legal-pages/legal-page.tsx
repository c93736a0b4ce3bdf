import { FileWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadingPage } from '#client/parts/site/reading-page.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { Site } from '#contract/site.ts';
import type { ChangedWords } from '#contract/words.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { isLegalTextChecked } from '#domain/words/words.ts';
import styles from './legal-page.module.css';

/** Earlier versions are in the history of this folder. */
const LAST_UPDATED = '2026-11-29' as CalendarDay;

export interface LegalProps {
  site: Site | undefined;
}

interface LegalPageProps extends LegalProps {
  title: string;
  /** What the coach has changed of it, and whether a lawyer has read that. */
  changed?: ChangedWords | undefined;
  children: ReactNode;
}

export function LegalPage({ title, site, changed, children }: LegalPageProps) {
  const isAsShipped = changed === undefined || changed.version === 0;
  const isChecked = isLegalTextChecked(changed, site?.legalReviewed ?? false);
  return (
    <ReadingPage title={title} site={site}>
      {!isChecked && (
        <Notice tone="sun" icon={<FileWarning size={22} aria-hidden="true" />}>
          Draft. A lawyer hasn’t checked it yet.
        </Notice>
      )}
      <p className={styles.updated}>Last updated {longDate(isAsShipped ? LAST_UPDATED : dayOf(changed.publishedAt))}</p>
      {children}
    </ReadingPage>
  );
}

/** The seller’s day. */
const dayOf = (epochMs: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(epochMs) as CalendarDay;

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
