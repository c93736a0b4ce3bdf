import { expect, test } from 'vitest';
import { inMonth, minutesOfSession } from './session-minutes.ts';

const session = {
  edition: 'a',
  workoutId: '4',
  playedId: null,
  statedMinutes: null,
  length: 'full',
  duration: 30,
  activeSeconds: null,
} as const;

test.each([
  { what: 'by hand, its stated minutes', session, minutes: 27 },
  { what: 'by hand in the other edition', session: { ...session, edition: 'b' as const }, minutes: 28 },
  {
    what: 'by hand in a version of the coach’s own, its minutes',
    session: { ...session, statedMinutes: 31 },
    minutes: 31,
  },
  { what: 'with the guide, its own time', session: { ...session, activeSeconds: 1_700 }, minutes: 28 },
  { what: 'of a workout that nobody knows', session: { ...session, workoutId: '99' }, minutes: 30 },
])('a session done $what: $minutes minutes, in its month too', ({ session: given, minutes }) => {
  expect(minutesOfSession(given)).toBe(minutes);
  expect(inMonth({ ...given, completedOn: '2026-11-21', rating: 8 }).minutes).toBe(minutes);
});
