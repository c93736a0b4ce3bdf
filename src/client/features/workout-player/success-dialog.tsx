import { WorkoutDoneDialog } from '#client/components/workout-done-dialog.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Workout } from '#programme/workout.ts';
import type { DoneWorkout } from './use-completion.ts';

interface SuccessDialogProps {
  done: DoneWorkout;
  workout: Workout;
  onBack: () => void;
}

/** After a finished workout, whether or not it could be saved yet (product §4). */
export function SuccessDialog({ done, workout, onBack }: SuccessDialogProps) {
  return (
    <WorkoutDoneDialog
      shortTitle={workout.shortTitle}
      minutes={done.minutes}
      figures={done.figures}
      isWaiting={done.isWaiting}
    >
      <Button variant="coral" size="large" block onClick={onBack}>
        Back to Workouts
      </Button>
    </WorkoutDoneDialog>
  );
}
