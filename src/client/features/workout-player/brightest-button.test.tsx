import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { openPlayer } from './open-player.fixture.tsx';

const NOON = Date.parse('2026-11-21T12:00:00Z');
let nowMs = NOON;
let giveClockBack = () => {};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  nowMs = NOON;
  giveClockBack = replaceClock({ now: () => nowMs, utcOffsetMinutes: () => 0 });
});
afterEach(() => giveClockBack());

test('“Complete Workout” is the brightest button by hand only once a quarter of the workout was there for it', async () => {
  await openPlayer('2');
  await press('Next');
  await press('Next');
  const look = (name: string) => screen.getByRole('button', { name }).className;
  const wayOn = () => screen.getByRole('button', { name: /^Then: / }).className;
  expect(look('Complete Workout')).not.toContain('coral');
  expect(wayOn()).toContain('main');
  const quarterMs = (20 * 60_000) / 4;
  nowMs = NOON + quarterMs - 1_000;
  await press('Previous');
  await press('Next');
  expect(look('Complete Workout')).not.toContain('coral');
  nowMs = NOON + quarterMs;
  await press('Previous');
  await press('Next');
  expect(look('Complete Workout')).toContain('coral');
  expect(wayOn()).not.toContain('main');
});
