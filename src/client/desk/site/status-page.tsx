import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { dayText, momentText, sentence } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { DeskStatus } from '#contract/desk/status.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { MachineFiles } from './machine-files.tsx';
import { PlaceHead } from './place-head.tsx';
import site from './site.module.css';

type Verdict = DeskStatus['findings'][number]['verdict'];

const MARKS: Record<Verdict, { icon: LucideIcon; says: string; className: string | undefined }> = {
  failure: { icon: CircleX, says: 'Fix this', className: site.wrong },
  warning: { icon: CircleAlert, says: 'Check this', className: site.look },
  good: { icon: CircleCheck, says: 'OK', className: site.good },
};
const ORDER: readonly Verdict[] = ['failure', 'warning', 'good'];

/** Where what was found is mended: as it says, or by the name of the check. */
const WAYS: Readonly<Record<string, { name: string; href: string }>> = {
  Database: { name: 'Backups', href: '/desk/backups' },
  'Disk space': { name: 'Backups', href: '/desk/backups' },
  Backups: { name: 'Backups', href: '/desk/backups' },
  Payments: { name: 'Payments', href: '/desk/settings/payments' },
  Email: { name: 'Emails', href: '/desk/emails/undelivered' },
  Secrets: { name: 'Settings', href: '/desk/settings' },
  'Films and photos': { name: 'Films and photos', href: '/desk/media' },
  'Legal pages': { name: 'Words', href: '/desk/words' },
  seller: { name: 'Seller', href: '/desk/settings/seller' },
  mail_server: { name: 'Email', href: '/desk/settings/email' },
};

/** The check-up as a page, wrong first; what went wrong lately; which version runs. */
export function StatusPage() {
  const status = useQuery<DeskStatus>({ queryKey: [DESK_PATHS.status], refetchOnMount: 'always', gcTime: 0 });
  return (
    <StatusAndBackups>
      <LoadState of={status} />
      {status.data && (
        <div className={styles.two}>
          <section className={styles.part}>
            <Findings findings={status.data.findings} />
            <Button variant="outline" busy={status.isFetching} onClick={() => void status.refetch()}>
              Check again
            </Button>
            <p className={styles.quiet}>Checked {momentText(status.data.lookedAt)}.</p>
          </section>
          <section className={styles.part}>
            <h2>Recent problems</h2>
            <Lately problems={status.data.problems} />
            <h2>Version</h2>
            <p className={styles.quiet}>
              {status.data.version}. Running since {momentText(status.data.startedAt)}. An update makes a backup and
              tests the new version first. Your site is then down for a few seconds. If it fails, the old version comes
              back.
            </p>
            <details className={site.technician}>
              <summary>
                For a technician<span className="visually-hidden">: a new version</span>
              </summary>
              <p>Run sudo npm run update in the program’s folder. It says how many changes there are.</p>
            </details>
            <MachineFiles {...status.data.files} />
          </section>
        </div>
      )}
    </StatusAndBackups>
  );
}

function Findings({ findings }: { findings: DeskStatus['findings'] }) {
  const sorted = findings.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
  return (
    <ul className={lists.todos}>
      {sorted.map(({ name, verdict, words, command, mendedAt }) => {
        const way = verdict === 'good' ? undefined : WAYS[mendedAt ?? name];
        const { icon: Icon, says, className } = MARKS[verdict];
        return (
          <li key={name}>
            <Icon size={22} aria-hidden="true" className={className} />
            <div>
              <b>
                {name}
                <span className="visually-hidden">. {says}.</span>
              </b>
              <p>{sentence(words)}</p>
              {way && (
                <ButtonLink href={way.href} size="small" variant="outline" className={site.way}>
                  {way.name}
                </ButtonLink>
              )}
              {command !== undefined && (
                <details className={site.technician}>
                  <summary>
                    For a technician<span className="visually-hidden">: {name}</span>
                  </summary>
                  <p>{command}</p>
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Lately({ problems }: { problems: DeskStatus['problems'] }) {
  if (problems.length === 0) return <p className={styles.quiet}>No problems in the last 30 days.</p>;
  return (
    <>
      <ol className={lists.activity}>
        {problems.map(({ id, at, what, detail }) => (
          <li key={id}>
            <b>{problemText(what, detail)}</b>
            <p>{momentText(at)}</p>
          </li>
        ))}
      </ol>
      <details className={site.technician}>
        <summary>For a technician</summary>
        <Card>
          {problems.map(({ id, at, what, detail, reference }) => (
            <p key={id}>
              {dayText(at)}: {what}
              {detail !== null && ` (${detail})`}
              {reference !== null && `, request ${reference}`}
            </p>
          ))}
        </Card>
      </details>
    </>
  );
}

/** What the log said, for somebody who never reads one. */
const WORDS: Readonly<Record<string, string>> = {
  'request failed': 'A page or request failed',
  'The database does not answer.': 'The database didn’t answer',
  'The database cannot be written to.': 'Nothing could be saved for a while',
  'The database is older than the program.': 'The database is older than the program',
  'The disk is nearly full.': 'The disk is nearly full',
  'card processor request failed': 'Stripe didn’t answer. The buyer was asked to try again.',
  'card processor events could not be listed': 'We couldn’t get payments from Stripe. We’ll try again.',
  'purchase could not be reconciled': 'We couldn’t check a purchase with Stripe. We’ll try again.',
  'email could not be sent, will be retried': 'An email couldn’t be sent. We’ll try again.',
  'email given up': 'An email couldn’t be delivered. We’ve stopped trying.',
  'reminder could not be queued': 'A reminder couldn’t be prepared. We’ll try again.',
  'a backup could not be restored': 'We couldn’t restore a backup. What was here before is here again',
};

/** Work in the background, by its name in the log. */
const JOBS: Readonly<Record<string, string>> = {
  'queue reminders': 'Reminders of workouts',
  'queue the emails to sitters': 'Emails to sitters',
  'send the emails of gifts': 'Gift emails',
  'send e-mails': 'Sending emails',
  'tell owners what needs them': 'Telling you what needs you',
  'forget what has run out': 'Tidying up',
  'look after purchases': 'Looking after purchases',
  'follow what was set at the desk': 'Following the settings and the price',
  'follow what was written at the desk': 'Following changed words',
  'keep what was out of order': 'Keeping this list',
  'daily backup': 'Nightly backup',
  'send backups to the second place': 'Sending backups to the second place',
};

/** @param detail of work in the background its name, and why it failed. */
export function problemText(what: string, detail: string | null): string {
  const job = JOBS[detail?.split(':', 1)[0] ?? ''] ?? 'Some work in the background';
  if (what === 'background job failed') return `${job} failed. We’ll try again`;
  if (what === 'background job works again') return `${job} works again; nothing is left to do`;
  return WORDS[what] ?? 'Something went wrong';
}

const TABS = [
  { name: 'Status', href: '/desk/status' },
  { name: 'Backups', href: '/desk/backups' },
];

/** The head of a place with two pages. */
export function StatusAndBackups({ children }: { children: ReactNode }) {
  return (
    <>
      <PlaceHead title="Status and backups" tabs={TABS} />
      {children}
    </>
  );
}
