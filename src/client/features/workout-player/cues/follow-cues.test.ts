import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionCue } from '#domain/session/session-cues.ts';
import { followCues } from './follow-cues.ts';

const cueAt = (atMs: number): SessionCue => ({ kind: 'count', atMs, step: 0, moveId: 'march', level: 'standard' });
const CUES = [0, 1_000, 2_000, 600_000, 601_000].map(cueAt);

let elapsed = 0;
const told: number[] = [];
const tell = ({ atMs }: SessionCue) => told.push(atMs);
const pass = (ms: number) => {
  elapsed += ms;
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  vi.useFakeTimers();
  elapsed = 0;
  told.length = 0;
});
afterEach(() => void vi.useRealTimers());

test('each cue is told at its instant, two of one instant together', () => {
  followCues([...CUES.slice(0, 2), cueAt(1_000), ...CUES.slice(2)], () => elapsed, tell);
  pass(0);
  expect(told).toEqual([0]);
  pass(999);
  expect(told).toEqual([0]);
  pass(1);
  expect(told).toEqual([0, 1_000, 1_000]);
});

test('what fell asleep with the page is not made up for', () => {
  followCues(CUES, () => elapsed, tell);
  elapsed = 600_400; // the timers of a frozen page did not run
  vi.advanceTimersByTime(0);
  expect(told).toEqual([600_000]);
  pass(600);
  expect(told).toEqual([600_000, 601_000]);
});

test('from the middle on, only what is to come', () => {
  elapsed = 1_500;
  followCues(CUES, () => elapsed, tell);
  pass(500);
  expect(told).toEqual([2_000]);
});

test('a phone that took a moment to build the screen still tells how the session begins, and no pip too late', () => {
  elapsed = 300;
  followCues([{ ...cueAt(0), kind: 'get-ready' }, ...CUES.slice(1)], () => elapsed, tell);
  pass(0);
  expect(told).toEqual([0]);
  elapsed = 1_300;
  followCues(CUES, () => elapsed, tell);
  pass(0);
  expect(told).toEqual([0]);
});

test('stopped, nothing more is told', () => {
  const stop = followCues(CUES, () => elapsed, tell);
  stop();
  pass(5_000);
  expect(told).toEqual([]);
});
