import { useQuery } from '@tanstack/react-query';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { Card } from '#client/ui/card.tsx';
import type { MoneyAnswer, MoneyDay } from '#contract/desk/money.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { shortDate } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import sales from './money.module.css';
import { MoneyHead } from './money-head.tsx';
import { SalesChart } from './sales-chart.tsx';

/** Sums by the day on which the money came in. */
export function MoneyPage({ role }: { role: DeskRole }) {
  const money = useQuery<MoneyAnswer>({ queryKey: [DESK_PATHS.money], refetchOnMount: 'always' });
  return (
    <MoneyHead role={role}>
      <LoadState of={money} />
      {money.data && <Sales days={money.data.days} />}
    </MoneyHead>
  );
}

function Sales({ days }: { days: readonly MoneyDay[] }) {
  const sumOf = (field: 'sales' | 'soldPence' | 'givenBackPence') => days.reduce((sum, day) => sum + day[field], 0);
  const numbers = [
    { name: 'Sold in 30 days', value: String(sumOf('sales')) },
    { name: 'Came in', value: poundsText(sumOf('soldPence')) },
    { name: 'Of it given back', value: poundsText(sumOf('givenBackPence')) },
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
          <p className={styles.quiet}>Nothing was sold in the last 30 days. Each sale will stand here by its day.</p>
        ) : (
          <>
            <SalesChart days={days} />
            <details className={sales.sameAsList}>
              <summary>The same as a list</summary>
              <DayTable days={days.filter(({ sales }) => sales > 0).toReversed()} />
            </details>
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
        <th scope="col">Given back</th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, sales, soldPence, givenBackPence }) => (
        <tr key={day}>
          <th scope="row">{shortDate(day)}</th>
          <td>
            {sales} {pluralise(sales, 'sale')}
          </td>
          <td>{poundsText(soldPence)}</td>
          <td>{poundsText(givenBackPence)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
