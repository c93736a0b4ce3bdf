import { CoachStill } from '#client/figure/coach-still.tsx';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, ButtonPair, ButtonStack } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import type { MoveId } from '#programme/move.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import styles from './sheets.module.css';

/** Asked once before she leaves a workout that runs. */
export function LeaveQuestion({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <AlertDialog open={open} onClose={onStay} title="Leave this workout?" text="Your place is kept for 24 hours.">
      <ButtonPair>
        <Button variant="outline" onClick={onStay}>
          Stay
        </Button>
        <Button variant="coral" onClick={onLeave}>
          Leave
        </Button>
      </ButtonPair>
    </AlertDialog>
  );
}

/** Another tab took the workout over: here it stands still, so that nothing counts twice. */
export function ElsewhereNotice({
  open,
  onTakeBack,
  onLeave,
}: {
  open: boolean;
  onTakeBack: () => void;
  onLeave: () => void;
}) {
  return (
    <AlertDialog
      open={open}
      title="You carried on in another tab"
      text="This one has stopped, so that nothing counts twice."
    >
      <ButtonStack>
        <Button variant="coral" block onClick={onTakeBack}>
          Carry on here
        </Button>
        <Button variant="outline" block onClick={onLeave}>
          Back to Workouts
        </Button>
      </ButtonStack>
    </AlertDialog>
  );
}

interface SwapSheetProps {
  open: boolean;
  /** The plan's move, and what may stand in for it. */
  plannedMoveId: MoveId;
  swaps: readonly MoveId[];
  shownMoveId: MoveId;
  onChoose: (moveId: MoveId) => void;
  onClose: () => void;
}

/** Another move for the same muscles, for today. */
export function SwapSheet({ open, plannedMoveId, swaps, shownMoveId, onChoose, onClose }: SwapSheetProps) {
  return (
    <BottomSheet {...{ open }} onOpenChange={onClose} closable title="Swap this move" text="For today only.">
      <ul className={styles.swaps}>
        {[plannedMoveId, ...swaps].map((moveId) => (
          <li key={moveId}>
            <button
              type="button"
              aria-current={moveId === shownMoveId ? 'true' : undefined}
              onClick={() => onChoose(moveId)}
            >
              <span className={styles.picture}>
                <CoachStill moveId={moveId} decorative />
              </span>
              <span>
                <b>{MOVES[moveId].name}</b>
                <small>{moveId === plannedMoveId ? 'As planned' : MOVES[moveId].cue}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
