import { useState } from 'react';
import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { randomId } from '#client/browser/random-id.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useChange } from '#client/member/use-outbox.ts';
import { dayAt, dayText, today } from '#client/parts/plan/calendar-now.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { RatingScale } from '#client/parts/session/rating-scale.tsx';
import { Button, ButtonPair } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { PickedField, SelectField } from '#client/ui/select-field.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Progress } from '#contract/progress.ts';
import { blockOnDay, WORKOUT_IDS, type WorkoutCode, type WorkoutId } from '#domain/plan/block.ts';
import { planOfBlock } from '#domain/plan/follow-on.ts';
import { completionOf, type DoneWorkout } from '#domain/session/completion.ts';
import { MAX_NOTES_LENGTH } from '#domain/session/workout-session.ts';
import { addDays, type CalendarDay, isCalendarDay, noonOf, shortDate } from '#domain/time/calendar-day.ts';
import { playedAt } from '#programme/plan/follow-on.ts';
import { keptOf, type WorkoutSummary } from '#programme/workouts/workout.ts';
import { summaryAt } from '#programme/workouts/workout-summaries.ts';
import { failureText } from './correction-sheet.tsx';
import styles from './workout-sheet.module.css';

interface AddWorkoutSheetProps {
  userId: string;
  today: CalendarDay;
  member: Member;
  onClose: () => void;
}

export function AddWorkoutSheet({ userId, today, member, onClose }: AddWorkoutSheetProps) {
  const { save } = useChange(userId);
  const words = useProgrammeWords();
  // One id for every attempt, so that retries are idempotent.
  const [clientId] = useState(randomId);
  const [day, setDay] = useState<string>(addDays(today, -1));
  const [rating, setRating] = useState(0);
  const { progress } = member.dashboard;
  const block = isCalendarDay(day) ? blockOfDay(day, progress) : progress.currentBlock;
  const plan = planOfBlock(block, member.dashboard.followOn);

  const { formProps, fieldProps } = useForm({
    names: ['day', 'workout', 'notes'],
    problemsIn: (values) => {
      const problem = pastDayProblem(values.day, today);
      return problem === undefined ? {} : { day: problem };
    },
    onSubmit: (values) => {
      if (!isCalendarDay(values.day)) return;
      const place = Number(values.workout) as WorkoutId;
      const { notes } = values;
      const done = pastWorkout({
        clientId,
        day: values.day,
        block,
        workout: summaryAt(plan, place, words),
        played: playedAt(plan, place),
      });
      const session = completionOf(done, { rating: rating || null, notes });
      onClose();
      void save({ kind: 'workout', body: session }).then((outcome) => {
        if (outcome.kind !== 'rejected') return; // the outbox retries, and its row says so
        showToast({ kind: 'destructive', title: 'It wasn’t added', text: failureText(outcome.error) });
      });
      showToast({ title: 'Workout added', text: `It counts for ${dayText(values.day, today)}.` });
    },
  });

  return (
    <BottomSheet
      open
      onOpenChange={onClose}
      title="Add a workout"
      text="Did one without your phone? It counts for that day, its week and your streak."
    >
      <form {...formProps} className={styles.form}>
        <PickedField
          label="Day"
          type="date"
          min={earliestDay(today)}
          max={today}
          value={day}
          written={isCalendarDay(day) ? shortDate(day) : 'Choose a day'}
          onChange={(event) => setDay(event.target.value)}
          {...fieldProps('day')}
        />
        <SelectField
          key={block}
          label={block === progress.currentBlock ? 'Workout' : `Which workout of block ${block}?`}
          defaultValue={member.overview.next ?? 1}
          {...fieldProps('workout')}
        >
          {WORKOUT_IDS.map((place) => summaryAt(plan, place, words)).map(({ id, week, letter, shortTitle }) => (
            <option key={id} value={id}>
              {week}
              {letter}, {shortTitle}
            </option>
          ))}
        </SelectField>
        <div>
          <p className={styles.label} aria-hidden="true">
            How was it? <span>(optional)</span>
          </p>
          <RatingScale rating={rating} onRate={setRating} />
        </div>
        <TextAreaField label="Notes (optional)" rows={2} maxLength={MAX_NOTES_LENGTH} {...fieldProps('notes')} />
        <ButtonPair className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="coral">
            Add workout
          </Button>
        </ButtonPair>
      </form>
    </BottomSheet>
  );
}

/** As far back as the longest streak is looked for. */
const EARLIEST_DAYS_AGO = 365;

const earliestDay = (present: CalendarDay): CalendarDay => addDays(present, -EARLIEST_DAYS_AGO);

function pastDayProblem(day: string, present: CalendarDay): string | undefined {
  if (!isCalendarDay(day)) return 'Choose a day.';
  if (day > present) return 'That day hasn’t come yet. Choose today or earlier.';
  return day < earliestDay(present) ? 'That’s more than a year ago. Choose a later day.' : undefined;
}

function blockOfDay(day: CalendarDay, { currentBlock, blockProgress }: Progress): number {
  const finished = Object.entries(blockProgress).flatMap(([key, { completedAt }]) =>
    completedAt === null ? [] : [{ block: Number(key.replace('block_', '')), lastDay: dayAt(completedAt) }],
  );
  return blockOnDay(day, currentBlock, finished);
}

interface PastWorkout {
  clientId: string;
  day: CalendarDay;
  block: number;
  workout: WorkoutSummary;
  /** Where the block is on the follow-on. */
  played: WorkoutCode | undefined;
}

/** At noon of its day, because the time is unknown. */
function pastWorkout({ clientId, day, block, workout, played }: PastWorkout): DoneWorkout {
  const noon = noonOf(day, utcOffsetMinutes(noonOf(day, 0)));
  const completedAt = day === today() ? Math.min(noon, now()) : noon;
  return {
    clientId,
    ...keptOf(workout),
    played,
    block,
    length: 'full',
    completedAt,
    utcOffsetMinutes: utcOffsetMinutes(completedAt),
  };
}
