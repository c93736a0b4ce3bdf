import type { MoneyDay } from '#contract/desk/money.ts';
import { shortDate } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import money from './money.module.css';

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;

/** A picture with one sentence; the table below it says the same. */
export function SalesChart({ days }: { days: readonly MoneyDay[] }) {
  const most = Math.max(1, ...days.map(({ sales }) => sales));
  const best = days.find(({ sales }) => sales === most);
  const sum = days.reduce((count, { sales }) => count + sales, 0);
  const label = `${sum} ${pluralise(sum, 'sale')} in ${days.length} days, most on ${dayName(best)}: ${most}`;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={money.chart}
      >
        {days.map((day, index) => (
          <DayBar key={day.day} day={day} x={index * STEP} height={(day.sales / most) * HEIGHT} />
        ))}
      </svg>
      <p className={money.axis} aria-hidden="true">
        <span>{dayName(days[0])}</span>
        <span>{dayName(days.at(-1))}</span>
      </p>
      <p className={money.legend} aria-hidden="true">
        <span className={money.keySold} /> Sold
        <span className={money.keyBack} /> of it given back
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
      <rect {...shared} y={HEIGHT - height + back} height={height - back} className={money.bar} />
      {back > 0 && <rect {...shared} y={HEIGHT - height} height={back} className={money.barBack} />}
    </>
  );
}

const dayName = (day: MoneyDay | undefined) => (day ? shortDate(day.day) : '');
