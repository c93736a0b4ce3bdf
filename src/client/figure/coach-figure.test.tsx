import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LEG_POSES } from '#programme/poses/legs.ts';
import { clipOf } from './clip.ts';
import { CoachClip } from './coach-clip.tsx';
import { CoachFigure } from './coach-figure.tsx';
import { CoachScene } from './coach-scene.tsx';
import { CoachStill } from './coach-still.tsx';
import { drawClip } from './draw-clip.ts';
import { loadPoses } from './load-poses.ts';

const SQUAT = clipOf(LEG_POSES, 'squat');

let tellSeen: (isIntersecting: boolean) => void;

/** jsdom has no layout, so the test says what is on screen; at first everything is. */
class ObserverInTest {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    tellSeen = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {
    tellSeen(true);
  }
  disconnect() {}
}

let lessMotion: boolean;

beforeEach(() => {
  lessMotion = false;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IntersectionObserver', ObserverInTest);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pictureOf = (element: Element) => [...element.querySelectorAll('path')].map((path) => path.getAttribute('d'));
const passTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function showSquat(props: Partial<Parameters<typeof CoachClip>[0]> = {}) {
  const { rerender } = render(<CoachClip clip={SQUAT} {...props} />);
  return {
    coach: screen.getByRole('img'),
    change: (changed: typeof props) => rerender(<CoachClip clip={SQUAT} {...props} {...changed} />),
  };
}

describe('the moving coach', () => {
  test('says what she does, or what the page wants said', () => {
    const { coach, change } = showSquat();
    expect(coach.getAttribute('aria-label')).toBe('Lowering into a squat and standing up');
    change({ label: 'Sit to stand, easier version' });
    expect(coach.getAttribute('aria-label')).toBe('Sit to stand, easier version');
  });

  test('is left out for screen readers where words beside her say the same', () => {
    render(<CoachClip clip={SQUAT} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('moves, in the paths that are already there', () => {
    const { coach } = showSquat();
    const start = pictureOf(coach);
    passTime(1000);
    expect(pictureOf(coach)).not.toEqual(start);
    expect(pictureOf(coach)).toHaveLength(start.length);
  });

  test('draws 60 pictures a second', () => {
    const { coach } = showSquat();
    const top = coach.querySelectorAll('path').item(drawClip(SQUAT, 0).findIndex(({ key }) => key === 'top'));
    const writes = vi.spyOn(top, 'setAttribute');
    passTime(1000);
    expect(writes.mock.calls.length).toBeGreaterThan(55);
    expect(writes.mock.calls.length).toBeLessThanOrEqual(63);
  });

  test('holds her pose while she is paused, and goes on from there', () => {
    const { coach, change } = showSquat();
    passTime(700);
    change({ playing: false });
    const held = pictureOf(coach);
    passTime(700);
    expect(pictureOf(coach)).toEqual(held);
    change({ playing: true });
    passTime(40);
    expect(pictureOf(coach)).not.toEqual(held);
  });

  test('rests while she is off screen', () => {
    const { coach } = showSquat();
    passTime(300);
    tellSeen(false);
    const left = pictureOf(coach);
    passTime(500);
    expect(pictureOf(coach)).toEqual(left);
    tellSeen(true);
    passTime(300);
    expect(pictureOf(coach)).not.toEqual(left);
  });

  test('rests while the page is hidden', () => {
    const { coach } = showSquat();
    passTime(300);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    const left = pictureOf(coach);
    passTime(500);
    expect(pictureOf(coach)).toEqual(left);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    passTime(300);
    expect(pictureOf(coach)).not.toEqual(left);
  });

  test('begins the next move at its start', () => {
    const { coach, change } = showSquat();
    passTime(700);
    change({ clip: clipOf(LEG_POSES, 'kickback'), playing: false });
    const { container } = render(<CoachClip clip={clipOf(LEG_POSES, 'kickback')} playing={false} decorative />);
    expect(pictureOf(coach)).toEqual(pictureOf(container));
  });

  test('turns round for the other side', () => {
    const { coach } = showSquat({ mirror: true });
    expect(coach.querySelector('g')?.getAttribute('transform')).toBe('translate(320 0) scale(-1 1)');
  });
});

describe('still pictures', () => {
  test('less motion shows start and end side by side, and nothing moves', () => {
    lessMotion = true;
    const { coach } = showSquat();
    expect(coach.querySelectorAll('svg')).toHaveLength(2);
    const [start, end] = [...coach.querySelectorAll('svg')].map(pictureOf);
    expect(start).not.toEqual(end);
    passTime(1000);
    expect([...coach.querySelectorAll('svg')].map(pictureOf)).toEqual([start, end]);
  });

  test('the page can ask for still pictures itself', () => {
    const { coach } = showSquat({ stillPictures: true });
    expect(coach.querySelectorAll('svg')).toHaveLength(2);
  });

  test('a hold needs only one', () => {
    lessMotion = true;
    render(<CoachScene scene="empty" />);
    expect(screen.getByRole('img').querySelectorAll('svg')).toHaveLength(0);
  });
});

describe('a move by name', () => {
  test('keeps an empty frame of the same shape until its poses are there', async () => {
    vi.useRealTimers();
    const { container } = render(<CoachFigure moveId="squat" />);
    const frame = container.querySelector('svg');
    expect([frame?.getAttribute('viewBox'), frame?.children.length]).toEqual(['0 0 320 300', 0]);
    const coach = await screen.findByRole('img', { name: 'Lowering into a squat and standing up' });
    const [, , width = 0, height = 1] = (coach.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(width / height).toBeCloseTo(320 / 300, 1);
  });

  test('shows the version of the chosen level', async () => {
    await act(loadPoses);
    const { rerender } = render(<CoachFigure moveId="squat" level="easier" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Sitting down on a chair and standing up');
    rerender(<CoachFigure moveId="squat" level="harder" />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('hugging a backpack');
  });

  test('is one quiet picture on a card', async () => {
    await act(loadPoses);
    render(<CoachStill moveId="reverse_lunge" label="Glute Burner" />);
    const card = screen.getByRole('img', { name: 'Glute Burner' });
    const picture = pictureOf(card);
    expect(picture.length).toBeGreaterThan(20);
    passTime(1000);
    expect(pictureOf(card)).toEqual(picture);
  });
});

describe('a page made on the server', () => {
  test('shows a scene before any script runs', () => {
    const html = renderToString(<CoachScene scene="landing" />);
    expect(html).toContain('aria-label="The coach in a strong lunge"');
    expect(html.match(/<path d="M/g)?.length).toBeGreaterThan(25);
  });

  test('shows a clip whose poses it has', () => {
    expect(renderToString(<CoachClip clip={SQUAT} />).match(/<path d="M/g)?.length).toBeGreaterThan(25);
  });

  test('keeps the frame of a move whose poses load later', () => {
    const html = renderToString(<CoachFigure moveId="squat" label="Squat" />);
    expect(html).toBe('<svg viewBox="0 0 320 300" role="img" aria-label="Squat"></svg>');
  });
});
