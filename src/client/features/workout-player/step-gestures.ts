import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';

const SWIPE_THRESHOLD_PX = 50;
/** Swipes this near the edge belong to the phone's back gesture. */
const EDGE_PX = 24;
/** These have swipes or arrow keys of their own. */
const OWN_GESTURES = '[role="radiogroup"], [role="dialog"], [data-no-swipe], input, textarea, select, video';

interface StepGestures {
  onNext: () => void;
  onPrevious: () => void;
  enabled: boolean;
}

export function useStepGestures({ onNext, onPrevious, enabled }: StepGestures) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_GESTURES)) return;
    if (event.key === 'ArrowRight') onNext();
    if (event.key === 'ArrowLeft') onPrevious();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turnByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = enabled ? swipeStart(event) : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current;
      const to = event.changedTouches[0];
      start.current = undefined;
      if (!from || !to) return;
      const moved = to.clientX - from.x;
      if (Math.abs(moved) <= SWIPE_THRESHOLD_PX || Math.abs(moved) <= Math.abs(to.clientY - from.y)) return;
      if (moved < 0) onNext();
      else onPrevious();
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}

function swipeStart({ touches, target }: TouchEvent): { x: number; y: number } | undefined {
  const touch = touches[0];
  if (!touch || touches.length > 1) return undefined;
  if (touch.clientX < EDGE_PX || touch.clientX > window.innerWidth - EDGE_PX) return undefined;
  if (target instanceof Element && target.closest(OWN_GESTURES)) return undefined;
  return { x: touch.clientX, y: touch.clientY };
}
