import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { firstSide, talkLevel } from '#client/parts/stored/browser-storage.ts';
import { CALL_LINES } from '#programme/speech/call-lines.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { createAudioOutput } from './audio-output.ts';
import { loadCoachLines } from './coach-lines.ts';
import { createCueSpeech } from './cue-speech.ts';
import { useCoachSpeech } from './use-coach-speech.ts';

const SEGMENTS = [
  placedSegment('get-ready', 'squat', 10, 1),
  { ...placedSegment('work', 'squat', 40), halfway: 'half' as const },
  placedSegment('rest', 'row', 20),
  { ...placedSegment('work', 'row', 40), halfway: 'switch-sides' as const },
];
const TOTAL_SECONDS = 110;

let nowMs = 0;
let giveClockBack = () => {};
let said: string[] = [];
const voice = {
  isThere: () => true,
  subscribe: () => () => undefined,
  unlock: () => undefined,
  say: ([text]: readonly string[]) => void said.push(text ?? ''),
  hush: () => void said.push('(hush)'),
};
const spoken = () => said.filter((text) => text !== '(hush)');

beforeAll(loadCoachLines);
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  nowMs = 0;
  said = [];
  giveClockBack = replaceClock({ now: () => nowMs, steadyMs: () => nowMs, utcOffsetMinutes: () => 0 });
});
afterEach(() => {
  giveClockBack();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type SpeechInput = Parameters<typeof useCoachSpeech>[0];

/** The timeline begins at 0, and goes on with the clock while it runs. */
function talkOf({ segments = SEGMENTS, isHeard = true, isRead = false } = {}) {
  const output = createAudioOutput(
    () => undefined,
    () => undefined,
  );
  const speech = createCueSpeech(voice, output, () => undefined);
  const read: string[] = [];
  const place = { ms: 0, isRunning: true };
  const input: Omit<SpeechInput, 'isRunning'> = {
    timeline: { segments, seed: 7, isOver: false, saysAll: false },
    speech,
    jump: 0,
    isHeard,
    isRead,
    onSaid: isRead ? (text) => read.push(text) : undefined,
    answersUnseen: () => false,
    elapsedMs: () => place.ms,
  };
  const hook = renderHook(useCoachSpeech, { initialProps: { ...input, isRunning: true } });
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      nowMs += 1_000;
      if (place.isRunning) place.ms += 1_000;
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
  };
  const show = (change: Partial<SpeechInput>) => {
    place.isRunning = change.isRunning ?? place.isRunning;
    hook.rerender({ ...input, isRunning: place.isRunning, ...change });
  };
  return { pass, show, place, input, read };
}

test('a session is told from its start to its end, each version by its name and each side', async () => {
  const { pass } = talkOf();
  await pass(TOTAL_SECONDS);
  expect(spoken()).toEqual(expect.arrayContaining(['Squats.', 'Backpack row.', 'Right arm pulls.', 'Left arm pulls.']));
  // Words in time come again.
  const told = spoken().filter((text) => text.split(' ').length > 3);
  expect(new Set(told).size).toBe(told.length);
});

test('after another level in the midst of a move nothing is said in time until the next one', async () => {
  const { pass, show, input } = talkOf();
  await pass(20);
  const before = spoken().length;
  const segments = SEGMENTS.map((segment) => ({ ...segment, level: 'harder' as const }));
  const timeline = { ...input.timeline, segments };
  show({ timeline });
  await pass(30);
  const inTime = (from: number) =>
    spoken()
      .slice(from)
      .filter((text) => /^(Down(, two, three)?|And up|Pull|Breathe in|And out)\.$/.test(text));
  expect(inTime(before)).toEqual([]);
  show({ timeline });
  await pass(60);
  expect(inTime(before)).not.toEqual([]);
});

test('with Names it is only told what is done, and with the left side first that side', async () => {
  talkLevel.write('names');
  firstSide.write('left');
  const { pass } = talkOf();
  await pass(TOTAL_SECONDS);
  expect(spoken().slice(1)).toEqual(['Squats.', 'Backpack row.', 'Left arm pulls.', 'Right arm pulls.']);
});

test('is cut off before a tone, even where the voice is slow', async () => {
  const { pass } = talkOf();
  await pass(7);
  expect(said.at(-1)).toBe('(hush)');
});

test('when she is needed it says so and falls silent; when she is back it carries on where it was', async () => {
  const { pass, show } = talkOf();
  await pass(20);
  const before = spoken();
  show({ isRunning: false });
  expect(spoken().at(-1)).toMatch(/Paused|Off you go|Go on/);
  await pass(60);
  expect(spoken()).toHaveLength(before.length + 1);
  show({ isRunning: true });
  expect(CALL_LINES.back).toContain(spoken().at(-1));
  await pass(90);
  expect(spoken().filter((text) => text === 'Squats.')).toHaveLength(1);
  expect(spoken()).toContain('Left arm pulls.');
});

test.each([
  ['her own press on a headset is answered', true, 2],
  ['a pause that was not hers is not', false, 0],
])('in a page that nobody sees %s', async (_, isAnswered, words) => {
  const { pass, show } = talkOf();
  await pass(20);
  const before = spoken().length;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const answersUnseen = () => isAnswered;
  show({ isRunning: false, answersUnseen });
  await pass(10);
  show({ isRunning: true, answersUnseen });
  expect(spoken()).toHaveLength(before + words);
});

test('a skip tells the move that it leads to, and nothing twice', async () => {
  const { pass, show, place } = talkOf();
  await pass(15);
  place.ms = 70_000;
  show({ jump: 1 });
  await pass(45);
  expect(spoken()).toEqual(expect.arrayContaining(['Backpack row.', 'Right arm pulls.', 'Left arm pulls.']));
  expect(new Set(spoken()).size).toBe(spoken().length);
});

test('a level that changes meanwhile is called by its name', async () => {
  const { pass, show, input } = talkOf();
  await pass(20);
  const easier = SEGMENTS.map((segment) => ({ ...segment, level: 'easier' as const }));
  show({ timeline: { ...input.timeline, segments: easier } });
  await pass(3);
  expect(spoken()).toContain('Sit to stand.');
});

test('the end has a word of its own, after the tones', async () => {
  const { pass, show, input } = talkOf();
  await pass(TOTAL_SECONDS);
  const before = spoken().length;
  show({ isRunning: false, timeline: { ...input.timeline, isOver: true } });
  expect(spoken()).toHaveLength(before);
  await pass(2);
  expect(spoken()).toHaveLength(before + 1);
});

test('with Beeps nothing is said', async () => {
  const { pass } = talkOf({ isHeard: false });
  await pass(TOTAL_SECONDS);
  expect(said).toEqual([]);
});
