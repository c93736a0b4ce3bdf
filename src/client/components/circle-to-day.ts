import { type RefObject, useEffect } from 'react';
import { useReducedMotion } from '#client/platform/reduced-motion.ts';

/** Once the dial has closed, and until the day lights. */
const FLIGHT = { delay: 650, duration: 600, easing: 'cubic-bezier(.5, 0, .2, 1)', fill: 'backwards' } as const;

/** The full circle becomes the day's dot: a copy of it leaves the dial and shrinks into the week. */
export function useCircleToDay(details: RefObject<HTMLElement | null>, isFresh: boolean): void {
  const isStill = useReducedMotion();
  useEffect(() => {
    const box = details.current;
    if (!box || !isFresh || isStill) return undefined;
    const day = box.querySelector<HTMLElement>('[aria-current="date"] > span');
    const ring = box.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-minutes] > span');
    // Below a low window there is no dial.
    if (!day || !ring || ring.offsetWidth === 0) return undefined;
    const circle = ring.cloneNode() as HTMLElement;
    const from = middleOf(ring);
    const to = middleOf(day);
    const within = box.getBoundingClientRect();
    const size = day.offsetWidth;
    Object.assign(circle.style, {
      inset: `${to.y - within.top - size / 2}px auto auto ${to.x - within.left - size / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
      borderRadius: '50%',
    });
    box.append(circle);
    const scale = ring.offsetWidth / size;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
    const flight = circle.animate([{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.1 }, {}], FLIGHT);
    const remove = () => circle.remove();
    flight.onfinish = remove;
    return remove;
  }, [details, isFresh, isStill]);
}

/** Where nothing that scales it matters. */
function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
