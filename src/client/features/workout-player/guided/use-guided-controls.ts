import { useRef, useState } from 'react';
import { WAY_BACK_IN_MS } from '#domain/session-snapshot.ts';
import { isDone } from '#domain/session-state.ts';
import { MOVE_LEVELS } from '#programme/move.ts';
import { useMediaKeys } from '../cues/use-media-keys.ts';
import { useWakeLock } from '../cues/use-wake-lock.ts';
import { LAST_STEP } from '../player-steps.ts';
import { useStepGestures } from '../step-gestures.ts';
import type { GuidedScreenProps } from './guided-screen.tsx';
import type { ShownSegment } from './segment-words.ts';
import { useBackGuard } from './use-back-guard.ts';
import { useGuidedKeys } from './use-guided-keys.ts';

/** What is open above the session; `leave-running` is asked while it runs, so staying means to go on. */
type OpenSheet = 'list' | 'swap' | 'leave' | 'leave-running' | 'stop' | 'next-step' | 'previous-step' | undefined;

export type GuidedActions = ReturnType<typeof useGuidedControls>;

/** Everything that she can do to a running session: by finger, keyboard, headset and the back gesture. */
export function useGuidedControls(props: GuidedScreenProps & { shown: ShownSegment }) {
  const { workout, stepIndex, guided, state, levels, sound, isCovered, shown } = props;
  const [open, setOpen] = useState<OpenSheet>();
  const { act } = guided;
  const isPaused = !state.isRunning && !isDone(state);
  const play = (isEased: boolean) => {
    sound.unlock();
    act(isEased ? { type: 'play', leadInMs: WAY_BACK_IN_MS } : { type: 'play' });
  };
  const pause = () => act({ type: 'pause' });
  const forward = () => act({ type: 'forward' });
  const back = () => act({ type: 'back' });
  const loud = useRef(sound.choice === 'off' ? 'voice' : sound.choice);
  function mute() {
    if (sound.choice !== 'off') loud.current = sound.choice;
    sound.choose(sound.choice === 'off' ? loud.current : 'off');
  }
  /** Any hand can turn the steps, a small one too: she is asked, and the session runs on meanwhile. */
  function askToTurn(by: 1 | -1) {
    const to = stepIndex + by;
    if (to >= 0 && to <= LAST_STEP) setOpen(by === 1 ? 'next-step' : 'previous-step');
  }
  function askToLeave() {
    setOpen(state.isRunning ? 'leave-running' : 'leave');
    pause();
  }
  function chooseLevel(place: 0 | 1 | 2) {
    const level = MOVE_LEVELS[place];
    if (level && !levels.isLocked(shown.moveId, level)) guided.chooseLevel(shown.moveId, level);
  }

  const isFree = !isCovered && open === undefined;
  const gestures = useStepGestures({
    onNext: () => askToTurn(1),
    onPrevious: () => askToTurn(-1),
    enabled: isFree && !isPaused,
  });
  const mayDarken = useWakeLock(state.isRunning);
  const title = `${shown.title}, ${workout.shortTitle}`;
  const keys = { onPlay: () => play(false), onPause: pause, onNext: forward, onPrevious: back };
  useMediaKeys({ title, isRunning: state.isRunning, ...keys });
  useGuidedKeys({
    enabled: isFree,
    isRunning: state.isRunning,
    onPause: isPaused ? () => play(false) : pause,
    onLevel: chooseLevel,
    onMute: mute,
    onLeave: askToLeave,
  });
  const isAsking = open === 'leave' || open === 'leave-running';
  useBackGuard(!isCovered, isAsking, askToLeave, props.onLeave);
  return { act, play, pause, forward, back, mute, askToTurn, askToLeave, gestures, mayDarken, isPaused, open, setOpen };
}
