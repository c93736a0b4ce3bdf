import { useEffect, useEffectEvent, useState } from 'react';
import { RatingDialog } from './rating-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { type CompletionNeeds, useCompletion } from './use-completion.ts';

interface WorkoutCompletionProps extends CompletionNeeds {
  /** Played to its end: counted and praised before anything is asked. */
  isOver: boolean;
  isRating: boolean;
  onCancel: () => void;
  onBack: () => void;
  onStepGoal: () => void;
}

/** Apart, so that the player beneath is not drawn again while saving. */
export function WorkoutCompletion({
  isOver,
  isRating,
  onCancel,
  onBack,
  onStepGoal,
  ...needs
}: WorkoutCompletionProps) {
  const { count, complete, done } = useCompletion(needs);
  const [isUnrated, setUnrated] = useState(false);
  const countOnce = useEffectEvent(() => void count());
  useEffect(() => {
    if (isOver) countOnce();
  }, [isOver]);

  const isSettled = done !== undefined && (done.isRated || isUnrated);
  const praised = done && !done.isRated ? done : undefined;
  return (
    <>
      <RatingDialog
        open={!isSettled && (praised !== undefined || (isRating && !isOver))}
        praised={praised && { ...praised, shortTitle: needs.workout.shortTitle, isFresh: !praised.wasPraised }}
        onCancel={praised ? () => setUnrated(true) : onCancel}
        onComplete={complete}
      />
      {isSettled && (
        <SuccessDialog done={done} workout={needs.workout} wasCheered={isOver} {...{ onBack, onStepGoal }} />
      )}
    </>
  );
}
