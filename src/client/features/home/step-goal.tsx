import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { stepGoalOfferAnswered } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button } from '#client/ui/button.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { raisedStepGoal } from '#domain/steps/step-goal-offer.ts';
import { inlineStepGoal } from '#domain/steps/steps.ts';
import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './steps-card.module.css';
import type { StepHistory } from './steps-picture.tsx';

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

interface StepGoalOfferProps {
  userId: string;
  today: CalendarDay;
  goal: number;
  history: StepHistory;
}

export function StepGoalOffer({ userId, today, goal, history }: StepGoalOfferProps) {
  const [answered, saveAnswer] = useStoredValue(stepGoalOfferAnswered);
  const changeGoal = useChangeGoal(userId, today);
  const answeredOn = answered !== undefined && isCalendarDay(answered) ? answered : undefined;
  const raised = raisedStepGoal({ ...history, today, answeredOn });
  if (raised === undefined) return null;

  function accept(next: number) {
    saveAnswer(today);
    changeGoal(next);
  }

  return (
    <fieldset aria-label="A new step goal" className={styles.offer}>
      <p>You have reached your goal on most days for two weeks. Would {formatCount(raised)} suit you?</p>
      <div className={styles.offerButtons}>
        <Button size="small" variant="outline" onClick={() => accept(raised)}>
          Change to {formatCount(raised)}
        </Button>
        <Button size="small" variant="outline" onClick={() => saveAnswer(today)}>
          Keep {formatCount(goal)}
        </Button>
      </div>
    </fieldset>
  );
}

/** Changes the goal from today on. It goes on after its button is gone, so that a rejection is still told. */
function useChangeGoal(userId: string, today: CalendarDay): (goal: number) => void {
  const { save } = useChange(userId);

  async function change(goal: number) {
    const outcome = await save({ kind: 'stepGoal', body: { stepGoal: goal, from: today } });
    if (outcome.kind !== 'rejected') return;
    showToast({ kind: 'destructive', title: 'Your step goal was not saved', text: 'Please try again' });
  }

  return (goal) => void change(goal);
}
