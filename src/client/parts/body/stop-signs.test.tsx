import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StopSigns } from './stop-signs.tsx';

const LEAD = /^Stop\. Sit or lie down, and read this\./;
const section = (title: RegExp) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (!found) throw new Error('The heading stands in no section.');
  return found;
};

test('each group has all of its signs, and only the one that needs 999 can ring it', () => {
  render(<StopSigns />);
  expect(screen.getByText(LEAD)).toBeTruthy();
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Call 999 now',
    'Stop, and get help today: GP or NHS 111',
    'Stop this move, and choose Easier next time',
  ]);
  for (const title of [/^Call 999/, /^Stop, and get help/, /^Stop this move/]) {
    expect(within(section(title)).getAllByRole('listitem')).toHaveLength(5);
  }
  const calls = screen.getAllByRole('link', { name: 'Call 999' });
  expect(calls.map((call) => call.getAttribute('href'))).toEqual(['tel:999']);
  expect(section(/^Call 999/).contains(calls[0] ?? null)).toBe(true);
  const again = screen.getAllByText(/^If it happens again, ask your GP/);
  expect(again.map((words) => section(/^Stop this move/).contains(words))).toEqual([true]);
  expect(screen.getByText(/that’s normal\.$/)).toBeTruthy();
});

test('under a title that says it already the lead is left out', () => {
  render(<StopSigns hideLead />);
  expect(screen.queryByText(LEAD)).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});
