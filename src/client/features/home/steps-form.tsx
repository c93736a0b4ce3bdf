import { type FormEvent, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import { waitsText } from '#client/parts/session/waits-text.ts';
import { Button } from '#client/ui/button.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { crossesGoal, stepsEntered } from '#domain/steps/steps.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './steps-card.module.css';

export interface StepsFormProps {
  userId: string;
  today: CalendarDay;
  stepsByDay: ReadonlyMap<CalendarDay, number>;
  goal: number;
}

export const UNREADABLE_STEPS = 'Enter a whole number, up to 100,000.';

export function StepsForm({ userId, today, stepsByDay, goal }: StepsFormProps) {
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string>();
  const { enter, outcome } = useEnterSteps(userId, today);
  const before = stepsByDay.get(today) ?? 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const steps = stepsEntered(draft);
    setProblem(steps === undefined && draft.trim() !== '' ? UNREADABLE_STEPS : undefined);
    if (steps === undefined) return; // product §7: an invalid value changes nothing
    // At once, so that another value can be entered while this one is on its way; what was typed meanwhile stays.
    setDraft('');
    if (!(await enter({ date: today, before, steps, goal }))) setDraft((typed) => typed || draft);
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
        <Button type="submit" size="small">
          Update
        </Button>
      </form>
      <StepsOutcome {...outcome} />
    </>
  );
}

export function StepsOutcome({ text, waits }: { text: string; waits: boolean }) {
  return (
    <p role="status" className={waits ? styles.waits : 'visually-hidden'}>
      {text}
    </p>
  );
}

interface EnteredSteps {
  date: CalendarDay;
  before: number;
  steps: number;
  goal: number;
}

export function useEnterSteps(userId: string, today: CalendarDay) {
  const { save } = useChange(userId);
  const [outcome, setOutcome] = useState({ text: '', waits: false });

  /** Survives unmounting, so that a reached goal or a rejection is always reported. */
  async function enter({ date, before, steps, goal }: EnteredSteps): Promise<boolean> {
    setOutcome({ text: '', waits: false });
    const saved = await save({ kind: 'steps', body: { date, steps } });
    if (saved.kind === 'rejected') {
      showToast({ kind: 'destructive', title: 'Failed to update steps', text: 'Please try again' });
      return false;
    }
    const waits = saved.kind === 'waiting';
    const when = date === today ? 'today' : `on ${dayText(date, today)}`;
    setOutcome({ text: waits ? waitsText() : `Saved: ${formatCount(steps)} steps ${when}.`, waits });
    if (crossesGoal(before, steps, goal)) {
      const text = `You reached your step goal of ${formatCount(goal)} ${when}.`;
      showToast({ title: 'Step goal achieved!', text, isLow: true });
      if (date === today) showStreak();
    }
    return true;
  }

  return { enter, outcome };
}

function showStreak(): void {
  const card = document.getElementById('streak-title')?.closest('section');
  const behavior = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  card?.scrollIntoView?.({ block: 'nearest', behavior });
}
