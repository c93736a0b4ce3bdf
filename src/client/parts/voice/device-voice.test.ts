import { expect, test, vi } from 'vitest';
import { BRITISH, fakeSpeech } from './device-voice.fixture.ts';
import { createDeviceVoice, englishVoices } from './device-voice.ts';

const SAM = { lang: 'en-US', localService: true, name: 'Sam' };
const ONLINE_BRITISH = { lang: 'en_GB', localService: false, name: 'Online' };
const GERMAN = { lang: 'de-DE', localService: true, name: 'Anna' };
const JOKE = { lang: 'en-US', localService: true, name: 'Bad News' };

function open(voices: (typeof SAM)[], { wish, volume = 1 }: { wish?: string; volume?: number } = {}) {
  const speech = fakeSpeech(voices);
  const { synthesis, Utterance } = speech;
  const voice = createDeviceVoice(
    synthesis,
    (text) => new Utterance(text),
    () => wish,
    () => volume,
  );
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

const KAREN = { lang: 'en-AU', localService: true, name: 'Karen' };
const SONIA = {
  lang: 'en-GB',
  localService: false,
  name: 'Microsoft Sonia Online (Natural) - English (United Kingdom)',
};

/** Lets so many milliseconds go by. */
const wait = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);

test('where an online voice fails the one on the device says the line, and all after it', () => {
  const { voice, said, spokenBy, fails } = open([SONIA, KAREN]);
  voice.say(['Half way'], 5_000);
  fails('network');
  voice.say(['Ten more'], 5_000);
  expect(said.filter((text) => text !== '(hush)')).toEqual(['Half way', 'Half way', 'Ten more']);
  expect(spokenBy).toEqual([SONIA.name, 'Karen', 'Karen']);
});

test('a line that failed is said only where it still ends in time', () => {
  const { voice, said, fails } = open([SONIA, KAREN]);
  voice.say(['You are half way through it', 'Half way'], 2_500);
  wait(1_000);
  fails('synthesis-failed');
  expect(said.filter((text) => text !== '(hush)')).toEqual(['You are half way through it', 'Half way']);
});

test('an online voice that does not begin is not asked again', () => {
  const { voice, spokenBy, begins } = open([SONIA, KAREN]);
  voice.say(['Half way'], 5_000);
  begins();
  wait(9_000);
  voice.say(['Ten more'], 5_000);
  wait(9_000);
  voice.say(['Change sides'], 5_000);
  expect(spokenBy).toEqual([SONIA.name, SONIA.name, 'Karen']);
});

test('a line that was cut off is no failure', () => {
  const { voice, spokenBy, fails } = open([SONIA, KAREN]);
  voice.say(['Half way'], 5_000);
  voice.hush();
  fails('canceled');
  wait(9_000);
  voice.say(['Ten more'], 5_000);
  expect(spokenBy).toEqual([SONIA.name, SONIA.name]);
});

test('an online voice that she chose has a stand-in while there is no network', () => {
  const { voice, spokenBy } = open([SONIA, KAREN, SAM], { wish: `voice of ${SONIA.name}` });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  voice.say(['Half way'], 5_000);
  network.mockReturnValue(true);
  voice.say(['Ten more'], 5_000);
  expect(spokenBy).toEqual(['Karen', SONIA.name]);
});
