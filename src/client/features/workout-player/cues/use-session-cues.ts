import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { vibrate } from '#client/browser/device.ts';
import { mouths } from '#client/coach/stage/mouths.ts';
import {
  beepVolume,
  captions,
  playsLocked,
  type SoundChoice,
  soundChoice,
  soundOnSilent,
  voiceVolume,
} from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { openDeviceVoice } from '#client/parts/voice/device-voice.ts';
import { takeOpenedSound } from '#client/parts/voice/sound-in-tap.ts';
import type { SessionCue } from '#domain/session/session-cues.ts';
import { speakingMs } from '#domain/speech/spoken-cue.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import { type AudioOutput, createAudioOutput } from './audio-output.ts';
import { type CueSpeech, createCueSpeech, type SaidWords } from './cue-speech.ts';
import { toneSounding, tonesOf, vibrationOf } from './cue-tones.ts';
import { followCues } from './follow-cues.ts';
import { fetchRecordedVoice } from './recorded-voice.ts';
import type { SessionCarrier } from './session-carrier.ts';
import { type SpeechTimeline, useCoachSpeech } from './use-coach-speech.ts';

interface SessionCuesInput {
  /** Stable identity while the timeline is the same. */
  cues: readonly SessionCue[];
  /** Absent where nobody speaks. */
  timeline?: SpeechTimeline;
  isRunning: boolean;
  elapsedMs: () => number;
  /** Changes when the session jumps: forward, back, or a lengthened rest. */
  jump: unknown;
  onInterrupted: () => void;
  carrier: SessionCarrier;
  /** Whose lines may be recorded. */
  voicePart: VoicePart;
}

export interface SessionSound {
  choice: SoundChoice;
  choose: (choice: SoundChoice) => void;
  /** User activation: call it in the tap or key press that starts or resumes. */
  unlock: () => void;
  flashes: number;
  /** What the coach says now, where it is to be read. */
  said: string | undefined;
  lacksVoice: boolean;
  /** A person's voice speaks. */
  hasRecordings: boolean;
}

const NOTHING_SAID: SpeechTimeline = { segments: [], seed: 0, isOver: false, saysAll: false };

export function useSessionCues({
  cues,
  timeline = NOTHING_SAID,
  isRunning,
  elapsedMs,
  jump,
  ...input
}: SessionCuesInput): SessionSound {
  const { onInterrupted, carrier, voicePart } = input;
  const [choice, choose] = useStoredValue(soundChoice);
  const [flashes, setFlashes] = useState(0);
  const latest = useRef({ elapsedMs, onInterrupted });
  useEffect(() => {
    latest.current = { elapsedMs, onInterrupted };
  });
  const isTaken = useRef(false);
  const [device] = useState(() =>
    openDevice(carrier, () => {
      isTaken.current = true;
      latest.current.onInterrupted();
    }),
  );
  const hasVoice = useSyncExternalStore(device.voice.subscribe, device.voice.isThere, () => false);

  useEffect(() => device.output.close, [device]);
  useVolumes(device.output);
  useEarlyStart(device.output.unlock);
  useLateVoice(device.voice.unlock, isRunning && choice === 'voice');
  const [isLocked] = useStoredValue(playsLocked);
  const isCarried = isLocked && choice !== 'off';
  useCarried(carrier, isCarried && isRunning);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump starts everything anew
  useEffect(() => {
    if (!isRunning) return undefined;
    isTaken.current = false;
    const elapsed = () => latest.current.elapsedMs();
    if (choice !== 'off') device.output.play('beeps', cues.map(toneSounding), elapsed);
    const unfollow = followCues(cues, elapsed, (cue) => {
      if (choice === 'off' && tonesOf(cue).length > 0) setFlashes((count) => count + 1);
      vibrate(vibrationOf(cue));
    });
    return () => {
      unfollow();
      device.output.stop('beeps');
    };
  }, [cues, isRunning, choice, jump, device]);
  const hasRecordings = useRecordings(device.speech, voicePart, choice === 'voice');
  const answersUnseen = () => isCarried && !isTaken.current;
  const [isCaptioned] = useStoredValue(captions);
  const caption = useCaption(isCaptioned);
  const speech = { speech: device.speech, isHeard: choice === 'voice', isRead: isCaptioned, answersUnseen };
  useCoachSpeech({ timeline, isRunning, elapsedMs, jump, ...speech, onSaid: caption.show });
  // Last, because whatever falls silent on leaving speaks to the browser too.
  useSoundManner(choice !== 'off', isCarried);

  function unlock() {
    device.output.unlock();
    if (choice === 'voice') device.voice.unlock();
    if (isCarried) carrier.play();
  }
  function chooseSound(next: SoundChoice) {
    // User activation: some browsers need it before any speech.
    if (next === 'voice') device.voice.unlock();
    choose(next);
  }
  const lacksVoice = choice === 'voice' && !hasVoice && !hasRecordings;
  return { choice, choose: chooseSound, unlock, flashes, said: caption.text, lacksVoice, hasRecordings };
}

/** Words stay as long as they take to be said, and a moment for the eye. */
const STILL_READ_MS = 1_500;

function useCaption(isOn: boolean) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(setText, speakingMs(text) + STILL_READ_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text: isOn ? text : undefined, show: isOn ? setText : undefined };
}

/** Opening a sound card holds the page up; the player's first picture comes before it. */
const AFTER_MS = 1_000;

/** Warm-up at an earlier tap: the sound card needs a moment before Start. */
function useEarlyStart(unlock: () => void) {
  useEffect(() => {
    const wake = () => {
      if (navigator.userActivation?.hasBeenActive) unlock();
    };
    const timer = setTimeout(wake, AFTER_MS);
    document.addEventListener('pointerdown', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wake);
    };
  }, [unlock]);
}

/** A voice that was not there yet at the tap on Start is unlocked by any tap after it. */
function useLateVoice(unlock: () => void, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined;
    document.addEventListener('click', unlock);
    return () => document.removeEventListener('click', unlock);
  }, [unlock, isWanted]);
}

/** Fetched beside the screen; until they are there, and where there are none, the device's voice speaks. */
function useRecordings(speech: CueSpeech, part: VoicePart, isOn: boolean): boolean {
  const [hasRecordings, setRecordings] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    void fetchRecordedVoice(['every', part]).then((voice) => {
      if (!voice || isOver) return;
      speech.give(voice);
      setRecordings(true);
    });
    return () => {
      isOver = true;
    };
  }, [speech, part, isOn]);
  return hasRecordings;
}

/** The member's choice to hear it in a locked phone; stops the silent track with the session. */
function useCarried(carrier: SessionCarrier, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    carrier.play();
    return carrier.pause;
  }, [carrier, isPlaying]);
}

/** Leaves the member's music alone without sound; restored after the session. */
function useSoundManner(isHeard: boolean, isCarried: boolean): void {
  const [isOnSilent] = useStoredValue(soundOnSilent);
  const isAlone = isHeard && (isCarried || isOnSilent);
  useEffect(() => {
    soundAs(isAlone ? 'alone' : 'beside');
    return () => soundAs('unset');
  }, [isAlone]);
}

function useVolumes(output: AudioOutput): void {
  const [beeps] = useStoredValue(beepVolume);
  const [voice] = useStoredValue(voiceVolume);
  useEffect(() => output.setVolume('beeps', beeps / 100), [output, beeps]);
  useEffect(() => {
    output.setVolume('voice', voice / 100);
    output.setVolume('call', voice / 100);
  }, [output, voice]);
}

function openDevice(carrier: SessionCarrier, onInterrupted: () => void) {
  const voice = openDeviceVoice();
  const output = createAudioOutput(createContext, onInterrupted, carrier.isPlaying);
  carrier.watch(output.clockSeconds);
  carrier.onTaken(onInterrupted);
  return { voice, speech: createCueSpeech(voice, output, heedWords), output };
}

function createContext(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  return takeOpenedSound() ?? new AudioContext({ latencyHint: 'interactive' });
}

/**
 * How the page's sound stands beside what else an Apple device plays: "beside" mixes with the member's music, "over"
 * may lower it for the moment; both keep to an iPhone's silent switch. "alone" does not, and stops their music.
 * "unset" is up to the browser. /
 */
type SoundManner = 'beside' | 'over' | 'alone' | 'unset';

const TYPES: Readonly<Record<SoundManner, string>> = {
  beside: 'ambient',
  over: 'transient',
  alone: 'playback',
  unset: 'auto',
};

function soundAs(manner: SoundManner): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession && audioSession.type !== TYPES[manner]) audioSession.type = TYPES[manner];
}

function heedWords(words?: SaidWords): void {
  makeRoomForWords(words !== undefined);
  for (const say of mouths) say(words?.text ?? '', (words?.lastsMs ?? 0) / 1000);
}

/** The member's music makes room for words; nothing changes where it has been stopped anyway. */
function makeRoomForWords(areSaid: boolean): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession && audioSession.type !== TYPES.alone) soundAs(areSaid ? 'over' : 'beside');
}
