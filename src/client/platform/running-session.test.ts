import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdSession, isSessionRunning, subscribeToSessions, useRunningSession } from './running-session.ts';

test('a session runs from the time it is shown until the last one has ended', async () => {
  expect(await isSessionRunning()).toBe(false);
  const first = renderHook(() => useRunningSession());
  const end = holdSession();
  expect(await isSessionRunning()).toBe(true);
  first.unmount();
  expect(await isSessionRunning()).toBe(true);
  end();
  expect(await isSessionRunning()).toBe(false);
});

test('beginning and end are told to who listens', () => {
  const listener = vi.fn();
  const stop = subscribeToSessions(listener);
  holdSession()();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  holdSession()();
  expect(listener).toHaveBeenCalledTimes(2);
});
