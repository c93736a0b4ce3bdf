import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCircleFlights } from './circle-flights.ts';

/** Of elements, on the page: left, top, width and height. jsdom lays nothing out. */
const PLACES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  box: [40, 300, 400, 200],
  ring: [140, 60, 200, 200],
  badge: [100, 400, 40, 60],
};
const LANDINGS = [{ selector: '[data-place="badge"]', delayMs: 300 }];

let frames: Keyframe[] = [];
const placeOf = (element: Element) => PLACES[element.getAttribute('data-place') ?? ''] ?? [0, 0, 0, 0];

beforeEach(() => {
  frames = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...placeOf(this));
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: Element) {
    return placeOf(this)[2];
  });
  Element.prototype.animate = (given) => {
    frames = given as Keyframe[];
    return {} as Animation;
  };
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function Won() {
  const details = useRef<HTMLDivElement>(null);
  useCircleFlights(details, true, LANDINGS);
  return (
    <div role="dialog">
      <div data-minutes="">
        <span data-place="ring" />
      </div>
      <div ref={details} data-place="box">
        <b data-place="badge" />
      </div>
    </div>
  );
}

test('a copy of the full circle sets out over the dial and lands over the middle of its place', () => {
  const { container } = render(<Won />);
  const circle = container.querySelectorAll<HTMLElement>('[data-place="ring"]')[1];
  // The place's middle is at 80, 130 in the box; the dial's at 200, -140.
  expect(circle?.style.inset).toBe('110px auto auto 60px');
  expect(circle?.style.width).toBe('40px');
  expect(frames[0]).toMatchObject({ transform: 'translate(120px, -270px) scale(5)' });
});
