import { act, fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CoachStage } from './coach-stage.tsx';
import { StillTurns } from './still-turns.tsx';

const show = (name: 'squat-easier' | 'scene-celebration') =>
  render(<StillTurns {...{ name }} mirror={false} playing onCoach={() => undefined} />);
const seen = (container: Element) =>
  [...container.querySelectorAll('img')].filter((image) => !image.hidden).map((image) => image.getAttribute('src'));
const large = (container: Element) => [...container.querySelectorAll('img[src^="/coach/poses/"]')];

test('the strip shows at once, and the large poses in its place once they are there', () => {
  const { container } = show('squat-easier');
  expect(seen(container)).toEqual(['/coach/squat-easier.webp', '/coach/squat-easier.webp']);
  expect(large(container)).toHaveLength(2);
  for (const image of large(container)) fireEvent.load(image);
  expect(seen(container)).toEqual(['/coach/poses/squat-easier.webp', '/coach/poses/squat-easier.webp']);
});

test('where they cannot be had the strip stays; a scene is large already', () => {
  const { container, unmount } = show('squat-easier');
  for (const image of large(container)) fireEvent.error(image);
  expect(seen(container)).toEqual(['/coach/squat-easier.webp', '/coach/squat-easier.webp']);
  expect(large(container)).toEqual([]);
  unmount();
  expect(large(show('scene-celebration').container)).toEqual([]);
});

test('one pose is seen at a time, for two seconds', () => {
  vi.useFakeTimers();
  const { container } = show('squat-easier');
  const away = () => [...container.querySelectorAll('div > span')].map((pose) => pose.className !== '');
  expect(away()).toEqual([false, true]);
  act(() => vi.advanceTimersByTime(2_000));
  expect(away()).toEqual([true, false]);
  vi.useRealTimers();
});

test('with less motion she does nothing of her own in a rest: the two poses of the next move take turns', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { container } = render(<CoachStage name="squat-easier" idle="drink" lasts={20} />);
  const pictures = new Set<string | null>();
  for (let seconds = 0; seconds < 10; seconds += 1) {
    for (const image of container.querySelectorAll('img')) pictures.add(image.getAttribute('src'));
    act(() => vi.advanceTimersByTime(1_000));
  }
  expect([...pictures].toSorted()).toEqual(['/coach/poses/squat-easier.webp', '/coach/squat-easier.webp']);
  expect(container.querySelectorAll('div > span')).toHaveLength(2);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
