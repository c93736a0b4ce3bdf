import { showToast } from '#client/ui/toast-store.ts';
import type { SessionState } from '#domain/session-state.ts';
import type { MoveId } from '#programme/move.ts';
import type { Workout } from '#programme/workout.ts';
import type { SessionSound } from '../cues/use-session-cues.ts';
import { ExerciseGuide } from '../exercise-guide.tsx';
import type { MoveLevels } from '../move-levels.ts';
import { MoveList } from '../move-list.tsx';
import type { PlayerStep } from '../player-steps.ts';
import { segmentOfMove, shownMoveIndex } from './guided-step.ts';
import { PauseSheet } from './pause-sheet.tsx';
import type { ShownSegment } from './segment-words.ts';
import { LeaveQuestion, SwapSheet } from './session-questions.tsx';
import { StopSheet } from './stop-sheet.tsx';
import { TurnQuestion } from './turn-question.tsx';
import type { GuidedActions } from './use-guided-controls.ts';
import type { GuidedSession } from './use-guided-session.ts';

interface GuidedSheetsProps {
  workout: Workout;
  guided: GuidedSession;
  state: SessionState;
  shown: ShownSegment;
  step: PlayerStep;
  stepIndex: number;
  levels: MoveLevels;
  sound: SessionSound;
  controls: GuidedActions;
  plannedMoveId: MoveId | undefined;
  onByHand: () => void;
  onLeave: () => void;
}

/** The sheets and questions of a session. */
export function GuidedSheets(props: GuidedSheetsProps) {
  const { workout, guided, state, shown, step, stepIndex, levels, controls, plannedMoveId } = props;
  const { open, setOpen } = controls;
  const close = () => setOpen(undefined);
  const list = {
    open: open === 'list',
    onOpenChange: close,
    shownMove: shownMoveIndex(state, step),
    onChoose: (index: number) => {
      const target = segmentOfMove(state, stepIndex, step.moves[index]);
      if (target !== undefined) guided.act({ type: 'to-segment', index: target });
      close();
    },
  };
  const carryOn = (isEased: boolean) => {
    close();
    controls.play(isEased);
  };
  return (
    <>
      {stepIndex === 1 ? <ExerciseGuide {...list} {...{ workout, step }} /> : <MoveList {...list} step={step} />}
      {plannedMoveId && (
        <SwapSheet
          open={open === 'swap'}
          planned={
            step.moves.find((move) => move.plannedMoveId === plannedMoveId) ?? { plannedMoveId, moveId: plannedMoveId }
          }
          swaps={workout.swaps}
          limits={levels.limits}
          shownMoveId={shown.moveId}
          onChoose={(moveId) => {
            guided.swap(plannedMoveId, moveId);
            close();
          }}
          onClose={close}
        />
      )}
      <LeaveQuestion
        open={open === 'leave' || open === 'leave-running'}
        onStay={open === 'leave-running' ? () => carryOn(false) : close}
        onLeave={props.onLeave}
      />
      <TurnQuestion {...{ state, stepIndex, controls }} />
      <PauseSheet
        open={controls.isPaused && open === undefined}
        {...{ state, shown }}
        sound={props.sound}
        isEased={guided.choices.isEased}
        mayDarken={controls.mayDarken}
        pausedAt={guided.engine.pausedAt}
        onCarryOn={carryOn}
        onSomethingWrong={() => setOpen('stop')}
        onByHand={props.onByHand}
        onLeave={props.onLeave}
      />
      <StopSheet
        open={open === 'stop'}
        onEnd={() => {
          props.onLeave();
          showToast({ title: 'You ended it here', text: 'Look after yourself. Your place is kept for 24 hours.' });
        }}
        onEasier={() => {
          guided.ease();
          carryOn(false);
        }}
        onCarryOn={() => carryOn(false)}
      />
    </>
  );
}
