import { Maximize2, Minimize2, Repeat2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { firstSide } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { SessionAction } from '#domain/session/session-clock.ts';
import { dialMinutes } from '#domain/session/session-dial.ts';
import { currentSegment, isDone, type SessionState } from '#domain/session/session-state.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { effortOf, nextScene } from './guided/coach-scene.ts';
import { OverScreen } from './guided/over-screen.tsx';
import { announcementOf, nextUp, type ShownSegment, shownSegment } from './guided/segment-words.ts';
import { SessionSheets } from './guided/session-sheets.tsx';
import { SessionTimer } from './guided/session-timer.tsx';
import { type SessionInHand, useSessionControls } from './guided/use-session-controls.ts';
import styles from './guided-screen.module.css';
import { LoadRow } from './load-row.tsx';
import { NextMove, RestButtons, UndoSkip } from './next-move.tsx';
import player from './player.module.css';
import { GuidedControls } from './player-controls.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { BriefHead, GuidedHead } from './player-head.tsx';
import { PlayerStage } from './player-stage.tsx';
import type { PlayerStep } from './player-steps.ts';
import { SoundOnlyScreen } from './sound-only-screen.tsx';

interface GuidedScreenProps extends SessionInHand {
  videoPlace?: VideoPlace;
  onComplete: () => void;
}

/** How fast the next move is shown while she rests. */
const SLOWLY = 0.6;

export function GuidedScreen({ onComplete, ...props }: GuidedScreenProps) {
  const { workout, title, videoPlace, steps, stepIndex, session, state, levels, sound, isCovered } = props;
  const [isBig, setBig] = useState(false);
  const [side] = useStoredValue(firstSide);
  const words = useProgrammeWords();
  const shown = shownSegment(state, words, side) ?? overShown(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same all through what is shown
  const next = useMemo(
    () => nextScene(state, words, side),
    [state.segments, state.index, state.leadInMs > 0, shown.isOtherSide, shown.isOtherWay, words, side],
  );
  const step = steps[stepIndex] as PlayerStep;
  const controls = useSessionControls({ ...props, shown });
  const { act, setOpen } = controls;
  const plannedMoveId = swappable(state, workout);
  const big = {
    label: 'Big screen',
    icon: isBig ? Minimize2 : Maximize2,
    isPressed: isBig,
    onPress: () => setBig(!isBig),
  };
  const sheets = !isCovered && (
    <SessionSheets
      {...{ workout, title, session, state, shown, step, stepIndex, levels, sound, controls, plannedMoveId }}
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
  const Head = controls.isBrief ? BriefHead : GuidedHead;
  const swap = { label: 'Swap this move', icon: Repeat2, onPress: () => setOpen('swap') };
  return (
    <PlayerFrame
      {...{ videoPlace, steps, stepIndex }}
      phase={shown.phase}
      className={classNames(isBig && player.big)}
      isFocused
      gestures={controls.gestures}
      head={<Head {...{ steps, stepIndex, state, controls, onComplete, sound }} />}
      stage={
        <PlayerStage
          {...{ shown, levels }}
          isPlaying={state.isRunning}
          pace={shown.phase === 'work' ? 1 : SLOWLY}
          effort={effortOf(state)}
          next={next}
          onLevel={(level) => session.chooseLevel(shown.moveId, level)}
          onTap={controls.pause}
          dial={{ ...dialMinutes(state), frozen: controls.isPaused }}
        />
      }
      status={announcementOf(state, shown, words, side)}
    >
      <SessionTimer {...{ shown, state }} jumps={session.engine.jumps} />
      <div className={player.following}>
        <Following {...{ state, shown, act }} list={{ name: step.listName, onOpen: () => setOpen('list') }} />
      </div>
      <GuidedControls {...{ state, controls, big }} swap={plannedMoveId && swap} />
      <CueFlash flashes={sound.flashes} />
      {sheets}
    </PlayerFrame>
  );
}

interface FollowingProps {
  state: SessionState;
  shown: ShownSegment;
  act: (action: SessionAction) => void;
  list: { name: string; onOpen: () => void };
}

function Following({ state, shown, act, list }: FollowingProps) {
  const isEasedIn = state.leadInMs > 0;
  if (state.undo) return <UndoSkip onUndo={() => act({ type: 'undo' })} />;
  if (shown.phase !== 'rest' && !isEasedIn) return <NextMove label="Next" next={nextUp(state)} list={list} />;
  const more = () => act({ type: 'more-rest' });
  return (
    <>
      {!isEasedIn && <LoadRow moveId={shown.moveId} />}
      <RestButtons onMore={isEasedIn ? undefined : more} onSkip={() => act({ type: 'skip-rest' })} />
    </>
  );
}

function overShown({ segments }: SessionState): ShownSegment {
  const last = segments.at(-1);
  return {
    phase: 'work',
    moveId: (last?.moveId ?? 'breathe') as MoveId,
    level: last?.level ?? 'standard',
    isOtherSide: false,
    title: 'All done',
    cue: 'Nice work.',
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
