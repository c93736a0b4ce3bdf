import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { now, steadyMs } from '#client/browser/clock.ts';
import type { SessionCarrier } from '#client/features/workout-player/cues/session-carrier.ts';
import { actOn, type SessionAction, sessionAt } from '#domain/session/session-clock.ts';
import { currentSegment, positionMs, remainingMs, type SessionState } from '#domain/session/session-state.ts';
import { turningPoints } from '#domain/session/session-timeline.ts';

/** Hidden for longer than this, the session pauses where the member left it. */
const HIDDEN_MS = 3_000;
/** A timer this late means that the page was asleep, or a busy device let it wait. */
const LATE_MS = 3_000;
/** A page in sight that is later than this has slept all the same, as in a laptop that was closed. */
const ASLEEP_MS = 30_000;

/** Why a session waits that the member did not pause. */
export type WhyPaused = 'slept' | 'hidden' | undefined;

export interface SessionEngine {
  state: SessionState | undefined;
  /** Epoch milliseconds. */
  pausedAt: number;
  whyPaused: WhyPaused;
  /** Changes with every action, and wherever the timeline is not followed. */
  jumps: number;
  /** From the start of the cues' timeline. */
  elapsedMs: () => number;
  begin: (state: SessionState) => void;
  act: (action: SessionAction) => void;
  end: () => void;
}

/** What keeps a session awake out of sight. */
export type Carrier = Pick<SessionCarrier, 'isPlaying' | 'look' | 'hasRunOn'>;

const NOTHING_CARRIES: Carrier = { isPlaying: () => false, look: () => {}, hasRunOn: () => false };

export function useSessionEngine(carrier: Carrier = NOTHING_CARRIES): SessionEngine {
  const [state, setState] = useState<SessionState>();
  const [pausedAt, setPausedAt] = useState(0);
  const [whyPaused, setWhyPaused] = useState<WhyPaused>();
  const [jumps, setJumps] = useState(0);
  const latest = useRef<SessionState>(undefined);
  const dueMs = useRef(Number.POSITIVE_INFINITY);
  const isDrawn = useRef(true);
  const sight = useSight();

  function show(next: SessionState | undefined, why?: WhyPaused) {
    if (latest.current?.isRunning && !next?.isRunning) {
      setPausedAt(now());
      setWhyPaused(why);
    }
    // The end of a step may jump into the middle of the next one, where the member left it.
    if (latest.current?.stepPlaces !== next?.stepPlaces) setJumps((count) => count + 1);
    latest.current = next;
    setState(next);
  }
  const isHeldUp = (nowMs: number) => nowMs - dueMs.current > LATE_MS && !carrier.hasRunOn();
  function settled(nowMs: number): SessionState | undefined {
    const last = latest.current;
    if (!last?.isRunning) return last && { ...last, atMs: Math.max(last.atMs, nowMs) };
    return isHeldUp(nowMs) ? withoutLoss(last, dueMs.current, nowMs, sight.isUnbroken()) : sessionAt(last, nowMs);
  }
  function tick() {
    const nowMs = steadyMs();
    // What was booked to sound has run ahead.
    if (isHeldUp(nowMs)) setJumps((count) => count + 1);
    show(settled(nowMs), 'slept');
  }
  function act(action: SessionAction) {
    const nowMs = steadyMs();
    const before = settled(nowMs);
    if (!before) return;
    show(actOn(before, action, nowMs));
    setJumps((count) => count + 1);
  }
  /** After drawing, which may take a moment: the first second must not be over before it is seen. */
  const startClock = useEffectEvent(() => {
    if (!isDrawn.current && latest.current) latest.current = { ...latest.current, atMs: steadyMs() };
    isDrawn.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session that begins is a jump
  useLayoutEffect(startClock, [jumps]);
  useTicks(state?.isRunning === true, jumps, {
    wait: () => {
      const waitMs = latest.current ? untilDigitsChange(latest.current) : 0;
      dueMs.current = steadyMs() + waitMs;
      sight.look();
      carrier.look();
      return waitMs;
    },
    tick,
    stateNow: () => settled(steadyMs()),
    isCarried: carrier.isPlaying,
    stopAt: (left) => show({ ...left, isRunning: false, atMs: steadyMs() }, 'hidden'),
    end: () => {
      dueMs.current = Number.POSITIVE_INFINITY;
    },
  });

  return {
    state,
    pausedAt,
    whyPaused,
    jumps,
    elapsedMs: () => (latest.current ? elapsedAt(latest.current, steadyMs()) : 0),
    begin: (begun) => {
      isDrawn.current = false;
      show(begun);
      setJumps((count) => count + 1);
    },
    act,
    end: () => show(undefined),
  };
}

/**
 * Where the page slept, time stands still at the last instant that it was awake. One that stayed in sight was only held
 * up: what was lost is kept out, and it goes on.
 */
function withoutLoss(last: SessionState, dueMs: number, nowMs: number, wasInSight: boolean): SessionState {
  if (!wasInSight || nowMs - dueMs > ASLEEP_MS) return { ...last, isRunning: false, atMs: nowMs };
  return { ...sessionAt(last, dueMs), atMs: nowMs };
}

/** Whether the page was in sight, and not frozen, since the last look. */
function useSight() {
  const wasAway = useRef(false);
  useEffect(() => {
    const leave = ({ type }: Event) => {
      if (type === 'freeze' || document.visibilityState === 'hidden') wasAway.current = true;
    };
    const types = ['visibilitychange', 'freeze'];
    for (const type of types) document.addEventListener(type, leave);
    return () => {
      for (const type of types) document.removeEventListener(type, leave);
    };
  }, []);
  return {
    look() {
      wasAway.current = document.visibilityState === 'hidden';
    },
    isUnbroken: () => !wasAway.current && document.visibilityState === 'visible',
  };
}

interface Ticks {
  wait: () => number;
  tick: () => void;
  stateNow: () => SessionState | undefined;
  isCarried: () => boolean;
  stopAt: (left: SessionState) => void;
  end: () => void;
}

function useTicks(isRunning: boolean, jumps: number, ticks: Ticks): void {
  const wait = useEffectEvent(ticks.wait);
  const tick = useEffectEvent(ticks.tick);
  const stateNow = useEffectEvent(() => (ticks.isCarried() ? undefined : ticks.stateNow()));
  const stopAt = useEffectEvent(ticks.stopAt);
  const end = useEffectEvent(ticks.end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump is a reason
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      timer = setTimeout(() => {
        tick();
        next();
      }, wait());
    };
    next();
    const unwatch = watchHidden(stateNow, stopAt);
    return () => {
      clearTimeout(timer);
      end();
      unwatch();
    };
  }, [isRunning, jumps]);
}

function elapsedAt(state: SessionState, nowMs: number): number {
  const at = sessionAt(state, nowMs);
  return at.leadInMs > 0 ? at.leadInLengthMs - at.leadInMs : positionMs(at);
}

/** Or until half time or a change of sides, or until a skip can no longer be undone. */
function untilDigitsChange(state: SessionState): number {
  const remaining = remainingMs(state);
  const segment = currentSegment(state);
  const turn = segment && turningPoints(segment).find((atMs) => atMs > state.elapsedMs);
  const untilTurn = turn === undefined || state.leadInMs > 0 ? Number.POSITIVE_INFINITY : turn - state.elapsedMs;
  return Math.max(1, Math.min(remaining % 1000 || 1000, untilTurn, state.undo?.leftMs ?? Number.POSITIVE_INFINITY));
}

function watchHidden(stateNow: () => SessionState | undefined, stopAt: (left: SessionState) => void): () => void {
  let left: { state: SessionState; atMs: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    if (left) stopAt(left.state);
    left = undefined;
  }
  function change() {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      const state = stateNow();
      left = state?.isRunning ? { state, atMs: steadyMs() } : undefined;
      timer = setTimeout(stop, HIDDEN_MS);
    } else if (left && steadyMs() - left.atMs >= HIDDEN_MS) stop();
    else left = undefined;
  }
  document.addEventListener('visibilitychange', change);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', change);
  };
}
