import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { StepHistory } from '#client/features/home/step-history.ts';
import styles from '#client/features/home/steps-card.module.css';
import { UNREADABLE_STEPS, useEnterSteps } from '#client/features/home/steps-form.tsx';
import { stepsOfDayQuery } from '#client/member/queries.ts';
import { FetchFailure } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { PickedField } from '#client/ui/select-field.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { PICTURE_DAYS } from '#domain/steps/step-days.ts';
import { goalOn } from '#domain/steps/step-goal.ts';
import { stepsEntered } from '#domain/steps/steps.ts';
import { MAX_STEP_ENTRY_AGE_DAYS } from '#domain/time/activity-day.ts';
import { addDays, type CalendarDay, isCalendarDay, shortDate } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';

export interface EarlierDayFormProps {
  userId: string;
  today: CalendarDay;
  history: StepHistory;
  onClose: () => void;
}

export function EarlierDayForm({ userId, today, history, onClose }: EarlierDayFormProps) {
  const [first, last] = [addDays(today, -MAX_STEP_ENTRY_AGE_DAYS), addDays(today, -1)];
  const [dayTyped, setDayTyped] = useState<string>(last);
  const [draft, setDraft] = useState('');
  const [unreadable, setUnreadable] = useState<string>();
  const { enter, outcome } = useEnterSteps(userId, today);
  const day = isCalendarDay(dayTyped) && dayTyped >= first && dayTyped <= last ? dayTyped : undefined;
  const { steps: before, problem } = useStepsOf(userId, day ?? last, today, history);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const steps = stepsEntered(draft);
    setUnreadable(steps === undefined && draft.trim() !== '' ? UNREADABLE_STEPS : undefined);
    if (steps === undefined || day === undefined) return; // product §7: an invalid value changes nothing
    setDraft('');
    if (!(await enter({ date: day, before, steps, goal: goalOn(day, history.changes) })))
      setDraft((typed) => typed || draft);
  }

  return (
    <form
      aria-label="Steps of an earlier day"
      className={styles.earlierForm}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
      noValidate
    >
      <PickedField
        type="date"
        label="Day"
        min={first}
        max={last}
        value={dayTyped}
        written={isCalendarDay(dayTyped) ? shortDate(dayTyped) : 'Choose a day'}
        onChange={(event) => setDayTyped(event.target.value)}
      />
      <NumberField
        label="Steps on that day"
        hint={problem ?? (before > 0 ? `Entered so far: ${formatCount(before)}` : undefined)}
        enterKeyHint="done"
        value={draft}
        error={unreadable}
        onChange={(event) => {
          setDraft(event.target.value);
          setUnreadable(undefined);
        }}
      />
      <div className={styles.earlierButtons}>
        <Button type="submit" size="small">
          Save day
        </Button>
        <Button variant="outline" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <p role="status" className={styles.waits}>
        {outcome.text}
      </p>
    </form>
  );
}

/** Recent days are in the dashboard; earlier ones are fetched. */
function useStepsOf(userId: string, day: CalendarDay, today: CalendarDay, { stepsByDay }: StepHistory) {
  const isKnown = stepsByDay.has(day) || day > addDays(today, -PICTURE_DAYS);
  const asked = useQuery({ ...stepsOfDayQuery(userId, day), enabled: !isKnown });
  const steps = stepsByDay.get(day) ?? asked.data?.find(({ date }) => date === day)?.steps ?? 0;
  return { steps, problem: !isKnown && asked.error instanceof FetchFailure ? asked.error.plainWords : undefined };
}
