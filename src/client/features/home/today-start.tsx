import { Play } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { lengthOptions, startWords } from '#client/parts/session/workout-labels.ts';
import { type WorkoutStart, workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { moodIdeaUndone, weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { MoodId } from '#domain/mood/mood.ts';
import { moodSuggestion } from '#domain/mood/mood-suggestion.ts';
import { planLine } from '#domain/plan/weekday-plan.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';
import { useMoods } from './mood-check-in.tsx';
import styles from './today-card.module.css';

interface TodayStartProps {
  workout: WorkoutSummary;
  today: CalendarDay;
}

/** The mood sets length and level, and can be undone; another day or mood starts afresh. */
export function TodayStart({ workout, today }: TodayStartProps) {
  // The chosen mood renders in its own card first.
  const chosen = useDeferredValue(useMoods(today).chosen);
  return <StartChoices key={`${workout.id} ${today} ${chosen}`} {...{ workout, today, chosen }} />;
}

interface StartChoicesProps extends TodayStartProps {
  chosen: MoodId | undefined;
}

const StartChoices = memo(function StartChoices({ workout, today, chosen }: StartChoicesProps) {
  const { suggestion, idea, undo } = useMoodIdea(today, chosen);
  const [length, setLength] = useState<WorkoutStart['length']>();
  const [plan] = useStoredValue(weekdayPlan);
  const dayLine = typeof plan === 'object' ? planLine(plan, today) : undefined;
  const start = { length: length ?? idea?.length ?? 'full', level: idea?.level } as const;
  return (
    <>
      {dayLine !== undefined && <p className={styles.note}>{dayLine}</p>}
      <SegmentedControl
        label="How long have you got?"
        surface="panel"
        className={styles.lengths}
        options={lengthOptions(workout.durationMinutes)}
        value={start.length}
        onChange={setLength}
      />
      <ButtonLink
        href={workoutStartPath(workout.id, start)}
        variant="coral"
        size="small"
        className={styles.button ?? ''}
      >
        <Play size={20} aria-hidden="true" />
        {idea ? startWords(minutesOf(start.length, workout), idea.level) : 'Start Workout'}
      </ButtonLink>
      {suggestion && (
        <div className={styles.idea}>
          <p className={styles.note}>{suggestion.text}</p>
          {idea && (
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                setLength(undefined);
                undo();
              }}
            >
              Undo
              <span className="visually-hidden">: the full workout at your own level</span>
            </button>
          )}
        </div>
      )}
    </>
  );
});

function useMoodIdea(today: CalendarDay, mood: MoodId | undefined) {
  const [undone, saveUndone] = useStoredValue(moodIdeaUndone);
  const suggestion = mood && moodSuggestion(mood);
  const occasion = `${today} ${mood}`;
  return {
    suggestion,
    idea: undone === occasion ? undefined : suggestion?.choice,
    undo: () => saveUndone(occasion),
  };
}

const minutesOf = (length: 'full' | '15' | '10', { durationMinutes }: WorkoutSummary): number =>
  length === 'full' ? durationMinutes : Number(length);
