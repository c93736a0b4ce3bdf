import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { createSessionCarrier, silentTrack } from './session-carrier.ts';

let passedMs = 0;
let giveClockBack = () => {};
const elements: FakeAudio[] = [];

/** As much of an audio element as carries a session. */
class FakeAudio extends EventTarget {
  loop = false;
  paused = true;
  constructor() {
    super();
    elements.push(this);
  }
  async play() {
    this.paused = false;
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

beforeEach(() => {
  passedMs = 0;
  elements.length = 0;
  giveClockBack = replaceClock({ now: () => passedMs, steadyMs: () => passedMs, utcOffsetMinutes: () => 0 });
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:silence', revokeObjectURL: () => undefined });
});
afterEach(() => {
  giveClockBack();
  vi.unstubAllGlobals();
});

test('there is no element before she asks for one, and one silent track from then on', () => {
  const carrier = createSessionCarrier();
  carrier.pause();
  expect(elements).toHaveLength(0);
  carrier.play();
  carrier.pause();
  carrier.play();
  expect(elements.map(({ loop, paused }) => ({ loop, paused }))).toEqual([{ loop: true, paused: false }]);
  carrier.close();
  expect(elements[0]?.paused).toBe(true);
});

test('another app that takes the sound is told of, her own pause is not', () => {
  const carrier = createSessionCarrier();
  const taken = vi.fn();
  carrier.onTaken(taken);
  carrier.play();
  carrier.pause();
  expect(taken).not.toHaveBeenCalled();
  carrier.play();
  elements[0]?.pause();
  expect(taken).toHaveBeenCalledOnce();
  expect(carrier.isPlaying()).toBe(false);
});

test('a phone that was awake is told from one that slept by the clock of its sound', () => {
  const carrier = createSessionCarrier();
  let seconds: number | undefined = 10;
  carrier.watch(() => seconds);
  carrier.play();
  carrier.look();
  passedMs = 60_000;
  seconds = 70;
  expect(carrier.hasRunOn()).toBe(true);
  carrier.look();
  passedMs = 600_000;
  seconds = 71;
  expect(carrier.hasRunOn()).toBe(false);
  seconds = undefined;
  expect(carrier.hasRunOn()).toBe(false);
});

test('what is not carried has not run on', () => {
  const carrier = createSessionCarrier();
  carrier.watch(() => 10);
  carrier.look();
  expect(carrier.hasRunOn()).toBe(false);
});

test('the track is ten seconds of nothing', () => {
  const bytes = silentTrack();
  expect(new TextDecoder().decode(bytes.slice(0, 16))).toMatch(/^RIFF.{4}WAVEfmt $/s);
  expect(bytes.length).toBe(44 + 80_000);
  expect(new Set(bytes.slice(44))).toEqual(new Set([128]));
});
