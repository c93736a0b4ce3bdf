import { useQuery } from '@tanstack/react-query';
import { Check, Leaf, type LucideIcon, Pencil, ShoppingCart, Sprout, Trophy } from 'lucide-react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Card, IconTile, Notice } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import type { SeriesAnswer } from '#contract/desk/newsletters.ts';
import { DESK_PATHS, deskSeriesPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import type { NewsletterSeries } from '#domain/emails/newsletter-series.ts';
import { formatCount, pluralise } from '#domain/time/count-text.ts';
import { EmailsHead } from './emails-page.tsx';
import newsletters from './newsletters.module.css';
import { agreedText } from './newsletters-page.tsx';

type Series = SeriesAnswer['series'][number];

/** What the product writes by itself: each on or off, in the owner’s words. */
export function SeriesPage({ role }: { role: DeskRole }) {
  const found = useQuery<SeriesAnswer>({ queryKey: [DESK_PATHS.series], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useActions({ onDone: () => void found.refetch() });
  return (
    <EmailsHead role={role}>
      <LoadState of={found} />
      {outcome}
      {found.data && (
        <>
          <p className={styles.quiet}>{agreedText(found.data.agreed)}</p>
          <div className={styles.halves}>
            {found.data.series.map((series) => (
              <SeriesCard key={series.id} series={series} role={role} onSwitch={() => ask(switchAction(series))} />
            ))}
            <AlwaysSo />
          </div>
        </>
      )}
      {questions}
    </EmailsHead>
  );
}

const LABELS: Readonly<Record<NewsletterSeries, { name: string; when: string; icon: LucideIcon; note?: string }>> = {
  start: {
    name: 'Bought, not started',
    when: 'Days 1, 3 and 7 after buying, until the first workout',
    icon: Sprout,
    note: 'No one gets two in a week, so most get the first and, from day 8, the last.',
  },
  quiet: { name: 'Quiet for 14 days', when: 'Once', icon: Leaf },
  finished: { name: 'Finished a block', when: 'The day after the last workout', icon: Trophy },
  checkout: {
    name: 'Unfinished checkout',
    when: 'Once, 2 hours after',
    icon: ShoppingCart,
    note: 'While it’s on, the payment page has a box for it, not ticked. Only people who tick it get this.',
  },
};

interface SeriesCardProps {
  series: Series;
  role: DeskRole;
  onSwitch: () => void;
}

function SeriesCard({ series, role, onSwitch }: SeriesCardProps) {
  const { id, isOn, hasStopped, emails } = series;
  const { name, when, icon, note } = LABELS[id];
  return (
    <Card className={styles.part}>
      <div className={newsletters.seriesHead}>
        <IconTile icon={icon} />
        <div>
          <h2>{name}</h2>
          <p className={styles.quiet}>{when}</p>
        </div>
      </div>
      {hasStopped && <Notice tone="error">It stopped on its own, because 2 in 100 came back.</Notice>}
      <ul>
        {emails.map(({ place, subject }) => (
          <li key={place}>
            <Link href={`/desk/words/${encodeURIComponent(place)}`} className={newsletters.subject}>
              <span>
                <span className="visually-hidden">Change the words of </span>“{subject}”
              </span>
              <Pencil size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      <p className={styles.quiet}>{resultText(series)}</p>
      {mayAtDesk(role, 'own') ? (
        <SwitchRow
          label={isOn ? 'On' : 'Off'}
          aria-labelledby={undefined}
          aria-label={`${name}: ${isOn ? 'on' : 'off'}`}
          checked={isOn}
          onChange={onSwitch}
        />
      ) : (
        <p>
          <b>{isOn ? 'On' : 'Off'}</b>
        </p>
      )}
    </Card>
  );
}

function resultText({ sent, cameBack, unsubscribed }: Series): string {
  if (sent + cameBack === 0) return 'Not sent yet.';
  const came = cameBack > 0 ? ` ${formatCount(cameBack)} came back.` : '';
  const left = unsubscribed > 0 ? ` ${formatCount(unsubscribed)} unsubscribed.` : '';
  return `Sent ${formatCount(sent)} ${pluralise(sent, 'time')}.${came}${left}`;
}

const RULES = [
  'Only to people who said yes',
  'One tap ends them, for good',
  'Never two in a week, yours included',
  'Stops on its own if 2 in 100 come back',
];

function AlwaysSo() {
  return (
    <Card>
      <h2>Always so</h2>
      <ul className={newsletters.rules}>
        {RULES.map((rule) => (
          <li key={rule}>
            <Check size={18} aria-hidden="true" />
            {rule}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const switchAction = ({ id, isOn }: Series): Action => {
  const { name } = LABELS[id];
  const whom = id === 'checkout' ? 'Buyers who tick the box' : 'Members who said yes';
  return {
    name: `Switch ${isOn ? 'off' : 'on'} “${name}”`,
    short: isOn ? 'Switch off' : 'Switch on',
    path: deskSeriesPath(id),
    body: { isOn: !isOn },
    happens: isOn ? 'It writes to no one any more.' : `${whom} get it from now on, each when it’s their turn.`,
    told: isOn ? 'Nothing.' : 'The email, with your business address and one tap to stop these emails.',
    undo: 'Yes, at any time. What’s out stays out.',
  };
};
