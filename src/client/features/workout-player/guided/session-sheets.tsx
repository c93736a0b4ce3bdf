import { MoonStar } from 'lucide-react';
import type { SessionSound } from '#client/features/workout-player/cues/use-session-cues.ts';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import { MoveSheet } from '#client/features/workout-player/move-list.tsx';
import type { PlayerMove, PlayerStep } from '#client/features/workout-player/player-steps.ts';
import { SoundChoiceControl, TalkChoice } from '#client/parts/session/sound-choice.tsx';
import { SoundSettings } from '#client/parts/session/sound-settings.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { isMove } from '#domain/session/is-move.ts';
import type { SessionState } from '#domain/session/session-state.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { placeKept } from './saved-snapshots.ts';
import type { ShownSegment } from './segment-words.ts';
import { LeaveQuestion, SwapSheet } from './session-questions.tsx';
import styles from './sheets.module.css';
import { StopSheet } from './stop-sheet.tsx';
import { TurnQuestion } from './turn-question.tsx';
import type { GuidedSession } from './use-guided-session.ts';
import type { SessionControls } from './use-session-controls.ts';

interface SessionSheetsProps {
  title: string;
  workout: Workout | undefined;
  session: GuidedSession;
  state: SessionState;
  shown: ShownSegment;
  step: PlayerStep;
  stepIndex: number;
  levels: MoveLevels;
  sound: SessionSound;
  controls: SessionControls;
  plannedMoveId: MoveId | undefined;
}

const endedHere = (isBrief: boolean) => ({
  title: 'That’s enough for today',
  text: isBrief ? 'Look after yourself.' : `Look after yourself. ${placeKept()}`,
});

export function SessionSheets(props: SessionSheetsProps) {
  const { title, workout, session, state, shown, step, stepIndex, levels, controls, plannedMoveId } = props;
  const { open, setOpen, isBrief } = controls;
  const close = () => setOpen(undefined);
  const carryOn = (isEased: boolean) => {
    close();
    controls.play(isEased);
  };
  return (
    <>
      <MoveSheet
        {...{ workout, step, stepIndex }}
        open={open === 'list'}
        onOpenChange={close}
        shownMove={shownMoveIndex(state, step)}
        onSwap={plannedMoveId && (() => setOpen('swap'))}
        onChoose={(index) => {
          const target = segmentOfMove(state, stepIndex, step.moves[index]);
          if (target !== undefined) session.act({ type: 'to-segment', index: target });
          close();
        }}
      />
      {plannedMoveId && (
        <SwapSheet
          open={open === 'swap'}
          planned={plannedMove(step, plannedMoveId)}
          swaps={workout?.swaps ?? []}
          levels={levels}
          shownMoveId={shown.moveId}
          onChoose={(moveId) => {
            session.swap(plannedMoveId, moveId);
            close();
          }}
          onClose={close}
        />
      )}
      <LeaveQuestion
        title={workout ? 'Leave this workout?' : `Leave ${title}?`}
        open={open === 'leave' || open === 'leave-running'}
        onStay={open === 'leave-running' ? () => carryOn(false) : close}
        onLeave={controls.onLeave}
      />
      <TurnQuestion {...{ state, stepIndex, controls }} />
      <PauseSheet
        open={controls.isPaused && open === undefined}
        {...{ state, shown, isBrief }}
        isEased={session.choices.isEased}
        mayDarken={controls.mayDarken}
        engine={session.engine}
        onCarryOn={carryOn}
        onSomethingWrong={() => setOpen('stop')}
        onSound={() => setOpen('sound')}
        onByHand={controls.goByHand}
        onLeave={controls.onLeave}
      />
      <SoundSheet
        open={open === 'sound'}
        isRunning={state.isRunning}
        {...{ session, sound: props.sound }}
        onCarryOn={carryOn}
        onClose={close}
      />
      <StopSheet
        open={open === 'stop'}
        onEnd={() => {
          controls.onLeave();
          showToast(endedHere(isBrief));
        }}
        onEasier={() => {
          session.ease();
          carryOn(false);
        }}
        onCarryOn={() => carryOn(false)}
      />
    </>
  );
}

const plannedMove = ({ moves }: PlayerStep, plannedMoveId: MoveId) =>
  moves.find((move) => move.plannedMoveId === plannedMoveId) ?? { plannedMoveId, moveId: plannedMoveId };

function shownMoveIndex(state: SessionState, { moves }: PlayerStep): number {
  const segment = state.segments[Math.min(state.index, state.segments.length - 1)];
  return Math.max(0, segment ? moves.findIndex((move) => isSegmentOf(segment, move)) : 0);
}

function segmentOfMove(state: SessionState, stepIndex: number, move: PlayerMove | undefined): number | undefined {
  if (!move) return undefined;
  const turns = [...state.segments.entries()].filter(
    ([, segment]) => segment.step === stepIndex && isMove(segment) && isSegmentOf(segment, move),
  );
  const next = turns.find(([index]) => index >= state.index) ?? turns[0];
  return next?.[0];
}

const isSegmentOf = ({ plannedMoveId, place, step }: PlacedSegment, move: PlayerMove): boolean =>
  plannedMoveId === move.plannedMoveId && (step !== 1 || (place.circuit ?? 'Main Workout') === move.part);

interface SoundSheetProps {
  open: boolean;
  /** What can be told apart at a glance, and no more: the coach goes on above it. */
  isRunning: boolean;
  sound: SessionSound;
  session: Pick<GuidedSession, 'showSoundOnly'>;
  onCarryOn: (isEased: boolean) => void;
  onClose: () => void;
}

function SoundSheet({ open, isRunning, sound, session, onCarryOn, onClose }: SoundSheetProps) {
  const isHeard = sound.choice === 'voice' && !sound.lacksVoice;
  const carryOnInTheDark = () => {
    session.showSoundOnly(true);
    onCarryOn(false);
  };
  return (
    <BottomSheet open={open} closable onOpenChange={onClose} title="Sound">
      <ButtonStack>
        {isRunning ? (
          <>
            <SoundChoiceControl value={sound.choice} onChange={sound.choose} hasRecordings={sound.hasRecordings} />
            {sound.choice === 'voice' && <TalkChoice />}
          </>
        ) : (
          <SoundSettings hasRecordings={sound.hasRecordings} />
        )}
        {isHeard && (
          <>
            <Button variant="outline" block onClick={carryOnInTheDark}>
              <MoonStar size={20} aria-hidden="true" />
              Sound only, dark screen
            </Button>
            <p className={styles.note}>Phone in your pocket? The coach tells you everything.</p>
          </>
        )}
      </ButtonStack>
    </BottomSheet>
  );
}
