import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { inlineStepGoal } from '#domain/steps.ts';
import styles from './steps-card.module.css';
import { useChangeGoal } from './use-change-goal.ts';

interface StepGoalEditorProps {
  userId: string;
  today: CalendarDay;
  goal: number;
  onClose: () => void;
}

/** The goal as a field in the card. What is out of range changes nothing and says nothing (product §7). */
export function StepGoalEditor({ userId, today, goal, onClose }: StepGoalEditorProps) {
  const [draft, setDraft] = useState(String(goal));
  const changeGoal = useChangeGoal(userId, today);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = inlineStepGoal(draft, goal);
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
        maxLength={6}
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        className={styles.input}
      />
      <Button type="submit" variant="outline" size="small">
        Save
      </Button>
    </form>
  );
}
