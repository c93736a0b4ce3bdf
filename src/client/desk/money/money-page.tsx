import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { FoldList } from '#client/ui/fold-list.tsx';
import type { MoneyAnswer, MoneyDay } from '#contract/desk/money.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { VisitsAnswer } from '#contract/visits.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { shortDate } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import type { VisitStep } from '#domain/visits/visit-steps.ts';
import { FileButton } from './export-button.tsx';
import sales from './money.module.css';

/** Sums by the day on which the money came in. */
export function MoneyPage({ role }: { role: DeskRole }) {
  const money = useQuery<MoneyAnswer>({ queryKey: [DESK_PATHS.money], refetchOnMount: 'always' });
  return (
    <MoneyHead role={role}>
      <LoadState of={money} />
      {money.data && <Sales days={money.data.days} />}
      <div className={classNames(styles.part, sales.more)}>
        {mayAtDesk(role, 'own') && (
          <Card className={styles.part}>
            <h2>For your bookkeeper</h2>
            <p className={styles.quiet}>Every sale with its number, VAT, refund and Stripe’s fee. No names.</p>
            <FileButton name="Download all sales" path={DESK_PATHS.salesFile} file="fit-in-30-sales.csv" />
          </Card>
        )}
        <WayToFirstWorkout />
      </div>
    </MoneyHead>
  );
}

function Sales({ days }: { days: readonly MoneyDay[] }) {
  const sumOf = (field: 'sales' | 'soldPence' | 'givenBackPence') => days.reduce((sum, day) => sum + day[field], 0);
  const numbers = [
    { name: 'Sales in 30 days', value: String(sumOf('sales')) },
    { name: 'Came in', value: poundsText(sumOf('soldPence')) },
    { name: 'Refunded', value: poundsText(sumOf('givenBackPence')) },
  ];
  return (
    <div className={styles.part}>
      <dl className={lists.numbers}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Card>
        <h2>Sales by day</h2>
        {sumOf('sales') === 0 ? (
          <p className={styles.quiet}>No sales in the last 30 days. New ones appear here.</p>
        ) : (
          <>
            <SalesChart days={days} />
            <FoldList
              className={sales.sameAsList}
              folds={[
                {
                  title: 'Show as a list',
                  content: <DayTable days={days.filter(({ sales }) => sales > 0).toReversed()} />,
                },
              ]}
            />
          </>
        )}
      </Card>
    </div>
  );
}

const DayTable = ({ days }: { days: readonly MoneyDay[] }) => (
  <table className={sales.table}>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Sold</th>
        <th scope="col">Came in</th>
        <th scope="col">Refunded</th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, sales, soldPence, givenBackPence }) => (
        <tr key={day}>
          <th scope="row">{shortDate(day)}</th>
          <td>{sales}</td>
          <td>{poundsText(soldPence)}</td>
          <td>{poundsText(givenBackPence)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;

/** A picture with one sentence; the table below it says the same. */
export function SalesChart({ days }: { days: readonly MoneyDay[] }) {
  const most = Math.max(1, ...days.map(({ sales }) => sales));
  const best = days.find(({ sales }) => sales === most);
  const sum = days.reduce((count, { sales }) => count + sales, 0);
  const label = `${sum} ${pluralise(sum, 'sale')} in ${days.length} days. Best day: ${dayName(best)}, ${most}`;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={sales.chart}
      >
        {days.map((day, index) => (
          <DayBar key={day.day} day={day} x={index * STEP} height={(day.sales / most) * HEIGHT} />
        ))}
      </svg>
      <p className={sales.axis} aria-hidden="true">
        <span>{dayName(days[0])}</span>
        <span>{dayName(days.at(-1))}</span>
      </p>
      <p className={sales.legend} aria-hidden="true">
        <span className={sales.keySold} /> Sold
        <span className={sales.keyBack} /> of it refunded
      </p>
    </>
  );
}

/** The share of its money that went back is the upper part. */
function DayBar({ day: { soldPence, givenBackPence }, x, height }: { day: MoneyDay; x: number; height: number }) {
  const back = soldPence === 0 ? 0 : Math.min(1, givenBackPence / soldPence) * height;
  const shared = { x, width: BAR };
  return (
    <>
      <rect {...shared} y={HEIGHT - height + back} height={height - back} className={sales.bar} />
      {back > 0 && <rect {...shared} y={HEIGHT - height} height={back} className={sales.barBack} />}
    </>
  );
}

const STEP_LABELS: Readonly<Record<VisitStep, string>> = {
  visit: 'Opened the front page',
  try_begun: 'Started a free try',
  try_finished: 'Finished it',
  checkout_begun: 'Started to pay',
  paid: 'Paid',
  first_workout: 'Did a first workout',
};

/** A bar to each step, as a part of the longest; the table below says the same. */
function WayToFirstWorkout() {
  const visits = useQuery<VisitsAnswer>({ queryKey: [DESK_PATHS.visits], refetchOnMount: 'always' });
  const steps = visits.data?.steps ?? [];
  const most = Math.max(1, ...steps.flatMap(({ last, before }) => [last, before]));
  return (
    <Card>
      <h2>From a visit to a first workout</h2>
      <p className={styles.quiet}>
        The last 30 days, and the 30 before. We only count: no cookies, no names. If someone comes back, they count
        again.
      </p>
      <LoadState of={visits} />
      {steps.length > 0 && (
        <table className={classNames(sales.table, sales.steps)}>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">30 days</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ step, last, before }) => (
              <tr key={step}>
                <th scope="row">
                  {STEP_LABELS[step]}
                  <StepBars last={last / most} before={before / most} />
                </th>
                <td>{last.toLocaleString('en-GB')}</td>
                <td>{before.toLocaleString('en-GB')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** Widths are parts of the whole. */
const StepBars = ({ last, before }: { last: number; before: number }) => (
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={sales.stepBars} aria-hidden="true">
    <rect width={last * 100} height={6} className={sales.bar} />
    <rect y={7} width={before * 100} height={3} className={sales.barBefore} />
  </svg>
);

const dayName = (day: MoneyDay | undefined) => (day ? shortDate(day.day) : '');

const TABS = [
  { name: 'Sales', href: '/desk/money' },
  { name: 'Purchases', href: '/desk/money/purchases' },
  { name: 'Price', href: '/desk/money/price' },
  { name: 'Offers', href: '/desk/money/offers' },
];

export function MoneyHead({ role, children }: { role: DeskRole; children: ReactNode }) {
  return (
    <>
      <PlaceHead title="Money" tabs={mayAtDesk(role, 'own') ? TABS : undefined} />
      {children}
    </>
  );
}
