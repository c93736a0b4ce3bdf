import { type RefObject, useEffect } from 'react';
import { useReducedMotion } from '#client/browser/reduced-motion.ts';

/** What the circle becomes, and when a copy of it sets out. */
export interface Landing {
  selector: string;
  /** Once the dial has closed, and {@link FLIGHT_MS} before the place lights. */
  delayMs: number;
}

const FLIGHT_MS = 600;
/** Of the dial’s ring, in its diameters. */
const THICKNESS = 0.07;
const FLIGHT = { duration: FLIGHT_MS, easing: 'cubic-bezier(.5, 0, .2, 1)', fill: 'backwards' } as const;

/** The full circle becomes what it has won: copies of it leave the dial and shrink into their places. */
export function useCircleFlights(
  details: RefObject<HTMLElement | null>,
  isFresh: boolean,
  landings: readonly Landing[],
): void {
  const isStill = useReducedMotion();
  useEffect(() => {
    const box = details.current;
    if (!box || !isFresh || isStill) return undefined;
    const ring = box.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-minutes] > span');
    // Below a low window there is no dial.
    if (!ring || ring.offsetWidth === 0) return undefined;
    const circles = landings.flatMap(({ selector, delayMs }) => {
      const place = box.querySelector<HTMLElement>(selector);
      return place ? [fly({ ring, place, box, delayMs })] : [];
    });
    return () => {
      for (const circle of circles) circle.remove();
    };
  }, [details, isFresh, isStill, landings]);
}

interface Flight {
  ring: HTMLElement;
  place: HTMLElement;
  box: HTMLElement;
  delayMs: number;
}

function fly({ ring, place, box, delayMs }: Flight): HTMLElement {
  const circle = ring.cloneNode() as HTMLElement;
  const from = middleOf(ring, box);
  const to = middleOf(place, box);
  const size = place.offsetWidth;
  Object.assign(circle.style, {
    inset: `${to.y - size / 2}px auto auto ${to.x - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    padding: `${size * THICKNESS}px`,
    borderRadius: '50%',
  });
  box.append(circle);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${ring.offsetWidth / size})`;
  const frames = [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.1 }, {}];
  circle.animate(frames, { ...FLIGHT, delay: delayMs }).onfinish = () => circle.remove();
  return circle;
}

/** From the corner of the box, as it stands once the dialog has grown to its size; nothing that scales the element matters. */
function middleOf(element: HTMLElement, box: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const within = box.getBoundingClientRect();
  const growing = within.width / box.offsetWidth;
  return { x: (left + width / 2 - within.left) / growing, y: (top + height / 2 - within.top) / growing };
}
