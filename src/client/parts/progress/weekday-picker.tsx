import { MAX_PLAN_DAYS, withWeekday } from '#domain/plan/weekday-plan.ts';
import { WEEKDAY_NAMES } from '#domain/time/calendar-day.ts';
import styles from './weekday-picker.module.css';

interface WeekdayPickerProps {
  weekdays: readonly number[];
  onChange: (weekdays: number[]) => void;
}

export function WeekdayPicker({ weekdays, onChange }: WeekdayPickerProps) {
  return (
    <fieldset aria-label="Days" className={styles.days}>
      {WEEKDAY_NAMES.map((name, weekday) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={weekdays.includes(weekday)}
          disabled={weekdays.length >= MAX_PLAN_DAYS && !weekdays.includes(weekday)}
          onClick={() => onChange(withWeekday(weekdays, weekday))}
        >
          {name.slice(0, 3)}
        </button>
      ))}
    </fieldset>
  );
}
