import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import type { SitterAnswer } from '#domain/sitter/sitter.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { FIXTURE_TODAY, fixtureSecondWeek, fixtureSession } from '#tests/fixtures/member-fixtures.ts';
import { SitterNote } from './sitter-note.tsx';

const TODAY = FIXTURE_TODAY;
const TOMORROW = addDays(TODAY, 1);

function show(answers: [string, SitterAnswer][], name = 'Sam', more = {}) {
  const dashboard = fixtureSecondWeek({ sitter: { name, answers }, ...more });
  return render(<SitterNote member={memberOf(dashboard, TODAY)} today={TODAY} />).container.textContent;
}

test.each([
  ['Sam', TODAY, 'Sam is on today. The time is yours.'],
  ['Sam', TOMORROW, 'Sam is on tomorrow. The time is yours.'],
  ['', TODAY, 'You are covered today.'],
])('a yes of %s for %s is told', (name, day, words) => {
  expect(show([[day, 'yes']], name)).toBe(words);
});

test('a "not today" comes with ten minutes and another day, and no reproach', () => {
  expect(show([[TODAY, 'no']])).toContain(
    'Sam cannot today. That happens. Ten minutes count in full, and any other day is as good.',
  );
  expect(screen.getByRole('link', { name: 'Take ten minutes' }).getAttribute('href')).toBe('/workout/5?length=10');
  expect(screen.getByRole('link', { name: 'Another day' }).getAttribute('href')).toBe('/settings/days');
});

test('the day before, ten minutes of today are offered', () => {
  expect(show([[TOMORROW, 'no']], '')).toContain('Nobody can cover tomorrow. That happens.');
  expect(screen.getByRole('link', { name: 'Ten minutes today' })).toBeTruthy();
});

test('nothing is said of another day, without an answer, or once she has worked out', () => {
  expect(show([[addDays(TODAY, 2), 'no']])).toBe('');
  expect(show([])).toBe('');
  const done = fixtureSession({ completedOn: TODAY });
  expect(show([[TODAY, 'no']], 'Sam', { workoutSessions: [done] })).toBe('');
});
