import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  areUpdatesBlocked,
  blockUpdates,
  subscribeToUpdateBlocks,
  useBlockUpdatesDuringWorkout,
} from './workout-in-progress-lock.ts';

test('a session runs from the time it is shown until the last one has ended', async () => {
  expect(await areUpdatesBlocked()).toBe(false);
  const first = renderHook(() => useBlockUpdatesDuringWorkout());
  const end = blockUpdates();
  expect(await areUpdatesBlocked()).toBe(true);
  first.unmount();
  expect(await areUpdatesBlocked()).toBe(true);
  end();
  expect(await areUpdatesBlocked()).toBe(false);
});

test('beginning and end are told to who listens', () => {
  const listener = vi.fn();
  const stop = subscribeToUpdateBlocks(listener);
  blockUpdates()();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  blockUpdates()();
  expect(listener).toHaveBeenCalledTimes(2);
});
