import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMediaKeys } from '#client/features/workout-player/cues/use-media-keys.ts';
import type { SessionSound } from '#client/features/workout-player/cues/use-session-cues.ts';
import { useWakeLock } from '#client/features/workout-player/cues/use-wake-lock.ts';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import type { PlayerStep } from '#client/features/workout-player/player-steps.ts';
import { useStepGestures } from '#client/features/workout-player/step-gestures.ts';
import { WAY_BACK_IN_MS } from '#domain/session/session-snapshot.ts';
import { isDone, leftMs, positionMs, type SessionState } from '#domain/session/session-state.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import type { ShownSegment } from './segment-words.ts';
import type { GuidedSession } from './use-guided-session.ts';
import { useShownControls } from './use-shown-controls.ts';

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
  /** Nothing of it is kept: leaving asks nothing, there is no way by hand, and sound is one tap. */
  isBrief?: boolean;
  onLeave: () => void;
}

export type SessionControls = ReturnType<typeof useSessionControls>;

export function useSessionControls(props: SessionInHand & { shown: ShownSegment }) {
  const { title: played, workout, steps, stepIndex, session, state, levels, sound, isCovered, ...more } = props;
  const { shown, isBrief = false, onLeave } = more;
  const [open, setOpen] = useState<OpenSheet>();
  const shownControls = useShownControls();
  const { act, goByHand } = session;
  const isPaused = !state.isRunning && !isDone(state);
  const play = (isEased: boolean) => {
    sound.unlock();
    act(isEased ? { type: 'play', leadInMs: WAY_BACK_IN_MS } : { type: 'play' });
  };
  const pause = () => act({ type: 'pause', isNeeded: true });
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
  const title = `${shown.next ?? shown.title}, ${played}`;
  const keys = mediaKeys(isFree, { play: () => play(false), pause, forward, back });
  const progress = () => ({ positionMs: positionMs(state), durationMs: positionMs(state) + leftMs(state) });
  useMediaKeys({ title, isRunning: state.isRunning, progress, ...keys });
  useSessionKeys({
    enabled: isFree,
    isRunning: state.isRunning,
    onPause: isPaused ? () => play(false) : pause,
    onLevel: chooseLevel,
    onMute: mute,
    onLeave: shownControls.hide ?? askToLeave,
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
    shownControls,
    mayDarken,
    isPaused,
    isBrief,
    open,
    setOpen,
    goByHand: workout && !isBrief ? goByHand : undefined,
    onLeave,
  };
}

/** A press in the member's pocket must not answer a dialog; pausing is always safe. */
function mediaKeys(isFree: boolean, actions: Record<'play' | 'pause' | 'forward' | 'back', () => void>) {
  const ifFree = (action: () => void) => () => {
    if (isFree) action();
  };
  const { play, pause, forward, back } = actions;
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

interface GuardedEntry {
  isGuard?: boolean;
  playerDepth?: number;
}

const PRESSES = ['click', 'keydown'] as const;

/**
 * History guard: the guide has an entry of its own, so that back asks first. Back while asked is an answer. Pushed in a
 * press alone: browsers skip an entry that nobody pressed for, and with it the one beneath (WebKit, ten seconds after a tap).
 */
export function useBackGuard(isOn: boolean, isAsking: boolean, onBack: () => void, onBackAgain: () => void): void {
  const answer = useEffectEvent(() => (isAsking ? onBackAgain() : onBack()));
  useEffect(() => {
    if (!isOn) return undefined;
    const { pathname } = location;
    const back = () => {
      if (!entry().isGuard && location.pathname === pathname) answer();
    };
    if (navigator.userActivation?.isActive ?? true) standGuard();
    window.addEventListener('popstate', back);
    // Captured: a press that leaves takes the guard away again.
    for (const press of PRESSES) document.addEventListener(press, standAtPress, true);
    return () => {
      window.removeEventListener('popstate', back);
      for (const press of PRESSES) document.removeEventListener(press, standAtPress, true);
    };
  }, [isOn]);
}

const entry = (): GuardedEntry => (history.state as GuardedEntry | null) ?? {};

/** Escape is no press to a browser. */
function standAtPress(event: Event): void {
  if (!(event instanceof KeyboardEvent && event.key === 'Escape')) standGuard();
}

/** Also in the press that starts a session: on a slow phone the guide stands long after it. */
export function standGuard(): void {
  if (entry().isGuard) return;
  const guard: GuardedEntry = { isGuard: true, playerDepth: (entry().playerDepth ?? 0) + 1 };
  history.pushState(guard, '', location.href);
}

interface SessionKeys {
  enabled: boolean;
  isRunning: boolean;
  onPause: () => void;
  onLevel: (place: 0 | 1 | 2) => void;
  onMute: () => void;
  onLeave: () => void;
}

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';
/** Space belongs to these while nothing runs that it could pause. */
const CONTROLS = `${TEXT_FIELDS}, button, a, [role="radio"]`;

/** Space pauses wherever the focus is; the arrows still turn the steps; Escape hides the controls before it leaves. */
function useSessionKeys({ enabled, isRunning, onPause, onLevel, onMute, onLeave }: SessionKeys): void {
  const actions: Readonly<Record<string, () => void>> = {
    '1': () => onLevel(0),
    '2': () => onLevel(1),
    '3': () => onLevel(2),
    m: onMute,
    escape: onLeave,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== ' ') actions[event.key.toLowerCase()]?.();
    else if (!isWithin(event.target, isRunning ? TEXT_FIELDS : CONTROLS)) {
      event.preventDefault(); // the page would scroll, or a button be pressed
      onPause();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
