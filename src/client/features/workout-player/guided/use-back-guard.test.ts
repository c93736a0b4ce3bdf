import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useBackGuard } from './use-session-controls.ts';

let asked: string[];
let depthBefore: number;

beforeEach(() => {
  asked = [];
  history.pushState(null, '', '/workout/1');
  depthBefore = history.length;
});
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

/** Whether the browser has just seen a tap. */
const touched = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });

const guard = () =>
  renderHook(
    ({ isAsking }) =>
      useBackGuard(
        true,
        isAsking,
        () => asked.push('leave?'),
        () => asked.push('left'),
      ),
    { initialProps: { isAsking: false } },
  );

async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await gone;
}

const isGuarded = () => history.state?.isGuard === true;

describe('the question before a session is left', () => {
  test('is asked each time: the press on "Stay" puts the guard up again, and going back does not', async () => {
    touched(true);
    const { rerender } = guard();
    expect(isGuarded()).toBe(true);
    for (const time of [1, 2, 3]) {
      await goBack();
      expect(asked).toHaveLength(time);
      expect(isGuarded()).toBe(false);
      rerender({ isAsking: true });
      fireEvent.click(document.body);
      expect(isGuarded()).toBe(true);
      rerender({ isAsking: false });
    }
    expect(asked).toEqual(['leave?', 'leave?', 'leave?']);
    expect(history.length).toBe(depthBefore + 1);
  });

  test('waits for a press where the session began without one', async () => {
    touched(false);
    guard();
    expect(isGuarded()).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isGuarded()).toBe(false);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(isGuarded()).toBe(true);
    await goBack();
    expect(asked).toEqual(['leave?']);
  });

  test('is answered by going back once more, while the page is still the player’s', async () => {
    history.pushState(null, '', '/workout/1?step=2');
    const { rerender } = guard();
    await goBack();
    rerender({ isAsking: true });
    await goBack();
    expect(asked).toEqual(['leave?', 'left']);
  });

  test('is not asked on the page to which she went', async () => {
    touched(false);
    history.pushState(null, '', '/workout/2');
    guard();
    await goBack();
    expect(location.pathname).toBe('/workout/1');
    expect(asked).toEqual([]);
  });
});
