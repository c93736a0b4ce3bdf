import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { dayText, momentText } from '#client/desk/moments.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { DeskHealth } from '#contract/desk/status.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { MachineFiles } from './machine-files.tsx';
import { troubleText } from './problem-labels.ts';
import site from './site.module.css';
import { HealthAndCopies } from './status-and-backups.tsx';

type Verdict = DeskHealth['findings'][number]['verdict'];

const MARKS: Record<Verdict, { icon: LucideIcon; says: string; className: string | undefined }> = {
  failure: { icon: CircleX, says: 'Must be mended', className: site.wrong },
  warning: { icon: CircleAlert, says: 'Have a look', className: site.look },
  good: { icon: CircleCheck, says: 'Good', className: site.good },
};
const ORDER: readonly Verdict[] = ['failure', 'warning', 'good'];

/** Where what was found is mended: as it says, or by the name of the check. */
const WAYS: Readonly<Record<string, { name: string; href: string }>> = {
  Database: { name: 'Copies', href: '/desk/copies' },
  'Disk space': { name: 'Copies', href: '/desk/copies' },
  Backups: { name: 'Copies', href: '/desk/copies' },
  Payments: { name: 'Payments', href: '/desk/settings/payments' },
  'E-mail': { name: 'Letters', href: '/desk/letters/came-back' },
  Secrets: { name: 'Settings', href: '/desk/settings' },
  'Legal pages': { name: 'Words', href: '/desk/words' },
  seller: { name: 'Seller', href: '/desk/settings/seller' },
  mail_server: { name: 'E-mail', href: '/desk/settings/email' },
};

/** The check-up as a page, wrong first; what went wrong lately; which version runs. */
export function HealthPage() {
  const health = useQuery<DeskHealth>({ queryKey: [DESK_PATHS.health], refetchOnMount: 'always', gcTime: 0 });
  return (
    <HealthAndCopies>
      <LoadState of={health} />
      {health.data && (
        <div className={site.columns}>
          <section className={styles.part}>
            <Findings findings={health.data.findings} />
            <Button variant="outline" busy={health.isFetching} onClick={() => void health.refetch()}>
              Look again
            </Button>
            <p className={styles.quiet}>Looked at {momentText(health.data.lookedAt)}.</p>
          </section>
          <section className={styles.part}>
            <h2>Lately</h2>
            <Lately troubles={health.data.troubles} />
            <h2>Version</h2>
            <p className={styles.quiet}>
              {health.data.version}. Running since {momentText(health.data.startedAt)}. An update fetches the newest
              version, takes a copy, tries the new one beside this one, and puts it in its place: the site is away for a
              few seconds. What does not start is taken back by itself.
            </p>
            <details className={site.technician}>
              <summary>
                For a technician<span className="visually-hidden">: a new version</span>
              </summary>
              <p>sudo npm run update, in the program’s folder; it says how many changes there are.</p>
            </details>
            <MachineFiles {...health.data.files} />
          </section>
        </div>
      )}
    </HealthAndCopies>
  );
}

function Findings({ findings }: { findings: DeskHealth['findings'] }) {
  const sorted = findings.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
  return (
    <ul className={site.checks}>
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

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function Lately({ troubles }: { troubles: DeskHealth['troubles'] }) {
  if (troubles.length === 0) return <p className={styles.quiet}>Nothing went wrong in the last thirty days.</p>;
  return (
    <>
      <ol className={lists.story}>
        {troubles.map(({ id, at, what, detail }) => (
          <li key={id}>
            <b>{troubleText(what, detail)}</b>
            <p>{momentText(at)}</p>
          </li>
        ))}
      </ol>
      <details className={site.technician}>
        <summary>For a technician</summary>
        <Card>
          {troubles.map(({ id, at, what, detail, reference }) => (
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
