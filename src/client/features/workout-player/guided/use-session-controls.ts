import { useRef, useState } from 'react';
import { WAY_BACK_IN_MS } from '#domain/session/session-snapshot.ts';
import { isDone, leftMs, positionMs, type SessionState } from '#domain/session/session-state.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { useMediaKeys } from '../cues/use-media-keys.ts';
import type { SessionSound } from '../cues/use-session-cues.ts';
import { useWakeLock } from '../cues/use-wake-lock.ts';
import type { MoveLevels } from '../move-levels.ts';
import type { PlayerStep } from '../player-steps.ts';
import { useStepGestures } from '../step-gestures.ts';
import type { ShownSegment } from './segment-words.ts';
import { useBackGuard } from './use-back-guard.ts';
import type { GuidedSession } from './use-guided-session.ts';
import { useSessionKeys } from './use-session-keys.ts';

/** `leave-running` is asked while it runs, so that staying resumes. */
type OpenSheet =
  | 'list'
  | 'swap'
  | 'sound'
  | 'leave'
  | 'leave-running'
  | 'stop'
  | 'next-step'
  | 'previous-step'
  | undefined;

export interface SessionInHand {
  title: string;
  /** Absent for a session of a course, which has neither swaps nor a way by hand. */
  workout?: Workout;
  steps: readonly PlayerStep[];
  stepIndex: number;
  session: GuidedSession;
  state: SessionState;
  levels: MoveLevels;
  sound: SessionSound;
  isCovered: boolean;
  /** Over in a minute: leaving asks nothing, and sound is one tap. */
  isBrief?: boolean;
  onLeave: () => void;
}

export type SessionControls = ReturnType<typeof useSessionControls>;

export function useSessionControls(props: SessionInHand & { shown: ShownSegment }) {
  const { title: played, workout, steps, stepIndex, session, state, levels, sound, isCovered, ...more } = props;
  const { shown, isBrief = false, onLeave } = more;
  const [open, setOpen] = useState<OpenSheet>();
  const { act, goByHand } = session;
  const isPaused = !state.isRunning && !isDone(state);
  const play = (isEased: boolean) => {
    sound.unlock();
    act(isEased ? { type: 'play', leadInMs: WAY_BACK_IN_MS } : { type: 'play' });
  };
  const pause = () => act({ type: 'pause' });
  const forward = () => act({ type: 'forward' });
  const back = () => act({ type: 'back' });
  const mute = useMute(sound);
  /** Asked first, because small hands swipe too; the session runs on meanwhile. */
  function askToTurn(by: 1 | -1) {
    const to = stepIndex + by;
    if (to >= 0 && to < steps.length) setOpen(by === 1 ? 'next-step' : 'previous-step');
  }
  function askToLeave() {
    if (isBrief) return onLeave();
    setOpen(state.isRunning ? 'leave-running' : 'leave');
    pause();
  }
  function chooseLevel(place: 0 | 1 | 2) {
    const level = MOVE_LEVELS[place];
    if (level && !levels.isLocked(shown.moveId, level)) session.chooseLevel(shown.moveId, level);
  }

  const isFree = !isCovered && open === undefined;
  const gestures = useStepGestures({
    onNext: () => askToTurn(1),
    onPrevious: () => askToTurn(-1),
    enabled: isFree && !isPaused,
  });
  const mayDarken = useWakeLock(state.isRunning);
  const title = `${shown.title}, ${played}`;
  const keys = mediaKeys(isFree, { play: () => play(false), pause, forward, back });
  const progress = () => ({ positionMs: positionMs(state), durationMs: positionMs(state) + leftMs(state) });
  useMediaKeys({ title, isRunning: state.isRunning, progress, ...keys });
  useSessionKeys({
    enabled: isFree,
    isRunning: state.isRunning,
    onPause: isPaused ? () => play(false) : pause,
    onLevel: chooseLevel,
    onMute: mute,
    onLeave: askToLeave,
  });
  const isAsking = open === 'leave' || open === 'leave-running';
  useBackGuard(!isCovered && !isBrief, isAsking, askToLeave, onLeave);
  return {
    act,
    play,
    pause,
    forward,
    back,
    mute,
    askToTurn,
    askToLeave,
    gestures,
    mayDarken,
    isPaused,
    isBrief,
    open,
    setOpen,
    goByHand: workout && goByHand,
    onLeave,
  };
}

/** A press in her pocket must not answer a dialog; pausing is always safe. */
function mediaKeys(isFree: boolean, deeds: Record<'play' | 'pause' | 'forward' | 'back', () => void>) {
  const ifFree = (deed: () => void) => () => {
    if (isFree) deed();
  };
  const { play, pause, forward, back } = deeds;
  return { onPlay: ifFree(play), onPause: pause, onNext: ifFree(forward), onPrevious: ifFree(back) };
}

function useMute(sound: SessionSound): () => void {
  const loud = useRef(sound.choice === 'off' ? 'voice' : sound.choice);
  return () => {
    if (sound.choice !== 'off') loud.current = sound.choice;
    sound.choose(sound.choice === 'off' ? loud.current : 'off');
    sound.unlock();
  };
}
