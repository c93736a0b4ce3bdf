import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdClock, isOpen, key, pass, startGuidedSession } from './session.fixture.tsx';

holdClock();

/** Of the test's own browser, where something was drawn. */
const ITS_OWN = 1;

test('a pause has one clock, for how long it is, and none that nobody sees', async () => {
  await startGuidedSession();
  await pass(40);
  key(' ');
  await pass(10);
  expect(isOpen('Paused')).toBe(true);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1 + ITS_OWN);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void fireEvent(document, new Event('visibilitychange')));
  await pass(10);
  expect(vi.getTimerCount()).toBe(0);
  visibility.mockRestore();
});
