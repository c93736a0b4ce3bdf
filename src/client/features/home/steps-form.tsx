import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { stepsEntered } from '#domain/steps/steps.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './steps-card.module.css';
import { useEnterSteps } from './use-enter-steps.ts';

const QUICK_STEPS = [500, 1_000];

interface StepsFormProps {
  userId: string;
  today: CalendarDay;
  stepsByDay: ReadonlyMap<CalendarDay, number>;
  goal: number;
}

export const UNREADABLE_STEPS = 'Please enter a whole number, up to 100,000.';

export function StepsForm({ userId, today, stepsByDay, goal }: StepsFormProps) {
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string>();
  const { enter, outcome, isPending } = useEnterSteps(userId, today);
  const before = stepsByDay.get(today) ?? 0;
  const yesterday = stepsByDay.get(addDays(today, -1)) ?? 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const steps = stepsEntered(draft);
    setProblem(steps === undefined && draft.trim() !== '' ? UNREADABLE_STEPS : undefined);
    if (steps === undefined || isPending) return; // product §7: an invalid value changes nothing
    if (!(await enter({ date: today, before, steps, goal }))) return;
    // Keeps what was typed while saving.
    setDraft((typed) => (typed === draft ? '' : typed));
  }

  function add(total: number) {
    const steps = stepsEntered(String(total));
    if (steps !== undefined) void enter({ date: today, before, steps, goal });
  }

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <NumberField
          label="Steps today"
          hideLabel
          placeholder="Steps today"
          enterKeyHint="done"
          value={draft}
          error={problem}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(undefined);
          }}
          className={styles.input}
        />
        <Button type="submit" size="small" busy={isPending}>
          Update
        </Button>
      </form>
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
      <p role="status" className={outcome.waits ? styles.waits : 'visually-hidden'}>
        {outcome.text}
      </p>
    </>
  );
}
