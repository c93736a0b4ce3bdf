import styles from '#client/features/home/steps-card.module.css';
import { type StepsFormProps, StepsOutcome, useEnterSteps } from '#client/features/home/steps-form.tsx';
import { stepsEntered } from '#domain/steps/steps.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';

const QUICK_STEPS = [500, 1_000];

export function QuickSteps({ userId, today, stepsByDay, goal }: StepsFormProps) {
  const { enter, outcome } = useEnterSteps(userId, today);
  const before = stepsByDay.get(today) ?? 0;
  const yesterday = stepsByDay.get(addDays(today, -1)) ?? 0;

  function add(total: number) {
    const steps = stepsEntered(String(total));
    if (steps !== undefined) void enter({ date: today, before, steps, goal });
  }

  return (
    <>
      <p className={styles.today}>
        <b className={styles.steps}>{formatCount(before)}</b> of {formatCount(goal)} steps today
      </p>
      <fieldset aria-label="Add steps in one tap" className={styles.quickSteps}>
        {QUICK_STEPS.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={`+${formatCount(count)} steps`}
            onClick={() => add(before + count)}
          >
            +{formatCount(count)}
          </button>
        ))}
        {yesterday > 0 && yesterday !== before && (
          <button type="button" onClick={() => add(yesterday)}>
            Same as yesterday
          </button>
        )}
      </fieldset>
      <StepsOutcome {...outcome} />
    </>
  );
}
