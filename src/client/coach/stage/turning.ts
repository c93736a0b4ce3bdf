import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { DRAG } from '../drag.ts';
import type { Coach } from '../play/player.ts';

/** A model that can be turned, by degrees; without arguments back to its best side. */
export interface Turnable extends Pick<Coach, 'turn'> {
  /** True where the model takes no drags itself. */
  readonly isDraggedByStage?: boolean;
}

/** Degrees of a press on a button, and of an arrow key. */
const STEP = 30;
const KEY_STEP = 15;
/** Milliseconds in which a second tap makes a double tap. */
const DOUBLE_TAP_MS = 300;
/** Milliseconds of a whole turn: movement that begins by itself ends within five seconds (WCAG 2.2.2). */
const ROUND_MS = 4_500;

const KEYS: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

export type Turning = ReturnType<typeof useTurning>;

/**
 * What fingers, keys and buttons do to the coach: the model itself takes the drags. There is no model while she is a picture.
 * Another clip is seen from its own best side; a change of `turnsWith` turns her round once.
 */
export function useTurning(
  coach: Turnable | undefined,
  { name, onTap, turnsWith }: { name: string; onTap: (() => void) | undefined; turnsWith: string | undefined },
) {
  const [isTurned, setTurned] = useState(false);
  const stopRound = useRound(coach, turnsWith);
  const drag = useRef({ x: 0, y: 0, moved: false });
  const taps = useTaps();

  const home = () => {
    stopRound();
    coach?.turn();
    setTurned(false);
  };
  const turnBy = (yaw: number, pitch = 0) => {
    stopRound();
    coach?.turn(yaw, pitch);
    setTurned(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip is the reason
  useEffect(home, [coach, name]);

  const byHand = {
    onPointerDownCapture: ({ clientX: x, clientY: y }: PointerEvent) => {
      drag.current = { x, y, moved: false };
      stopRound();
    },
    onPointerMoveCapture: ({ clientX, clientY, buttons, currentTarget }: PointerEvent) => {
      const { x, y, moved } = drag.current;
      const [dx, dy] = [clientX - x, clientY - y];
      if (!coach || buttons === 0 || (!moved && Math.hypot(dx, dy) < DRAG.slack)) return;
      drag.current = { x: clientX, y: clientY, moved: true };
      const { clientWidth, clientHeight } = currentTarget;
      if (coach.isDraggedByStage) coach.turn((-dx / clientWidth) * DRAG.across, (dy / clientHeight) * DRAG.down);
      setTurned(true);
    },
    onClick: ({ timeStamp }: MouseEvent) => {
      if (drag.current.moved) return;
      if (isTurned) taps.count(timeStamp, onTap, home);
      else onTap?.();
    },
  };
  const byKey = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (by) turnBy(...by);
    else if (event.key === 'Home') home();
    else return;
    event.preventDefault();
  };
  return { byHand, byKey, turn: (side: 1 | -1) => turnBy(-side * STEP) };
}

/** Turns her round once; the answer stops it where she is. */
function useRound(coach: Turnable | undefined, turnsWith: string | undefined): () => void {
  const request = useRef(0);
  const angle = useRef(0);
  const stop = () => cancelAnimationFrame(request.current);
  useEffect(() => {
    if (!coach || turnsWith === undefined) return;
    const since = performance.now();
    const from = angle.current;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - since) / ROUND_MS);
      const at = from + (360 - from) * share * share * (3 - 2 * share);
      coach.turn(at - angle.current);
      angle.current = share < 1 ? at : 0;
      if (share < 1) request.current = requestAnimationFrame(step);
      else coach.turn();
    };
    request.current = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request.current);
  }, [coach, turnsWith]);
  return stop;
}

/** Tells one tap from two, where two mean something: the first one has to wait. */
/** By when the fingers were there: a busy device hears of both late. */
function useTaps() {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    count(at: number, onOne: (() => void) | undefined, onTwo: () => void) {
      clearTimeout(waiting.current);
      const isSecond = at - firstAt.current < DOUBLE_TAP_MS;
      firstAt.current = isSecond ? Number.NEGATIVE_INFINITY : at;
      if (isSecond) onTwo();
      else waiting.current = setTimeout(() => onOne?.(), DOUBLE_TAP_MS);
    },
  };
}
