import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { readText } from '#client/browser/stored-value.ts';
import { courseDays } from '#client/parts/body/body-storage.ts';
import { soundChoice } from '#client/parts/stored/browser-storage.ts';
import { ringSteps } from '#domain/courses/breath-ring.ts';
import type { RingSession } from '#programme/courses/course.ts';
import { findCourseSession, type SessionOfCourse } from '#programme/courses/courses.ts';
import { PHASE_WORDS } from '#programme/courses/ring-words.ts';
import { openCourse } from './open-course.fixture.tsx';

const NOON = Date.parse('2026-11-24T12:00:00Z');
let passedMs = 0;
let giveClockBack = () => {};
let frames: (() => void)[] = [];
const tapped = vi.fn(() => true);

beforeEach(() => {
  localStorage.clear();
  passedMs = 0;
  frames = [];
  tapped.mockClear();
  giveClockBack = replaceClock({ now: () => NOON + passedMs, steadyMs: () => passedMs, utcOffsetMinutes: () => 0 });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  Object.defineProperty(navigator, 'vibrate', { value: tapped, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
});
afterEach(() => {
  cleanup();
  giveClockBack();
  vi.unstubAllGlobals();
});

/** Half a second at a time, as a slow phone draws. */
function pass(seconds: number): void {
  for (let step = 0; step < seconds * 2; step += 1) passFrame(500);
}

function passFrame(ms: number): void {
  passedMs += ms;
  const due = frames;
  frames = [];
  act(() => {
    for (const frame of due) frame();
  });
}

const phase = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = () => Number(document.querySelector<HTMLElement>('[data-phase]')?.style.getPropertyValue('--fill'));
const done = () => screen.queryByRole('dialog', { name: /done\.$/ });

test('says how to be, then each phase, and fills and empties with it', () => {
  openCourse('pelvic-floor/stage-1');
  expect(phase()).toBe('Lying');
  press('Start 3 min');
  pass(2);
  expect([phase(), fill()]).toEqual(['Breathe in, soften', 0.5]);
  pass(5);
  expect([phase(), fill()]).toEqual(['Breathe out', 0.5]);
  pass(24);
  expect(phase()).toBe('Lift');
  expect(screen.getByText('Long squeezes, 1 of 6')).toBeTruthy();
  pass(2);
  expect([phase(), fill()]).toEqual(['Hold, and keep breathing', 1]);
  pass(3);
  expect(phase()).toBe('Let go');
  expect(screen.getByText('3 min left')).toBeTruthy();
});

const GOES: Readonly<Record<string, number>> = { in: 1, lift: 1, hold: 0, out: -1, 'let-go': -1 };
const ringPhase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase ?? '';

test('grows for a breath in and a lift, stays for a hold, shrinks for letting go, all through the session', () => {
  openCourse('pelvic-floor/stage-3');
  press('Start 3 min');
  pass(0.5);
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (let [before, from] = [fill(), ringPhase()]; ; [before, from] = [fill(), ringPhase()]) {
    pass(0.5);
    if (done()) break;
    seen.add(ringPhase());
    const way = Math.sign(fill() - before);
    if (ringPhase() === from && way !== GOES[from]) wrong.push({ from, before, fill: fill() });
  }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual(Object.keys(GOES).toSorted());
});

test('is as full at a second of the session whether the phone draws often or seldom', () => {
  const fillAfter = (seconds: number, frameMs: number) => {
    openCourse('pelvic-floor/stage-1');
    press('Start 3 min');
    for (let ms = 0; ms < seconds * 1000; ms += frameMs) passFrame(frameMs);
    const full = fill();
    cleanup();
    return full;
  };
  for (const seconds of [2, 8, 31, 34, 36, 100]) {
    expect(fillAfter(seconds, 1_000), `${seconds} s`).toBe(fillAfter(seconds, 20));
  }
});

test('stands still while it is paused', () => {
  openCourse('pelvic-floor/stage-1');
  press('Start 3 min');
  pass(3);
  const before = fill();
  expect(before).toBe(0.75);
  press('Pause');
  pass(60);
  expect(fill()).toBe(before);
  press('Carry on');
  pass(0.5);
  expect(fill()).toBe(0.875);
});

test('where less motion is asked for is full or empty, and words say the rest', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  openCourse('pelvic-floor/stage-1');
  press('Start 3 min');
  const pictures = new Set<string>();
  for (let half = 0; half < 80; half += 1) {
    pass(0.5);
    pictures.add(`${phase()}: ${fill()}`);
  }
  expect([...pictures].toSorted()).toEqual([
    'Breathe in, soften: 1',
    'Breathe out: 0',
    'Hold, and keep breathing: 1',
    'Let go: 0',
    'Lift: 1',
  ]);
});

test('waits where it was paused, also where the page was asleep or out of sight', () => {
  openCourse('pelvic-floor/stage-1');
  press('Start 3 min');
  pass(31);
  press('Pause');
  pass(60);
  expect(phase()).toBe('Lift');
  press('Carry on');
  pass(2);
  expect(phase()).toBe('Hold, and keep breathing');
  passedMs += 10_000;
  pass(1);
  expect(phase()).toBe('Hold, and keep breathing');
  expect(screen.getByRole('button', { name: 'Carry on' })).toBeTruthy();
});

test('taps the phone once for each phase, where it can', () => {
  openCourse('pelvic-floor/stage-1');
  press('Start 3 min');
  pass(31);
  expect(tapped).toHaveBeenCalledTimes(7);
});

describe('aloud', () => {
  let said: [ms: number, text: string][] = [];
  beforeEach(() => {
    said = [];
    const voice = { name: 'Kate', lang: 'en-GB', voiceURI: 'Kate', localService: true };
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => void (text.trim() && said.push([passedMs, text])),
      cancel: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    });
  });

  test.each(['stage-1', 'stage-3', 'letting-go'])('each phase of %s is said once, as it begins', (stage) => {
    const found = findCourseSession(`pelvic-floor/${stage}`);
    const steps = ringSteps((found as SessionOfCourse<RingSession>).session.ring);
    openCourse(`pelvic-floor/${stage}`);
    press('Start 3 min');
    for (let frame = 0; frame < 400; frame += 1) passFrame(50);
    press('Pause');
    passedMs += 60_000;
    press('Carry on');
    while (!done()) passFrame(50);
    const playedMs = said.map(([ms]) => (ms > 60_000 ? ms - 60_000 : ms));
    expect(said.map(([, text]) => text)).toEqual(steps.map(({ phase }) => PHASE_WORDS[phase]));
    const lateMs = steps.map(({ startMs }, index) => (playedMs[index] ?? 0) - startMs);
    expect(Math.max(...lateMs)).toBeLessThan(150);
    expect(Math.min(...lateMs)).toBeGreaterThanOrEqual(0);
  });

  test('says nothing once the member wants it quiet, in workouts neither', () => {
    openCourse('pelvic-floor/stage-1');
    press('Start 3 min');
    pass(1);
    press('Say it aloud');
    pass(60);
    expect(said).toHaveLength(1);
    expect(soundChoice.read()).toBe('off');
  });

  test('tried and switched off again, leaves workouts their beeps', () => {
    soundChoice.write('beeps');
    openCourse('pelvic-floor/stage-1');
    press('Say it aloud');
    expect(soundChoice.read()).toBe('voice');
    press('Say it aloud');
    expect(soundChoice.read()).toBe('beeps');
  });
});

test('is noted once when it is over, and asks what happened; left before, it is not', () => {
  openCourse('pelvic-floor/letting-go');
  press('Start 3 min');
  pass(179);
  expect(done()).toBeNull();
  expect(readText(courseDays.key)).toBeUndefined();
  pass(5);
  const dialog = within(done() as HTMLElement);
  expect(courseDays.read()).toEqual({ 'pelvic-floor': [{ on: '2026-11-24', sessions: ['letting-go'] }] });
  expect(dialog.getByRole('heading', { name: 'How did your body feel?' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Back to Pelvic floor, 3 minutes a day' }));
  expect(location.pathname).toBe('/courses/pelvic-floor');
});

test('says before she begins that the screen will go dark, where the browser cannot keep it on', () => {
  openCourse('pelvic-floor/stage-1');
  expect(screen.getByText(/^Your screen may go dark here/)).toBeTruthy();
});

test('says under the ring that the screen may go dark, where that is refused', async () => {
  const request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  openCourse('pelvic-floor/stage-1');
  expect(screen.queryByText(/screen/)).toBeNull();
  press('Start 3 min');
  expect(await screen.findByText(/^Your screen may go dark\./)).toBeTruthy();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
