import { useQuery } from '@tanstack/react-query';
import { Landmark, type LucideIcon, MailWarning, PackageOpen, Search } from 'lucide-react';
import { ButtonLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import type { DeskOperator } from '#contract/desk-door.ts';
import type { DeskToday, Need } from '#contract/desk-today.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { pluralise } from '#domain/count-text.ts';
import { poundsText } from '#domain/price.ts';
import styles from './desk.module.css';
import lists from './desk-lists.module.css';
import { dayText, momentText } from './moments.ts';
import { Loading, Trouble } from './page-states.tsx';

interface NeedWords {
  icon: LucideIcon;
  title: (need: Need) => string;
  text: (need: Need) => string;
}

const WORDS: Record<Need['kind'], NeedWords> = {
  review: {
    icon: Search,
    title: ({ email }) => `A payment of ${email ?? 'somebody'} needs a look`,
    text: ({ amountPence, since }) =>
      `${poundsText(amountPence ?? 0)}, since ${momentText(since)}. What was paid is not what was asked, so nothing was opened. Give it back, or give access.`,
  },
  disputed: {
    icon: Landmark,
    title: ({ email, amountPence }) =>
      `The bank of ${email ?? 'a buyer'} asks for ${poundsText(amountPence ?? 0)} back`,
    text: ({ since, dueAt }) =>
      `Since ${momentText(since)}. Their access waits. Tell your side on Stripe’s page${dueAt === null ? '' : ` by ${dayText(dueAt)}`}.`,
  },
  unclaimed: {
    icon: PackageOpen,
    title: () => 'A purchase nobody has picked up',
    text: ({ email, amountPence, since }) =>
      `${poundsText(amountPence ?? 0)} by ${email ?? 'somebody'}, ${momentText(since)}. The link was sent; after 14 days the money goes back by itself.`,
  },
  letters: {
    icon: MailWarning,
    title: ({ count }) => `${count} ${pluralise(count, 'letter')} did not arrive`,
    text: ({ since }) => `The first one came back on ${momentText(since)}.`,
  },
};

/** What waits for a person, then the week in numbers. */
export function TodayPage({ operator }: { operator: DeskOperator }) {
  const today = useQuery<DeskToday>({ queryKey: [DESK_PATHS.today], refetchOnMount: 'always' });
  return (
    <>
      <header className={styles.top}>
        <h1>Hello {operator.name}</h1>
      </header>
      {today.isPending && <Loading />}
      {today.error && <Trouble error={today.error} onRetry={() => void today.refetch()} />}
      {today.data && (
        <div className={styles.part}>
          <Needs needs={today.data.needs} />
          <Week {...today.data.week} />
        </div>
      )}
    </>
  );
}

function Needs({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) {
    return (
      <section className={lists.clear}>
        <h2>Nothing needs you</h2>
        <p>No payment waits for you, and every letter has gone out.</p>
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h2>Needs you</h2>
      <ul className={lists.needs}>
        {needs.map((need) => (
          <NeedRow key={`${need.kind} ${need.since} ${need.email}`} need={need} />
        ))}
      </ul>
    </section>
  );
}

function NeedRow({ need }: { need: Need }) {
  const { icon, title, text } = WORDS[need.kind];
  return (
    <li>
      <IconTile icon={icon} tone={need.kind === 'unclaimed' ? 'sun' : 'coral'} />
      <div>
        <b>{title(need)}</b>
        <p>{text(need)}</p>
        {need.kind === 'letters' && (
          <ButtonLink href="/desk/letters" size="small" variant="outline">
            Show them
          </ButtonLink>
        )}
        {need.memberId !== null && (
          <ButtonLink href={`/desk/members/${encodeURIComponent(need.memberId)}`} size="small" variant="outline">
            Open
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Week({ sales, soldPence, givenBackPence, joined }: DeskToday['week']) {
  const numbers = [
    { name: 'Sales', value: String(sales) },
    { name: 'Sold', value: poundsText(soldPence) },
    { name: 'Given back', value: poundsText(givenBackPence) },
    { name: 'New accounts', value: String(joined) },
  ];
  return (
    <section className={styles.part}>
      <h2>The last seven days</h2>
      <dl className={lists.numbers}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
