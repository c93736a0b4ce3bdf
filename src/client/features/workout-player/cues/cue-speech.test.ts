import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BRITISH, fakeSpeech } from '#client/parts/voice/device-voice.fixture.ts';
import { createDeviceVoice } from '#client/parts/voice/device-voice.ts';
import { type SpokenCue, speakingMs } from '#domain/speech/spoken-cue.ts';
import { fakeAudio } from './audio.fixture.ts';
import { createAudioOutput } from './audio-output.ts';
import { createCueSpeech, type SaidWords } from './cue-speech.ts';

const cue = (lineId: string, atMs: number): SpokenCue => ({
  ...{ lineId, atMs, untilMs: atMs + 3_000, text: `This is ${lineId}.`, class: 'cue', priority: 4 },
});
const NAME = cue('name', 300);
const KIND = cue('kind', 5_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session whose recorded voice has some of its lines, decoded from the start or once it is told so. */
function talk(recorded: readonly string[], { isDecoded = true, voices = [BRITISH] } = {}) {
  const audio = fakeAudio();
  const speech = fakeSpeech(voices);
  const { synthesis, Utterance } = speech;
  const voice = createDeviceVoice(
    synthesis,
    (text) => new Utterance(text),
    () => undefined,
    () => 1,
  );
  const output = createAudioOutput(
    () => new audio.AudioContext(),
    () => undefined,
  );
  const rooms: (SaidWords | undefined)[] = [];
  const cues = createCueSpeech(voice, output, (words) => rooms.push(words));
  const listeners: (() => void)[] = [];
  let decoded = isDecoded;
  output.unlock();
  cues.give({
    has: (id) => recorded.includes(id),
    take: (id) => (decoded && recorded.includes(id) ? ({ duration: 1 } as AudioBuffer) : undefined),
    subscribe: (listener) => {
      listeners.push(listener);
      return () => false;
    },
  });
  return {
    cues,
    rooms,
    booked: audio.lines,
    ends: speech.ends,
    spoken: () => speech.said.filter((text) => text.startsWith('This')),
    decode() {
      decoded = true;
      for (const listener of listeners) listener();
    },
  };
}

test('what is recorded is booked at its second, and the device says only the rest', async () => {
  const { cues, booked, spoken } = talk(['name']);
  await vi.advanceTimersByTimeAsync(0);
  cues.plan([NAME, KIND], () => 0);
  expect(booked()).toEqual([100.3]);
  cues.tell(NAME, 300);
  cues.tell(KIND, 5_000);
  expect(spoken()).toEqual(['This is kind.']);
});

test('a line that is not decoded in time is said by the device, one that is later still sounds at its second', async () => {
  const { cues, booked, spoken, decode } = talk(['name', 'kind'], { isDecoded: false });
  await vi.advanceTimersByTimeAsync(0);
  cues.plan([NAME, KIND], () => 1_000);
  expect(booked()).toEqual([]);
  cues.tell(NAME, 1_000);
  expect(spoken()).toEqual(['This is name.']);
  decode();
  expect(booked()).toEqual([104]);
});

test('stopped, nothing that was booked sounds', async () => {
  const { cues, booked } = talk(['name']);
  await vi.advanceTimersByTimeAsync(0);
  cues.plan([NAME], () => 0);
  cues.stop();
  expect(booked()).toEqual([]);
});

test('her music makes room while words are said', async () => {
  const { cues, rooms } = talk(['name']);
  await vi.advanceTimersByTimeAsync(0);
  cues.plan([NAME], () => 0);
  cues.tell(NAME, 300);
  expect(rooms.at(-1)).toEqual({ text: 'This is name.', lastsMs: speakingMs('This is name.') });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(rooms.at(-1)).toBeUndefined();
});

test('the mouth shuts as the voice ends, and not for the end of a line that was cut off', async () => {
  const { cues, rooms, ends } = talk([]);
  cues.tell(NAME, 300);
  cues.tell(KIND, 5_000);
  ends(-2);
  expect(rooms.at(-1)?.text).toBe(KIND.text);
  ends();
  expect(rooms.at(-1)).toBeUndefined();
  const shut = rooms.length;
  await vi.advanceTimersByTimeAsync(speakingMs(KIND.text));
  expect(rooms).toHaveLength(shut);
});

test('nothing is told to the mouth where nobody speaks, or a line would reach into the tone', () => {
  const silent = talk([], { voices: [] });
  silent.cues.tell(NAME, 300);
  const late = talk([]);
  late.cues.tell(NAME, NAME.untilMs - 100);
  expect([...silent.rooms, ...late.rooms].filter(Boolean)).toEqual([]);
});
