import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/parts/server/api-client.ts';
import { LoadState } from './page-states.tsx';

const WAITING = { data: undefined, dataUpdatedAt: 0, error: null, isFetching: true, refetch: () => {} };
const failing = (status: number, message: string) =>
  new ApiError(status, '', JSON.stringify({ code: 'internal', message }));

test('what takes long is said, with a way on', () => {
  vi.useFakeTimers();
  try {
    render(<LoadState of={WAITING} />);
    act(() => vi.advanceTimersByTime(9_000));
    expect(screen.getByRole('status').textContent).toBe('One moment…');
    expect(screen.queryByRole('button')).toBeNull();
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('status').textContent).toBe('Still loading.');
    screen.getByRole('button', { name: 'Try again' });
  } finally {
    vi.useRealTimers();
  }
});

test('what cannot be loaded is asked for again, and what was there before has its moment', () => {
  const refetch = vi.fn();
  const at = Date.UTC(2026, 10, 26, 14, 6);
  render(
    <LoadState
      of={{ ...WAITING, data: {}, dataUpdatedAt: at, error: failing(500, 'No.'), isFetching: false, refetch }}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('No. Below is how things were on Thu 26 Nov, 14:06.');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('what is gone is not asked for again', () => {
  render(<LoadState of={{ ...WAITING, error: failing(404, 'There’s nothing here.'), isFetching: false }} />);
  screen.getByRole('heading', { name: 'Nothing here' });
  expect(screen.queryByRole('button')).toBeNull();
});
