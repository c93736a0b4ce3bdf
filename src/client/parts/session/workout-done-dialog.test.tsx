import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Unsent } from './unsent-note.tsx';
import { WorkoutDoneDialog } from './workout-done-dialog.tsx';

const OFFLINE = 'Saved on this device. We’ll sync it when you’re back online.';
const ONLINE = 'Saved on this device. We’ll sync it when we can.';

function show(unsent: Unsent | undefined, isOnline: boolean): string | null | undefined {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(
    <WorkoutDoneDialog
      {...{
        clientId: 'c1',
        shortTitle: 'Glute Burner',
        minutes: 30,
        length: 'full',
        figures: undefined,
        isFresh: true,
      }}
      unsent={unsent}
      foot={<button type="button">Back</button>}
    />,
  );
  return screen.getByRole('status').textContent;
}

test.each([
  { unsent: undefined, isOnline: false, text: '' },
  { unsent: 'waiting', isOnline: false, text: OFFLINE },
  { unsent: 'waiting', isOnline: true, text: ONLINE },
  { unsent: 'rejected', isOnline: true, text: 'Saved on this device. It didn’t sync. Home says why.' },
] as const)('a workout that is unsent as $unsent, online $isOnline: "$text"', ({ unsent, isOnline, text }) => {
  expect(show(unsent, isOnline)).toBe(text);
});

test('once she is back online it no longer says that she is not', () => {
  show('waiting', false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe(ONLINE);
});
