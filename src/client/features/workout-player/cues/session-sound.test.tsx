import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mouths } from '#client/coach/stage/mouths.ts';
import { CueFlash } from '#client/features/workout-player/guided-screen.tsx';
import { soundChoice, soundOnSilent } from '#client/parts/stored/browser-storage.ts';
import { BRITISH, fakeSpeech } from '#client/parts/voice/device-voice.fixture.ts';
import { sessionCues } from '#domain/session/session-cues.ts';
import { speakingMs } from '#domain/speech/spoken-cue.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { fakeAudio } from './audio.fixture.ts';
import { loadCoachLines } from './coach-lines.ts';
import { CUES, runSession as runIn, SEGMENTS } from './run-session.fixture.ts';
import { createSessionCarrier } from './session-carrier.ts';
import { useSessionCues } from './use-session-cues.ts';

const vibrate = vi.fn();
let audio: ReturnType<typeof fakeAudio>;

function stubNavigator(more: Record<string, unknown> = {}) {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate, ...more });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vibrate.mockReset();
  audio = fakeAudio();
  vi.stubGlobal('AudioContext', audio.AudioContext);
  stubNavigator();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const beforeStart = () => {
  const still = { cues: CUES, elapsedMs: () => 0, jump: 0, onInterrupted: vi.fn(), isRunning: false };
  return { ...still, carrier: createSessionCarrier(), voicePart: 'a1' as const };
};
const runSession = (options?: Parameters<typeof runIn>[1]) => runIn(audio.contexts, options);

describe('tones', () => {
  test('are handed to the audio clock ahead of time, each at its second', () => {
    runSession();
    expect(audio.heard().slice(0, 8)).toEqual([
      [100, 440], // get ready
      [102, 660],
      [103, 660],
      [104, 660],
      [105, 990], // work
      [142, 660],
      [143, 660],
      [144, 660],
    ]);
    expect(audio.heard()).toContainEqual([165, 990]); // the second work, from a rest that was never ticked through
  });

  test('go on after the first minute and a half, each of them once', async () => {
    const { pass } = runSession();
    expect(audio.heard()).not.toContainEqual([210, 523]);
    for (let second = 0; second < 30; second += 1) await pass(1_000);
    expect(audio.heard().filter(([at]) => at === 210)).toEqual([[210, 523]]); // done
    expect(new Set(audio.heard().map(String)).size).toBe(audio.heard().length);
  });

  test('begin where the session does, and nothing that is past sounds', () => {
    runSession({ startMs: 43_500 });
    expect(audio.heard().slice(0, 2)).toEqual([
      [100.5, 660],
      [101.5, 523],
    ]);
  });

  test('wait for a sound card that takes its time, and then still stand at their seconds', async () => {
    const { pass } = runSession();
    const context = audio.contexts[0];
    act(() => context?.become('suspended')); // the tap came, the card has not started
    expect(audio.heard()).toEqual([]);
    await pass(250);
    act(() => context?.become('running'));
    expect(audio.heard().slice(0, 2)).toEqual([
      [100.25, 440],
      [102, 660],
    ]);
  });

  test('of a count are never made up for', () => {
    runSession({ startMs: 42_200 });
    expect(audio.heard()[0]).toEqual([100.8, 660]);
  });

  test('are ready before she presses Start, where she has tapped before, and hold up no first picture', () => {
    renderHook(useSessionCues, { initialProps: beforeStart() });
    expect(audio.contexts).toHaveLength(0);
    vi.advanceTimersByTime(1_000);
    expect(audio.contexts).toHaveLength(1);
    expect(audio.heard()).toEqual([]);
  });

  test('leave the sound card alone before the first tap', () => {
    stubNavigator({ userActivation: { hasBeenActive: false } });
    renderHook(useSessionCues, { initialProps: beforeStart() });
    vi.advanceTimersByTime(1_000);
    expect(audio.contexts).toHaveLength(0);
  });

  test('are taken back when the session pauses', () => {
    const { session, running } = runSession();
    session.rerender({ ...running, isRunning: false });
    expect(audio.heard()).toEqual([]);
  });

  test('move with a lengthened rest', () => {
    const { session, running } = runSession();
    const longer = sessionCues(SEGMENTS.map((each) => (each.kind === 'rest' ? { ...each, durationMs: 35_000 } : each)));
    session.rerender({ ...running, cues: longer, jump: 1 });
    expect(audio.heard()).toContainEqual([180, 990]);
    expect(audio.heard()).not.toContainEqual([165, 990]);
  });

  test('an interruption pauses the session, and what waited does not sound late', async () => {
    const { onInterrupted, pass } = runSession();
    await pass(10_000);
    act(() => audio.contexts[0]?.become('interrupted'));
    expect(onInterrupted).toHaveBeenCalledOnce();
    expect(audio.heard().filter(([at]) => (at ?? 0) > 110)).toEqual([]);
  });

  test('come back after an interruption at their second', async () => {
    const { pass } = runSession();
    await pass(10_000);
    const context = audio.contexts[0];
    act(() => context?.become('interrupted'));
    await act(() => vi.advanceTimersByTimeAsync(2_000)); // the audio clock stands still meanwhile
    act(() => context?.become('running'));
    expect(audio.heard().filter(([at]) => (at ?? 0) > 110)[0]).toEqual([140, 660]); // 42 s of the session
  });

  test('come from another clock where the one that says it runs stands still', async () => {
    const { pass, onInterrupted } = runSession();
    await pass(10_000);
    expect(audio.contexts).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2_000)); // 12 s of the session, and the clock has not moved
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed', 'running']);
    expect(audio.heard().filter(([at]) => (at ?? 0) > 110)[0]?.[1]).toBe(660);
    await pass(10_000);
    expect(audio.contexts).toHaveLength(2);
    expect(onInterrupted).not.toHaveBeenCalled();
  });

  test('let her own music play on', () => {
    const audioSession = { type: 'auto' };
    stubNavigator({ audioSession });
    runSession();
    expect(audioSession.type).toBe('ambient');
    expect(document.querySelector('audio, video')).toBeNull();
  });

  test('are heard on silent too if she says so', () => {
    soundOnSilent.write(true);
    const audioSession = { type: 'auto' };
    stubNavigator({ audioSession });
    runSession();
    expect(audioSession.type).toBe('playback');
  });

  test('leave her music alone where she chose no sound, whatever was chosen for the silent switch', () => {
    soundOnSilent.write(true);
    soundChoice.write('off');
    const audioSession = { type: 'auto' };
    stubNavigator({ audioSession });
    const { session } = runSession();
    expect(audioSession.type).toBe('ambient');
    act(() => session.result.current.choose('beeps'));
    expect(audioSession.type).toBe('playback');
  });

  test('leave the browser as it was when she goes', () => {
    soundOnSilent.write(true);
    const audioSession = { type: 'auto' };
    stubNavigator({ audioSession });
    runSession().session.unmount();
    expect(audioSession.type).toBe('auto');
  });

  test('a browser without Web Audio runs the session all the same', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { pass } = runSession();
    await pass(6_000);
    expect(vibrate).toHaveBeenCalledWith([80]);
  });
});

describe('the voice', () => {
  function giveVoice(...voices: (typeof BRITISH)[]) {
    const speech = fakeSpeech([...voices]);
    vi.stubGlobal('speechSynthesis', speech.synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', speech.Utterance);
    const spoken = () => speech.said.filter((text) => text !== '(hush)' && text.trim() !== '');
    return { ...speech, spoken };
  }

  test('that is not English is none: beeps do, and she is told', () => {
    const { spoken, add } = giveVoice({ lang: 'de-DE', localService: true, name: 'Anna' });
    const { session } = runSession();
    expect(session.result.current.lacksVoice).toBe(true);
    expect(spoken()).toEqual([]);
    act(() => add(BRITISH));
    expect(session.result.current.lacksVoice).toBe(false);
  });

  test('is seen on her lips, for as long as it is heard', async () => {
    await loadCoachLines();
    giveVoice(BRITISH);
    const say = vi.fn();
    mouths.add(say);
    onTestFinished(() => void mouths.delete(say));
    const { session, running, pass } = runSession();
    const segments = [placedSegment('get-ready', 'squat', 10, 1), placedSegment('work', 'squat', 40)];
    const speaking = { ...running, timeline: { segments, seed: 7, isOver: false, saysAll: true } };
    session.rerender(speaking);
    await pass(3_000);
    const [text, seconds] = say.mock.calls.find(([words]) => words !== '') ?? [];
    expect(seconds).toBeCloseTo(speakingMs(text) / 1_000);
    session.rerender({ ...running, isRunning: false });
    expect(say).toHaveBeenLastCalledWith('', 0);
  });

  test('that comes late was unlocked in the tap all the same, and is again by the next one', () => {
    const { said, add } = giveVoice();
    const silences = () => said.filter((text) => text === ' ').length;
    runSession();
    expect(silences()).toBe(1);
    act(() => add(BRITISH));
    act(() => document.body.click());
    expect(silences()).toBe(2);
    act(() => document.body.click());
    expect(silences()).toBe(2);
  });
});

describe('a quiet house', () => {
  test('has light and vibration, and no sound at all', async () => {
    soundChoice.write('off');
    const { session, pass } = runSession();
    expect(audio.heard()).toEqual([]);
    await pass(5_500);
    expect(session.result.current.flashes).toBe(5); // get ready, three counts, work
    expect(vibrate.mock.calls).toEqual([[[40]], [[80]]]);
  });

  test('the choice is kept on the device, and holds at once', () => {
    const { session } = runSession();
    act(() => session.result.current.choose('off'));
    expect(audio.heard()).toEqual([]);
    expect(soundChoice.read()).toBe('off');
    act(() => session.result.current.choose('beeps'));
    expect(audio.heard().length).toBeGreaterThan(0);
  });

  test('a beat is seen for a moment', async () => {
    const view = render(<CueFlash flashes={0} />);
    const light = () => view.container.querySelector('div');
    expect(light()).toBeNull();
    view.rerender(<CueFlash flashes={1} />);
    expect(light()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(light()).toBeNull();
  });
});
