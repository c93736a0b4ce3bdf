import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { playsLocked, soundOnSilent, talkLevel } from '#client/parts/stored/browser-storage.ts';
import { BRITISH, fakeSpeech } from '#client/parts/voice/device-voice.fixture.ts';
import { button, digits, holdClock, isOpen, key, pass, press, startGuidedSession, title } from './session.fixture.tsx';

holdClock();

const AMERICAN = { lang: 'en-US', localService: true, name: 'Sam' };
const giveVoice = () => {
  const speech = fakeSpeech([BRITISH, AMERICAN]);
  vi.stubGlobal('speechSynthesis', speech.synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', speech.Utterance);
  return speech;
};
const soundSheet = () => within(screen.getByRole('dialog', { name: 'Sound' }));

async function openSoundSheet() {
  await startGuidedSession();
  key(' ');
  press('Sound');
}

describe('sound and voice, in a pause', () => {
  test('holds her choices, and closes to the pause', async () => {
    giveVoice();
    await openSoundSheet();
    expect(isOpen('Paused')).toBe(false);
    soundSheet().getByRole('switch', { name: 'Keep playing when locked' }).click();
    expect(playsLocked.read()).toBe(true);
    expect(soundSheet().getByRole('slider', { name: 'Volume of the voice' })).toBeTruthy();
    press('Close');
    expect(isOpen('Paused')).toBe(true);
  });

  test('lets her choose among the English voices, and hear the one she chose', async () => {
    const { said, spokenBy } = giveVoice();
    await openSoundSheet();
    fireEvent.change(soundSheet().getByLabelText('Voice'), { target: { value: 'voice of Sam' } });
    press('Hear it');
    expect(said.at(-1)).toBe('Here’s how I sound. Halfway, and ten more.');
    expect(spokenBy.at(-1)).toBe('Sam');
  });

  test('says at the switch where there is no voice, and offers no dark screen then', async () => {
    await openSoundSheet();
    expect(soundSheet().getByText(/This device has no English voice/)).toBeTruthy();
    expect(soundSheet().queryByRole('button', { name: /dark screen/ })).toBeNull();
  });
});

test('on an iPhone the sheet says what the silent switch does, and the way round it', async () => {
  Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'audioSession'));
  await openSoundSheet();
  const wayRound = soundSheet().getByRole('switch', { name: 'Play cues even when the phone is on silent' });
  expect(soundSheet().getByText(/^An iPhone’s silent switch mutes the coach as well/)).toBeTruthy();
  wayRound.click();
  expect(soundOnSilent.read()).toBe(true);
});

describe('sound, while she works', () => {
  test('is chosen without a pause, and how much the coach says with it', async () => {
    giveVoice();
    await startGuidedSession();
    await pass(12);
    press('Sound: Voice');
    soundSheet().getByRole('radio', { name: 'Full' }).click();
    await pass(3);
    expect(talkLevel.read()).toBe('full');
    expect(soundSheet().queryByRole('slider')).toBeNull();
    soundSheet().getByRole('radio', { name: 'Off' }).click();
    press('Close');
    expect(isOpen('Paused')).toBe(false);
    expect(digits()).toBe('55');
    expect(button('Sound: Off')).toBeTruthy();
  });
});

describe('with sound only', () => {
  beforeEach(giveVoice);

  test('there is no coach to be seen, the clock runs, and “I’m needed” pauses', async () => {
    await openSoundSheet();
    press('Sound only, dark screen');
    await pass(12);
    expect(title()).toBe('March on the spot');
    expect(digits()).toBe('58');
    expect(screen.queryByRole('img')).toBeNull();
    press('I’m needed');
    expect(isOpen('Paused')).toBe(true);
    await pass(5);
    expect(digits()).toBe('58');
    within(screen.getByRole('dialog', { name: 'Paused' }))
      .getByRole('button', { name: 'Carry on' })
      .click();
    await pass(1);
    expect(digits()).toBe('57');
  });

  test('the coach is one press away', async () => {
    await openSoundSheet();
    press('Sound only, dark screen');
    press('Show the coach');
    expect(button('Pause, I’m needed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the coach' })).toBeNull();
  });
});
