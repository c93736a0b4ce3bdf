import { Play } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { weekdayPlan } from '#client/platform/browser-storage.ts';
import { type WorkoutStart, workoutStartPath } from '#client/platform/screen-paths.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MoodId } from '#domain/mood.ts';
import { type MoodSuggestion, moodSuggestion, ONLY_AN_IDEA } from '#domain/mood-suggestion.ts';
import { planLine } from '#domain/weekday-plan.ts';
import type { WorkoutSummary } from '#programme/workout.ts';
import styles from './today-card.module.css';
import { useMoods } from './use-moods.ts';

interface TodayStartProps {
  workout: WorkoutSummary;
  today: CalendarDay;
}

/** How long it may take today, what the mood of the day suggests, and the start. Another day or mood begins anew. */
export function TodayStart({ workout, today }: TodayStartProps) {
  // The tapped mood shows in its own card first.
  const chosen = useDeferredValue(useMoods(today).chosen);
  return <StartChoices key={`${workout.id} ${today} ${chosen}`} {...{ workout, today, chosen }} />;
}

interface StartChoicesProps extends TodayStartProps {
  chosen: MoodId | undefined;
}

const StartChoices = memo(function StartChoices({ workout, today, chosen }: StartChoicesProps) {
  const [start, setStart] = useState<WorkoutStart>({ length: 'full' });
  const [plan] = useStoredValue(weekdayPlan);
  const dayLine = typeof plan === 'object' ? planLine(plan, today) : undefined;
  return (
    <>
      {dayLine !== undefined && <p className={styles.note}>{dayLine}</p>}
      {chosen && <Idea suggestion={moodSuggestion(chosen)} start={start} onChoose={setStart} />}
      <SegmentedControl
        label="How long have you got?"
        surface="panel"
        className={styles.lengths}
        options={[
          { value: 'full', label: fullLabel(workout.durationMinutes) },
          { value: '15', label: '15 min' },
          { value: '10', label: '10 min' },
        ]}
        value={start.length}
        onChange={(length) => setStart({ length })}
      />
      <ButtonLink
        href={workoutStartPath(workout.id, start)}
        variant="coral"
        size="small"
        className={styles.button ?? ''}
      >
        <Play size={20} aria-hidden="true" />
        Start Workout
      </ButtonLink>
    </>
  );
});

interface IdeaProps {
  suggestion: MoodSuggestion;
  start: WorkoutStart;
  onChoose: (start: WorkoutStart) => void;
}

/** A suggestion, never a gate: one tap takes it, another one gives it back. */
function Idea({ suggestion: { text, choice }, start, onChoose }: IdeaProps) {
  const isTaken = choice !== undefined && start.length === choice.length && start.level === choice.level;
  return (
    <div className={styles.idea}>
      <p className={styles.note}>
        {text} {ONLY_AN_IDEA}
      </p>
      {choice && (
        <button
          type="button"
          className={styles.ideaButton}
          aria-pressed={isTaken}
          onClick={() => onChoose(isTaken ? { length: 'full' } : { length: choice.length, level: choice.level })}
        >
          {choice.label}
        </button>
      )}
    </div>
  );
}

const fullLabel = (minutes: number) => (
  <span>
    Full {minutes}
    <span className="visually-hidden"> min</span>
  </span>
);
