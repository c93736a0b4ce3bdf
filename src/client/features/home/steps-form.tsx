import { type FormEvent, useState } from 'react';
import { useSaveSteps } from '#client/api/steps.ts';
import { Button } from '#client/ui/button.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { crossesGoal, stepsEntered } from '#domain/steps.ts';
import styles from './steps-card.module.css';

interface StepsFormProps {
  userId: string;
  today: CalendarDay;
  /** Steps of today so far. */
  steps: number;
  goal: number;
}

/** Records the day's steps; a new total replaces the earlier one. */
export function StepsForm({ userId, today, steps, goal }: StepsFormProps) {
  const [draft, setDraft] = useState('');
  const [saved, setSaved] = useState('');
  const saveSteps = useSaveSteps(userId);

  function submit(event: FormEvent) {
    event.preventDefault();
    const entered = stepsEntered(draft);
    if (entered === undefined || saveSteps.isPending) return; // product §7: an invalid value does nothing
    void save(entered);
  }

  /** Goes on when another tab is opened meanwhile, so that the goal and a refusal are told in any case. */
  async function save(entered: number) {
    setSaved('');
    try {
      await saveSteps.mutateAsync({ date: today, steps: entered });
      setDraft('');
      setSaved(`Saved: ${entered.toLocaleString('en-GB')} steps today.`);
      if (crossesGoal(steps, entered, goal)) showToast(goalReached(goal));
    } catch {
      showToast({ kind: 'destructive', title: 'Failed to update steps', text: 'Please try again' });
    }
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <NumberField
          label="Steps today"
          hideLabel
          placeholder="Steps today"
          enterKeyHint="done"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          className={styles.input}
        />
        <Button type="submit" size="small" busy={saveSteps.isPending}>
          Update
        </Button>
      </form>
      <p role="status" className="visually-hidden">
        {saved}
      </p>
    </>
  );
}

const goalReached = (goal: number) => ({
  title: 'Step goal achieved!',
  text: `You reached your step goal of ${goal.toLocaleString('en-GB')} today.`,
});
