import { Award, Footprints } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lazyView, usePreloadedLater } from '#client/browser/lazy-view.tsx';
import { useChange } from '#client/member/use-outbox.ts';
import { stepGoal as storedStepGoal } from '#client/parts/account/first-page-storage.ts';
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
import { stepDays } from '#domain/steps/step-days.ts';
import { raisedStepGoal } from '#domain/steps/step-goal-offer.ts';
import {
  DASHBOARD_STEP_GOAL,
  DEFAULT_STEP_GOAL,
  inlineStepGoal,
  sevenDayAverage,
  stepBadge,
} from '#domain/steps/steps.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import type { EarlierDayFormProps } from './earlier-day-form.tsx';
import { useJustReached } from './just-reached.ts';
import styles from './steps-card.module.css';
import { StepsForm } from './steps-form.tsx';
import { type StepHistory, StepsPicture, stepHistoryOf } from './steps-picture.tsx';

const RING_TICKS = 30;

interface StepsCardProps {
  userId: string;
  today: CalendarDay;
  member: Member;
  className?: string | undefined;
}

export function StepsCard({ userId, today, member, className }: StepsCardProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const goal = useShownStepGoal(member);
  const history = stepHistoryOf(member.dashboard);
  const { stepsByDay, changes } = history;
  const steps = stepsByDay.get(today) ?? 0;
  const badge = stepBadge(steps, goal);
  const isClosing = useJustReached(steps >= goal);

  function closeEditor() {
    setEditing(false);
    editButton.current?.focus();
  }

  return (
    <Card className={classNames(styles.card, className)} aria-labelledby="steps-title">
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
          {steps < goal && (
            <p className={styles.caption}>
              {steps === 0 ? 'No steps yet today.' : `${formatCount(goal - steps)} to go`}
            </p>
          )}
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
      {stepsByDay.size > 0 && <StepsPicture days={stepDays(stepsByDay, changes, today, fallbackGoal(changes, goal))} />}
      <EarlierDay {...{ userId, today, history }} />
    </Card>
  );
}

/** Days before the first goal count against the streak's own minimum. */
const fallbackGoal = (changes: readonly unknown[], shownGoal: number): number =>
  changes.length === 0 ? shownGoal : DEFAULT_STEP_GOAL;

/** The stored goal shows at once; the dashboard's, with waiting changes, replaces it and is stored. */
function useShownStepGoal(member: Member | undefined): number {
  const latest = member?.dashboard.stats.stepGoal ?? undefined;

  useEffect(() => {
    if (latest !== undefined && storedStepGoal.read() !== latest) storedStepGoal.write(latest);
  }, [latest]);

  return latest ?? storedStepGoal.read() ?? DASHBOARD_STEP_GOAL;
}

const EarlierDayForm = lazyView<EarlierDayFormProps>(
  async () => (await import('./earlier-day-form.tsx')).EarlierDayForm,
);

function EarlierDay(props: Omit<EarlierDayFormProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const isLoaded = usePreloadedLater(EarlierDayForm, open);
  const button = useRef<HTMLButtonElement>(null);
  const { today, history } = props;

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <TextButton ref={button} aria-expanded={open} className={styles.earlier} onClick={() => setOpen(!open)}>
        {history.stepsByDay.has(addDays(today, -1)) ? 'Correct an earlier day' : 'Add yesterday’s steps'}
      </TextButton>
      {open && isLoaded && <EarlierDayForm {...props} onClose={close} />}
    </>
  );
}

interface StepGoalEditorProps {
  userId: string;
  today: CalendarDay;
  goal: number;
  onClose: () => void;
}

const UNREADABLE = 'Please enter a whole number, such as 7,000.';

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
