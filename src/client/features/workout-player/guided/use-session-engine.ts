import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { now, steadyMs } from '#client/platform/clock.ts';
import { actOn, type SessionAction, sessionAt } from '#domain/session-clock.ts';
import { currentSegment, positionMs, remainingMs, type SessionState } from '#domain/session-state.ts';

/** Out of sight for longer than this, the session waits where she left it. */
const HIDDEN_MS = 3_000;
/** A timer that comes later than this says that the page was asleep. */
const ASLEEP_MS = 3_000;

export interface SessionEngine {
  /** Undefined until a session begins. */
  state: SessionState | undefined;
  /** When it was last paused, in epoch milliseconds. */
  pausedAt: number;
  /** Changes with everything that she does, and wherever the timeline is not followed. */
  jumps: number;
  /** By the clock of this instant: milliseconds from the start of what the cues are made of. */
  elapsedMs: () => number;
  begin: (state: SessionState) => void;
  act: (action: SessionAction) => void;
  end: () => void;
}

/** Runs a session on the page's clock: it renders when the digits change, and waits when the page sleeps or is hidden. */
export function useSessionEngine(): SessionEngine {
  const [state, setState] = useState<SessionState>();
  const [pausedAt, setPausedAt] = useState(0);
  const [jumps, setJumps] = useState(0);
  const latest = useRef<SessionState>(undefined);
  const dueMs = useRef(Number.POSITIVE_INFINITY);
  const isDrawn = useRef(true);

  function show(next: SessionState | undefined) {
    if (latest.current?.isRunning && !next?.isRunning) setPausedAt(now());
    // The end of a step may lead into the middle of the next one, where she left it.
    if (latest.current?.stepPlaces !== next?.stepPlaces) setJumps((count) => count + 1);
    latest.current = next;
    setState(next);
  }
  /** Up to now; where the page slept in between, it stands still at the last instant that it was awake. */
  function settled(nowMs: number): SessionState | undefined {
    const last = latest.current;
    if (!last?.isRunning) return last && { ...last, atMs: Math.max(last.atMs, nowMs) };
    const isLate = nowMs - dueMs.current > ASLEEP_MS;
    return isLate ? { ...last, isRunning: false, atMs: nowMs } : sessionAt(last, nowMs);
  }
  function act(action: SessionAction) {
    const nowMs = steadyMs();
    const before = settled(nowMs);
    if (!before) return;
    show(actOn(before, action, nowMs));
    setJumps((count) => count + 1);
  }
  /** Drawing it may have taken a moment: the first second is not over before it is seen. */
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
      return waitMs;
    },
    tick: () => show(settled(steadyMs())),
    stateNow: () => settled(steadyMs()),
    stopAt: (left) => show({ ...left, isRunning: false, atMs: steadyMs() }),
    end: () => {
      dueMs.current = Number.POSITIVE_INFINITY;
    },
  });

  return {
    state,
    pausedAt,
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

interface Ticks {
  /** @returns milliseconds until the next tick. */
  wait: () => number;
  tick: () => void;
  stateNow: () => SessionState | undefined;
  stopAt: (left: SessionState) => void;
  end: () => void;
}

/** Ticks while the session runs, and stops it while the page is hidden. A jump asks for another waiting time. */
function useTicks(isRunning: boolean, jumps: number, ticks: Ticks): void {
  const wait = useEffectEvent(ticks.wait);
  const tick = useEffectEvent(ticks.tick);
  const stateNow = useEffectEvent(ticks.stateNow);
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

/** Until the shown second changes, half time is reached, or a skip can no longer be taken back. */
function untilDigitsChange(state: SessionState): number {
  const remaining = remainingMs(state);
  const half = (currentSegment(state)?.durationMs ?? 0) / 2;
  const untilHalf = state.leadInMs > 0 || remaining <= half ? Number.POSITIVE_INFINITY : remaining - half;
  return Math.max(1, Math.min(remaining % 1000 || 1000, untilHalf, state.undo?.leftMs ?? Number.POSITIVE_INFINITY));
}

/** Hidden for a moment is nothing; hidden for longer stops the session at the place where she left. */
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
