import { Award, Footprints } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { stepGoalOfferAnswered } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { raisedStepGoal } from '#domain/steps/step-goal-offer.ts';
import { inlineStepGoal, sevenDayAverage, stepBadge } from '#domain/steps/steps.ts';
import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import { useJustReached } from './just-reached.ts';
import { useShownStepGoal } from './shown-step-goal.ts';
import { type StepHistory, stepHistoryOf } from './step-history.ts';
import styles from './steps-card.module.css';
import { StepsForm } from './steps-form.tsx';

const RING_TICKS = 30;

interface StepsCardProps {
  userId: string;
  today: CalendarDay;
  member: Member;
}

export function StepsCard({ userId, today, member }: StepsCardProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const goal = useShownStepGoal(member);
  const history = stepHistoryOf(member.dashboard);
  const { stepsByDay } = history;
  const steps = stepsByDay.get(today) ?? 0;
  const badge = stepBadge(steps, goal);
  const isClosing = useJustReached(steps >= goal);

  function closeEditor() {
    setEditing(false);
    editButton.current?.focus();
  }

  return (
    <Card className={styles.card} aria-labelledby="steps-title">
      <div className={styles.top}>
        <MinuteDial
          ticks={RING_TICKS}
          lit={Math.floor((RING_TICKS * steps) / goal)}
          size="medium"
          className={classNames(isClosing && styles.closing)}
        >
          <Footprints size={24} aria-hidden="true" />
        </MinuteDial>
        <div className={styles.numbers}>
          <h2 id="steps-title" className={styles.eyebrow}>
            Today’s steps
          </h2>
          <p>
            <b className={styles.steps}>{formatCount(steps)}</b>{' '}
            <span className={styles.quiet}>of {formatCount(goal)}</span>
          </p>
          {steps > 0 && steps < goal && <p className={styles.caption}>{formatCount(goal - steps)} to go</p>}
          <p className={styles.caption}>
            7-day average: {formatCount(sevenDayAverage(stepsByDay, today))}
            <span className="visually-hidden"> steps</span>
          </p>
        </div>
        <TextButton
          ref={editButton}
          className={styles.edit}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          Edit Goal
        </TextButton>
      </div>
      {editing && <StepGoalEditor userId={userId} today={today} goal={goal} onClose={closeEditor} />}
      {badge && (
        <ul className={styles.badges}>
          <li>
            <Chip tone="gold">
              <Award size={15} aria-hidden="true" />
              {badge}
            </Chip>
          </li>
        </ul>
      )}
      <StepsForm {...{ userId, today, stepsByDay, goal }} />
      <StepGoalOffer {...{ userId, today, goal, history }} />
    </Card>
  );
}

interface StepGoalEditorProps {
  userId: string;
  today: CalendarDay;
  goal: number;
  onClose: () => void;
}

const UNREADABLE = 'Enter a whole number, like 7,000.';

function StepGoalEditor({ userId, today, goal, onClose }: StepGoalEditorProps) {
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

function StepGoalOffer({ userId, today, goal, history }: StepGoalOfferProps) {
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
      <p>You’ve reached your goal on most days for 2 weeks. Try {formatCount(raised)}?</p>
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
    showToast({ kind: 'destructive', title: 'We couldn’t save your step goal', text: 'Please try again' });
  }

  return (goal) => void change(goal);
}
