import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundChoice } from '#client/parts/stored/browser-storage.ts';
import { BRITISH, fakeSpeech } from './device-voice.fixture.ts';
import { openSoundInTap, takeOpenedSound } from './sound-in-tap.ts';

let speech: ReturnType<typeof fakeSpeech>;

beforeEach(() => {
  speech = fakeSpeech([BRITISH]);
  vi.stubGlobal('speechSynthesis', speech.synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', speech.Utterance);
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = async () => undefined;
    },
  );
});

afterEach(() => {
  takeOpenedSound();
  Reflect.deleteProperty(navigator, 'audioSession');
});

const onApple = () => Object.defineProperty(navigator, 'audioSession', { value: {}, configurable: true });

test('on an Apple device a tap opens the sound, which the player takes over, once', () => {
  onApple();
  openSoundInTap();
  expect(takeOpenedSound()).toBeInstanceOf(AudioContext);
  expect(takeOpenedSound()).toBeUndefined();
});

test('with the sound off, and on other devices, it opens nothing', () => {
  openSoundInTap();
  expect(takeOpenedSound()).toBeUndefined();
  onApple();
  soundChoice.write('off');
  openSoundInTap();
  expect(takeOpenedSound()).toBeUndefined();
});
