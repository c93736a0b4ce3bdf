import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CoachPicture } from './coach-picture.tsx';

test('a picture with words is an image that says them; one beside words is no image to a screen reader', () => {
  const { container } = render(
    <>
      <CoachPicture name="squat-easier" label="A shallow squat" />
      <CoachPicture name="squat-harder" decorative />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'A shallow squat' })]);
  const addresses = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(addresses).toEqual(['/coach/key/squat-easier.webp', '/coach/key/squat-harder.webp']);
});

test('a moment is cut from the strip, and so is what has no key picture of its own; a scene is one picture', () => {
  const { container } = render(
    <>
      <CoachPicture name="squat-easier" moment="key" decorative />
      <CoachPicture name="check-walk" decorative />
      <CoachPicture name="scene-empty" decorative />
    </>,
  );
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/coach/squat-easier.webp',
    '/coach/check-walk.webp',
    '/coach/scene-empty.webp',
  ]);
  const [moment, check, scene] = images.map(({ className }) => className);
  expect(check).toBe(moment);
  expect(scene).not.toBe(moment);
});

test('its frame has a shape before it is loaded, and it is loaded when it comes near unless it is the first', () => {
  const { container } = render(
    <>
      <CoachPicture name="squat-standard" moment="start" decorative />
      <CoachPicture name="scene-landing" decorative isFirst />
    </>,
  );
  const [near, first] = container.querySelectorAll('img');
  for (const image of [near, first]) expect(image?.width).toBe(image?.height);
  expect([near?.getAttribute('loading'), first?.getAttribute('loading')]).toEqual(['lazy', 'eager']);
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(container.querySelector('[style]')).toBeNull();
});

test('where a picture could not be fetched its tile stands, with its words, until there is a network again', () => {
  const { container } = render(<CoachPicture name="squat-easier" label="A shallow squat" />);
  fireEvent.error(screen.getByRole('img', { name: 'A shallow squat' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A shallow squat' })).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/coach/key/squat-easier.webp');
});
