import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

export function useSwipeRight(thresholdPx: number, onSwiped: () => void) {
  const startX = useRef<number | undefined>(undefined);
  const [offsetPx, setOffsetPx] = useState(0);

  const release = () => {
    startX.current = undefined;
    setOffsetPx(0);
  };
  const style: CSSProperties = offsetPx > 0 ? { transform: `translateX(${offsetPx}px)` } : {};
  return {
    style,
    listeners: {
      onPointerDown: (event: PointerEvent) => {
        startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (startX.current !== undefined) setOffsetPx(Math.max(0, event.clientX - startX.current));
      },
      onPointerUp: (event: PointerEvent) => {
        const movedPx = startX.current === undefined ? 0 : event.clientX - startX.current;
        release();
        if (movedPx >= thresholdPx) onSwiped();
      },
      onPointerCancel: release,
    },
  };
}
