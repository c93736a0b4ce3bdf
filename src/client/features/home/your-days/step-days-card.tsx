import { useRef, useState } from 'react';
import { useShownStepGoal } from '#client/features/home/shown-step-goal.ts';
import { stepHistoryOf } from '#client/features/home/step-history.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { stepDays } from '#domain/steps/step-days.ts';
import { DEFAULT_STEP_GOAL } from '#domain/steps/steps.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { EarlierDayForm } from './earlier-day-form.tsx';
import { QuickSteps } from './quick-steps.tsx';
import { StepsPicture } from './steps-picture.tsx';
import styles from './your-days.module.css';

interface StepDaysProps {
  userId: string;
  today: CalendarDay;
  member: Member;
}

/** Steps in one tap, of the last 30 days, and of any earlier day. */
export function StepDaysCard({ userId, today, member }: StepDaysProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goal = useShownStepGoal(member);
  const history = stepHistoryOf(member.dashboard);
  const { stepsByDay, changes } = history;
  // Days before the first goal count against the streak's own minimum.
  const fallbackGoal = changes.length === 0 ? goal : DEFAULT_STEP_GOAL;

  function close() {
    setCorrecting(false);
    button.current?.focus();
  }

  return (
    <Card aria-labelledby="step-days-title">
      <h3 id="step-days-title" className={styles.title}>
        Your steps
      </h3>
      {stepsByDay.size > 0 && <StepsPicture days={stepDays(stepsByDay, changes, today, fallbackGoal)} />}
      <QuickSteps {...{ userId, today, stepsByDay, goal }} />
      <TextButton ref={button} aria-expanded={isCorrecting} onClick={() => setCorrecting(!isCorrecting)}>
        {stepsByDay.has(addDays(today, -1)) ? 'Fix an earlier day' : 'Add yesterday’s steps'}
      </TextButton>
      {isCorrecting && <EarlierDayForm {...{ userId, today, history }} onClose={close} />}
    </Card>
  );
}
