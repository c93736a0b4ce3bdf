import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { alwaysShowControls } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';

/** Without a touch. */
const SHOWN_MS = 4_000;

/** Between two moves of a mouse that are noticed. */
const MOVES_MS = 500;

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * The controls that come with a tap on the stage, or while a mouse moves, and go by themselves. A member who has no pointer,
 * or wants them in sight, keeps them.
 */
export function useShownControls() {
  const [isAlways] = useStoredValue(alwaysShowControls);
  const [isAsked, setAsked] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const [hasNoPointer, setNoPointer] = useState(false);
  const [touches, setTouches] = useState(0);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOpen = isAsked || isMoved || isAlways;
  const goes = isOpen && !isAlways && !(isAsked && hasNoPointer);
  const close = () => {
    setAsked(false);
    setMoved(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every touch starts the time anew
  useEffect(() => {
    if (!goes) return undefined;
    const go = () => {
      if (document.querySelector(OPEN_DIALOG)) setTouches((count) => count + 1);
      else close();
    };
    const timer = setTimeout(go, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goes, touches]);

  return {
    isAlways,
    /** In sight. */
    isOpen,
    /** By a tap or a key, and not only while a mouse moves. */
    isAsked,
    /** Undefined where there is nothing to hide. */
    hide: isAsked && !isAlways ? close : undefined,
    toggle: () => (isAsked ? close() : setAsked(true)),
    /** A click that no pointer made: by keys, a switch or a screen reader. */
    noteClick: ({ detail }: { detail: number }) => {
      if (detail === 0) setNoPointer(true);
    },
    watch: {
      onPointerDown: () => setTouches((count) => count + 1),
      onPointerMove: ({ pointerType, movementX, movementY, timeStamp }: PointerEvent) => {
        // A page that changes under a resting mouse tells of a move by nothing.
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
        if (timeStamp - movedAt.current < MOVES_MS) return;
        movedAt.current = timeStamp;
        setMoved(true);
        setTouches((count) => count + 1);
      },
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const isWithin = target !== currentTarget && currentTarget.contains(target);
        if (isWithin && target.matches(':focus-visible')) setNoPointer(true);
      },
    },
  };
}
