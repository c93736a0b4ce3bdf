import { useEffect, useMemo, useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { firstSide } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { classNames } from '#client/ui/class-names.ts';
import { isPause } from '#domain/session/session-jumps.ts';
import { currentSegment, isDone, type SessionState } from '#domain/session/session-state.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { effortOf, nextScene, roundNow } from './guided/coach-scene.ts';
import { GuidedHead } from './guided/guided-head.tsx';
import { OverScreen } from './guided/over-screen.tsx';
import { announcementOf, type ShownSegment, shownSegment } from './guided/segment-words.ts';
import { SessionSheets } from './guided/session-sheets.tsx';
import { SessionTimer } from './guided/session-timer.tsx';
import { LighterButton, StageMoment } from './guided/stage-moments.tsx';
import { type SessionControls, type SessionInHand, useSessionControls } from './guided/use-session-controls.ts';
import { seedOf } from './guided/use-session-sound.ts';
import styles from './guided-screen.module.css';
import { UndoSkip, WaitButtons } from './next-move.tsx';
import { ListButton, MoveControls, NeededButton } from './player-controls.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { PlayerStage } from './player-stage.tsx';
import type { PlayerStep } from './player-steps.ts';
import { SoundOnlyScreen } from './sound-only-screen.tsx';

interface GuidedScreenProps extends SessionInHand {
  videoPlace?: VideoPlace;
  onComplete: () => void;
}

const MOMENT_CLASSES = { halfway: styles.halfway, 'last-round': styles.lastRound } as const;

/** How fast the next move is shown while the member rests. */
const SLOWLY = 0.6;

export function GuidedScreen({ onComplete, ...props }: GuidedScreenProps) {
  const { workout, title, videoPlace, steps, stepIndex, session, state, levels, sound, isCovered } = props;
  const [side] = useStoredValue(firstSide);
  const round = roundNow(state, seedOf(session.choices.sessionId));
  const words = useProgrammeWords();
  const shown = shownSegment(state, words, side) ?? overShown(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same all through what is shown
  const next = useMemo(
    () => nextScene(state, words, side),
    [state.segments, state.index, round.idle, state.leadInMs > 0, shown.isOtherSide, shown.isOtherWay, words, side],
  );
  const step = steps[stepIndex] as PlayerStep;
  const controls = useSessionControls({ ...props, shown });
  const { isAsked, isAlways, isOpen, toggle, watch } = controls.shownControls;
  const sheets = !isCovered && (
    <SessionSheets
      {...{ workout, title, session, state, shown, step, stepIndex, levels, sound, controls }}
      plannedMoveId={swappable(state, workout)}
    />
  );
  if (isDone(state)) return <OverScreen {...{ state, shown }} />;
  if (session.isSoundOnly) {
    return (
      <SoundOnlyScreen
        {...{ state, shown }}
        status={announcementOf(state, shown, words)}
        onPause={controls.pause}
        onPlay={() => controls.play(false)}
        onShowCoach={() => session.showSoundOnly(false)}
      >
        {sheets}
      </SoundOnlyScreen>
    );
  }
  const isMove = shown.phase === 'work';
  const offersLighter = isMove && !isAsked && !isAlways;
  const chooseLevel = (level: MoveLevel) => session.chooseLevel(shown.moveId, level);
  return (
    <PlayerFrame
      {...{ videoPlace, steps, stepIndex }}
      phase={shown.phase}
      className={classNames(
        styles.guided,
        isOpen && styles.open,
        isOpen && !offersLighter && styles.close,
        shown.moment && MOMENT_CLASSES[shown.moment],
      )}
      isFocused
      gestures={{ ...controls.gestures, ...watch }}
      head={<GuidedHead {...{ steps, stepIndex, state, shown, controls, onComplete, sound }} />}
      stage={
        <PlayerStage
          {...{ shown, levels }}
          isPlaying={state.isRunning}
          pace={isMove ? 1 : SLOWLY}
          effort={effortOf(state)}
          {...round}
          next={next}
          onLevel={chooseLevel}
          onTap={toggle}
          isBare={!isOpen}
          className={styles.stage}
        >
          <StageMoment {...shown} />
        </PlayerStage>
      }
      status={announcementOf(state, shown, words, side)}
    >
      <MoveControls {...{ controls, isMove }} listName={step.listName} />
      <Following {...{ state, isMove, controls }} listName={step.listName} />
      {offersLighter && <LighterButton {...shown} levels={levels} onLevel={chooseLevel} />}
      {sound.said && (
        <p className={styles.said} aria-hidden="true">
          {sound.said}
        </p>
      )}
      <SessionTimer {...{ shown, state }} jumps={session.engine.jumps}>
        <NeededButton isRunning={state.isRunning} controls={controls} />
      </SessionTimer>
      <CueFlash flashes={sound.flashes} />
      {sheets}
    </PlayerFrame>
  );
}

interface FollowingProps {
  state: SessionState;
  isMove: boolean;
  controls: SessionControls;
  listName: string;
}

function Following({ state, isMove, controls, listName }: FollowingProps) {
  const { act, shownControls } = controls;
  const undo = state.undo && (() => act({ type: 'undo' }));
  if (isMove) return undo ? <UndoSkip onUndo={undo} /> : null;
  const canRestLonger = isPause(currentSegment(state)) && state.leadInMs === 0;
  return (
    <WaitButtons
      onUndo={undo}
      onMore={canRestLonger ? () => act({ type: 'more-rest' }) : undefined}
      onReady={() => act({ type: 'skip-rest' })}
    >
      {shownControls.isOpen && <ListButton {...{ controls, listName }} />}
    </WaitButtons>
  );
}

function overShown({ segments }: SessionState): ShownSegment {
  const last = segments.at(-1);
  return {
    phase: 'work',
    moveId: (last?.moveId ?? 'breathe') as MoveId,
    level: last?.level ?? 'standard',
    isOtherSide: false,
    title: 'Nice work',
    cue: '',
    place: last?.place.circuit ?? 'Cool-Down',
    count: '',
  };
}

function swappable(state: SessionState, workout: Workout | undefined): MoveId | undefined {
  const segment = currentSegment(state);
  if (!workout || segment?.step !== 1 || state.leadInMs > 0) return undefined;
  return workout.circuits.flatMap(({ moves }) => moves).find((moveId) => moveId === segment.plannedMoveId);
}

/** A beat, at most once a second, so that nothing flickers. */
const SHOWN_MS = 280;

export function CueFlash({ flashes }: { flashes: number }) {
  const [seen, setSeen] = useState(flashes);
  useEffect(() => {
    if (flashes === seen) return undefined;
    const timer = setTimeout(() => setSeen(flashes), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [flashes, seen]);
  return flashes === seen ? null : <div className={styles.flash} aria-hidden="true" />;
}
