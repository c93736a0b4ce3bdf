import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { inlineStepGoal } from '#domain/steps/steps.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './steps-card.module.css';
import { useChangeGoal } from './use-change-goal.ts';

interface StepGoalEditorProps {
  userId: string;
  today: CalendarDay;
  goal: number;
  onClose: () => void;
}

const UNREADABLE = 'Please enter a whole number, such as 7,000.';

export function StepGoalEditor({ userId, today, goal, onClose }: StepGoalEditorProps) {
  const [draft, setDraft] = useState(String(goal));
  const [problem, setProblem] = useState<string>();
  const changeGoal = useChangeGoal(userId, today);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = inlineStepGoal(draft, goal);
    if (next === undefined) return setProblem(UNREADABLE);
    if (next !== goal) changeGoal(next);
    onClose();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={closeOnEscape} noValidate>
      <NumberField
        label="Daily step goal"
        hideLabel
        autoFocus
        enterKeyHint="done"
        maxLength={12}
        value={draft}
        error={problem}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setDraft(event.target.value);
          setProblem(undefined);
        }}
        className={styles.input}
      />
      <Button type="submit" variant="outline" size="small">
        Save
      </Button>
    </form>
  );
}
