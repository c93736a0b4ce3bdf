import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readText } from '#client/browser/stored-value.ts';
import { courseChecks, notForMe } from '#client/parts/body/body-storage.ts';
import { safetySettings } from '#client/parts/stored/browser-storage.ts';
import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import { SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import { BABY_IN_ARMS } from '#programme/courses/course-summaries.ts';
import { NotForMeScreen } from './not-for-me-screen.tsx';

const NO_LIMITS = {
  block: 1,
  version: SAFETY_VERSION,
  hold: null,
  startingLevel: 'standard',
  pelvicSafe: false,
  girdle: false,
  pregnant: false,
} as const;

const choice = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test('what she switches on is kept at once, on the device only, and goes when she switches it off', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(<NotForMeScreen />);
  await userEvent.click(choice('I need to be quiet'));
  await userEvent.click(choice('Kneeling'));
  expect(notForMe.read()).toEqual(['kneeling', 'quiet']);
  await userEvent.click(choice('I need to be quiet'));
  await userEvent.click(choice('Kneeling'));
  expect(localStorage.getItem('notForMe')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('all nine are offered, and what was kept is on', () => {
  notForMe.write(['wrists']);
  render(<NotForMeScreen />);
  const inGroup = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('switch').length;
  expect(inGroup('Skip') + inGroup('True for me')).toBe(LASTING_LIMITS.length);
  expect(screen.getAllByRole('switch')).toHaveLength(LASTING_LIMITS.length);
  expect(choice('Weight on my wrists').checked).toBe(true);
});

test('where her safety answers say so, her pelvis is spared without a choice', () => {
  safetySettings.write({ ...NO_LIMITS, girdle: true });
  render(<NotForMeScreen />);
  expect(choice('Kinder to my pelvis').checked).toBe(true);
  expect(choice('Kinder to my pelvis').disabled).toBe(true);
  expect(readText(notForMe.key)).toBeUndefined();
});

test.each([
  [BABY_IN_ARMS.version, true],
  [BABY_IN_ARMS.version + 1, false],
])('one arm names the session with a baby only while its version is checked: %s', (version, isNamed) => {
  courseChecks.write([
    { course: BABY_IN_ARMS.id, name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20', version },
  ]);
  render(<NotForMeScreen />);
  expect(
    screen.getByText(/It isn’t for holding your baby while you train/).textContent?.includes('a snack for that'),
  ).toBe(isNamed);
});
