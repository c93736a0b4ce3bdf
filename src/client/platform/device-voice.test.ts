import { expect, test } from 'vitest';
import { BRITISH, fakeSpeech } from './device-voice.fixture.ts';
import { createDeviceVoice, englishVoices } from './device-voice.ts';

const SAM = { lang: 'en-US', localService: true, name: 'Sam' };
const ONLINE_BRITISH = { lang: 'en_GB', localService: false, name: 'Online' };
const GERMAN = { lang: 'de-DE', localService: true, name: 'Anna' };
const JOKE = { lang: 'en-US', localService: true, name: 'Bad News' };

function open(voices: (typeof SAM)[], { wish, volume = 1 }: { wish?: string; volume?: number } = {}) {
  const speech = fakeSpeech(voices);
  const { synthesis, Utterance } = speech;
  const voice = createDeviceVoice({
    synthesis,
    createUtterance: (text) => new Utterance(text),
    wish: () => wish,
    volume: () => volume,
  });
  return { ...speech, voice };
}

test('any English voice comes before none, and a British one first', () => {
  const spokenBy = (...voices: (typeof SAM)[]) => {
    const { voice, spokenBy: by } = open(voices);
    voice.say(['Half way'], 5_000);
    return by;
  };
  expect(spokenBy(GERMAN, SAM)).toEqual(['Sam']);
  expect(spokenBy(SAM, ONLINE_BRITISH)).toEqual(['Online']);
  expect(spokenBy(SAM, ONLINE_BRITISH, BRITISH)).toEqual(['Kate']);
  expect(spokenBy(GERMAN)).toEqual([]);
});

test('voices that are a joke are not among them', () => {
  const { synthesis } = fakeSpeech([JOKE, GERMAN]);
  expect(englishVoices(synthesis)).toEqual([]);
  expect(englishVoices(undefined)).toEqual([]);
});

test('the one that she chose speaks, while it is there', () => {
  const hers = open([BRITISH, SAM], { wish: 'voice of Sam' });
  hers.voice.say(['Half way'], 5_000);
  expect(hers.spokenBy).toEqual(['Sam']);
  const gone = open([BRITISH], { wish: 'voice of Sam' });
  gone.voice.say(['Half way'], 5_000);
  expect(gone.spokenBy).toEqual(['Kate']);
});

test('it is as loud as she likes it', () => {
  const { voice, volumes } = open([BRITISH], { volume: 0.3 });
  voice.say(['Half way'], 5_000);
  expect(volumes).toEqual([0.3]);
});
