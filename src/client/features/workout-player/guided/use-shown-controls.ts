import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { alwaysShowControls } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';

/** Without a touch. */
const SHOWN_MS = 4_000;

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * The controls that come with a tap on the stage and go by themselves. A member who has no pointer, or wants them in sight,
 * keeps them.
 */
export function useShownControls() {
  const [isAlways] = useStoredValue(alwaysShowControls);
  const [isOpen, setOpen] = useState(false);
  const [hasNoPointer, setNoPointer] = useState(false);
  const [touches, setTouches] = useState(0);
  const isOver = useRef(false);
  const goes = isOpen && !isAlways && !hasNoPointer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every touch starts the time anew
  useEffect(() => {
    if (!goes) return undefined;
    const go = () => {
      if (isOver.current || document.querySelector(OPEN_DIALOG)) setTouches((count) => count + 1);
      else setOpen(false);
    };
    const timer = setTimeout(go, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goes, touches]);

  return {
    isAlways,
    isOpen: isOpen || isAlways,
    /** Undefined where there is nothing to hide. */
    hide: isOpen && !isAlways ? () => setOpen(false) : undefined,
    toggle: () => setOpen((isShown) => !isShown),
    /** A click that no pointer made: by keys, a switch or a screen reader. */
    noteClick: ({ detail }: { detail: number }) => {
      if (detail === 0) setNoPointer(true);
    },
    watch: {
      onPointerDown: () => setTouches((count) => count + 1),
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const isWithin = target !== currentTarget && currentTarget.contains(target);
        if (isWithin && target.matches(':focus-visible')) setNoPointer(true);
      },
    },
    /** For what comes and goes. */
    over: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        isOver.current = pointerType === 'mouse';
      },
      onPointerLeave: () => {
        isOver.current = false;
      },
    },
  };
}
