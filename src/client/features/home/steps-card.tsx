import { Award, Footprints } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyView, usePreloadedLater } from '#client/browser/lazy-view.tsx';
import { stepGoal as storedStepGoal } from '#client/parts/account/first-page-storage.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { stepDays } from '#domain/steps/step-days.ts';
import { DASHBOARD_STEP_GOAL, DEFAULT_STEP_GOAL, sevenDayAverage, stepBadge } from '#domain/steps/steps.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import type { EarlierDayFormProps } from './earlier-day-form.tsx';
import { useJustReached } from './just-reached.ts';
import { StepGoalEditor, StepGoalOffer } from './step-goal.tsx';
import styles from './steps-card.module.css';
import { StepsForm } from './steps-form.tsx';
import { StepsPicture, stepHistoryOf } from './steps-picture.tsx';

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
