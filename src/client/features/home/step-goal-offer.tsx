import { stepGoalOfferAnswered } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button } from '#client/ui/button.tsx';
import { raisedStepGoal } from '#domain/steps/step-goal-offer.ts';
import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import type { StepHistory } from './step-history.ts';
import styles from './steps-card.module.css';
import { useChangeGoal } from './use-change-goal.ts';

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
