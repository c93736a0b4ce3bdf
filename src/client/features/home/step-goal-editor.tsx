import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useSaveStepGoal } from '#client/api/progress.ts';
import { UnreachableError } from '#client/platform/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { inlineStepGoal } from '#domain/steps.ts';
import styles from './steps-card.module.css';

interface StepGoalEditorProps {
  userId: string;
  today: CalendarDay;
  goal: number;
  onClose: () => void;
}

/** The goal as a field in the card. What is out of range changes nothing and says nothing (product §7). */
export function StepGoalEditor({ userId, today, goal, onClose }: StepGoalEditorProps) {
  const [draft, setDraft] = useState(String(goal));
  const saveStepGoal = useSaveStepGoal(userId);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = inlineStepGoal(draft, goal);
    if (next !== goal) void save(next);
    onClose();
  }

  /** Goes on after the editor is closed, so that a refusal is still told. */
  async function save(next: number) {
    try {
      await saveStepGoal.mutateAsync({ stepGoal: next, from: today });
    } catch (error) {
      // It holds on this device and goes up by itself.
      if (error instanceof UnreachableError) return;
      showToast({ kind: 'destructive', title: 'Your step goal was not saved', text: 'Please try again' });
    }
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
