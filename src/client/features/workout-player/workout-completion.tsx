import { RatingDialog } from './rating-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { type CompletionNeeds, useCompletion } from './use-completion.ts';

interface WorkoutCompletionProps extends CompletionNeeds {
  isRating: boolean;
  onCancel: () => void;
  onBack: () => void;
}

/** Apart, so that the player beneath is not drawn again while saving. */
export function WorkoutCompletion({ isRating, onCancel, onBack, ...needs }: WorkoutCompletionProps) {
  const { complete, done } = useCompletion(needs);
  return (
    <>
      <RatingDialog open={isRating && !done} onCancel={onCancel} onComplete={complete} />
      {done && <SuccessDialog done={done} workout={needs.workout} onBack={onBack} />}
    </>
  );
}
