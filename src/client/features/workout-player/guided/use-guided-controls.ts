import { useRef, useState } from 'react';
import { isDone } from '#domain/session-clock.ts';
import { WAY_BACK_IN_MS } from '#domain/session-place.ts';
import { MOVE_LEVELS } from '#programme/move.ts';
import { useMediaKeys } from '../cues/use-media-keys.ts';
import { useWakeLock } from '../cues/use-wake-lock.ts';
import { useStepGestures } from '../step-gestures.ts';
import type { GuidedScreenProps } from './guided-screen.tsx';
import type { ShownSegment } from './segment-words.ts';
import { useBackGuard } from './use-back-guard.ts';
import { useGuidedKeys } from './use-guided-keys.ts';

/** What is open above the session; `leave-running` is asked while it runs, so staying means to go on. */
type OpenSheet = 'list' | 'swap' | 'leave' | 'leave-running' | 'stop' | undefined;

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
  function turn(by: 1 | -1) {
    const to = stepIndex + by;
    if (to === 0 || to === 1 || to === 2) act({ type: 'to-step', step: to });
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
  const gestures = useStepGestures({ onNext: () => turn(1), onPrevious: () => turn(-1), enabled: isFree && !isPaused });
  const mayDarken = useWakeLock(state.isRunning);
  const title = `${shown.title}, ${workout.shortTitle}`;
  const keys = { onPlay: () => play(false), onPause: pause, onNext: forward, onPrevious: back };
  useMediaKeys({ title, isRunning: state.isRunning, ...keys });
  useGuidedKeys({
    enabled: isFree,
    onPause: isPaused ? () => play(false) : pause,
    onLevel: chooseLevel,
    onMute: mute,
    onLeave: askToLeave,
  });
  const isAsking = open === 'leave' || open === 'leave-running';
  useBackGuard(!isCovered, isAsking, askToLeave, props.onLeave);
  return { act, play, pause, forward, back, mute, turn, askToLeave, gestures, mayDarken, isPaused, open, setOpen };
}
