import { RatingDialog } from './rating-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { type CompletionNeeds, useCompletion } from './use-completion.ts';

interface WorkoutCompletionProps extends CompletionNeeds {
  isRating: boolean;
  onCancel: () => void;
  onBack: () => void;
}

/** The rating, then the praise. What becomes of the saving is drawn here alone: the player beneath holds still. */
export function WorkoutCompletion({ isRating, onCancel, onBack, ...needs }: WorkoutCompletionProps) {
  const { complete, done } = useCompletion(needs);
  return (
    <>
      <RatingDialog open={isRating && !done} onCancel={onCancel} onComplete={complete} />
      {done && <SuccessDialog done={done} workout={needs.workout} onBack={onBack} />}
    </>
  );
}
