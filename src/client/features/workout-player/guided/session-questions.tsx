import { inPlaceOf } from '#client/features/workout-player/move-list.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { Button, ButtonPair, ButtonStack } from '#client/ui/button.tsx';
import { AlertDialog, BottomSheet } from '#client/ui/dialog.tsx';
import { isPlayable } from '#domain/session/move-level.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import type { MoveLevels } from '../move-levels.ts';
import type { PlayerMove } from '../player-steps.ts';
import { placeKept } from './saved-snapshots.ts';
import styles from './sheets.module.css';

interface LeaveQuestionProps {
  open: boolean;
  title: string;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ open, title, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <AlertDialog {...{ open, title }} onClose={onStay} text={placeKept()}>
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

/** Another tab holds the lock: this one stands still, so that nothing counts twice. */
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
      text="We’ve stopped this one, so nothing counts twice."
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
  planned: Pick<PlayerMove, 'plannedMoveId' | 'moveId'>;
  swaps: readonly MoveId[];
  levels: Pick<MoveLevels, 'limits' | 'wishFor' | 'factsOf'>;
  shownMoveId: MoveId;
  onChoose: (moveId: MoveId) => void;
  onClose: () => void;
}

export function SwapSheet({ open, planned, swaps, levels, shownMoveId, onChoose, onClose }: SwapSheetProps) {
  const words = useProgrammeWords();
  const { plannedMoveId, moveId } = planned;
  const offers = swaps.filter(
    (swap) => swap !== moveId && isPlayable(levels.wishFor(swap), levels.factsOf(swap), levels.limits),
  );
  const shown = { shownMoveId, onChoose };
  return (
    <BottomSheet {...{ open }} onOpenChange={onClose} closable title="Swap this move" text="Just for today.">
      <ul className={styles.swaps}>
        <SwapRow
          {...shown}
          {...{ moveId }}
          choice={plannedMoveId}
          hint={moveId === plannedMoveId ? 'As planned' : inPlaceOf(plannedMoveId, words)}
        />
        {offers.map((swap) => (
          <SwapRow key={swap} {...shown} moveId={swap} choice={swap} hint={moveInWords(swap, words).cue} />
        ))}
      </ul>
    </BottomSheet>
  );
}

interface SwapRowProps extends Pick<SwapSheetProps, 'shownMoveId' | 'onChoose'> {
  moveId: MoveId;
  choice: MoveId;
  hint: string;
}

function SwapRow({ moveId, choice, hint, shownMoveId, onChoose }: SwapRowProps) {
  const words = useProgrammeWords();
  return (
    <li>
      <button type="button" aria-current={moveId === shownMoveId ? 'true' : undefined} onClick={() => onChoose(choice)}>
        <span className={styles.picture}>
          <MovePicture moveId={moveId} level="standard" words={words} />
        </span>
        <span>
          <b>{moveInWords(moveId, words).name}</b>
          <small>{hint}</small>
        </span>
      </button>
    </li>
  );
}
