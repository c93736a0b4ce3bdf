import { Footprints } from 'lucide-react';
import { isOnboarded } from '#client/parts/account/after-sign-in.ts';
import { WorkoutDoneDialog } from '#client/parts/session/workout-done-dialog.tsx';
import { ShareWinButton } from '#client/parts/share/share-win/share-win-button.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Win } from '#domain/progress/share-story.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { AfterSession } from './after-session.tsx';
import type { Praise } from './use-completion.ts';

interface SuccessDialogProps {
  done: Praise;
  workout: Workout;
  /** The coach stood above the rating. */
  wasCheered: boolean;
  onBack: () => void;
  /** Offered after the first win. */
  onStepGoal: () => void;
}

/** Also shown while the workout could not be saved yet (product §5). */
export function SuccessDialog({ done, workout, wasCheered, onBack, onStepGoal }: SuccessDialogProps) {
  return (
    <WorkoutDoneDialog
      clientId={done.clientId}
      shortTitle={workout.shortTitle}
      minutes={done.minutes}
      length={done.length}
      figures={done.figures}
      isFresh={!done.wasPraised}
      wasCheered={wasCheered}
      unsent={done.unsent}
      foot={
        <>
          <ShareWinButton win={shareableWin(workout, done)} />
          <Button variant="outline" size="large" block onClick={onBack}>
            Back to Workouts
          </Button>
        </>
      }
    >
      <AfterSession offer={done.offer} />
      {!isOnboarded() && (
        <Button variant="outline" size="large" block onClick={onStepGoal}>
          <Footprints size={20} aria-hidden="true" />
          Choose your daily step goal
        </Button>
      )}
    </WorkoutDoneDialog>
  );
}

const shareableWin = ({ title, shortTitle, week, letter }: Workout, { minutes, figures }: Praise): Win => ({
  title,
  shortTitle,
  week,
  letter,
  minutes,
  workoutNumber: figures?.totalWorkouts,
  streakDays: figures?.streakDays,
});
