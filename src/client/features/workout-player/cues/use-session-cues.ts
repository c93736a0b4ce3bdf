import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type SoundChoice, soundChoice, soundOnSilent } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import type { SessionCue } from '#domain/session-cues.ts';
import { createCueSpeech } from './cue-speech.ts';
import { tonesOf, vibrationOf } from './cue-tones.ts';
import { createCueVoice } from './cue-voice.ts';
import { followCues } from './follow-cues.ts';
import { createToneOutput } from './tone-output.ts';

interface SessionCuesInput {
  /** Stable identity while the timeline is the same. */
  cues: readonly SessionCue[];
  isRunning: boolean;
  elapsedMs: () => number;
  /** Changes when the session jumps: forward, back, or a lengthened rest. */
  jump: unknown;
  onInterrupted: () => void;
}

export interface SessionSound {
  choice: SoundChoice;
  choose: (choice: SoundChoice) => void;
  /** User activation: call it in the tap or key press that starts or resumes. */
  unlock: () => void;
  flashes: number;
  lacksVoice: boolean;
}

export function useSessionCues({ cues, isRunning, elapsedMs, jump, onInterrupted }: SessionCuesInput): SessionSound {
  const [stored, choose] = useStoredValue(soundChoice);
  const choice = stored ?? 'voice';
  const [flashes, setFlashes] = useState(0);
  const latest = useRef({ elapsedMs, onInterrupted });
  useEffect(() => {
    latest.current = { elapsedMs, onInterrupted };
  });
  const [device] = useState(() => openDevice(() => latest.current.onInterrupted()));
  const hasVoice = useSyncExternalStore(device.voice.subscribe, device.voice.isThere, () => false);

  useEffect(() => device.tones.close, [device]);
  useEarlyStart(device.tones.unlock);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump starts everything anew
  useEffect(() => {
    if (!isRunning) return undefined;
    const elapsed = () => latest.current.elapsedMs();
    if (choice !== 'off') device.tones.play(cues, elapsed);
    const unfollow = followCues(cues, elapsed, (cue) => {
      if (choice === 'voice') device.speech.tell(cue, cues);
      if (choice === 'off' && tonesOf(cue).length > 0) setFlashes((count) => count + 1);
      vibrate(vibrationOf(cue));
    });
    return () => {
      unfollow();
      device.tones.stop();
      device.speech.stop();
    };
  }, [cues, isRunning, choice, jump, device]);

  function unlock() {
    device.tones.unlock();
    if (choice === 'voice') device.voice.unlock();
  }
  return { choice, choose, unlock, flashes, lacksVoice: choice === 'voice' && !hasVoice };
}

/** Warm-up at an earlier tap: the sound card needs a moment before Start. */
function useEarlyStart(unlock: () => void) {
  useEffect(() => {
    const wake = () => {
      if (navigator.userActivation?.hasBeenActive) unlock();
    };
    wake();
    document.addEventListener('pointerdown', wake);
    return () => document.removeEventListener('pointerdown', wake);
  }, [unlock]);
}

function openDevice(onInterrupted: () => void) {
  const voice = createCueVoice({
    synthesis: globalThis.speechSynthesis,
    createUtterance: (text) => new SpeechSynthesisUtterance(text),
  });
  return { voice, speech: createCueSpeech(voice), tones: createToneOutput({ createContext, onInterrupted }) };
}

function createContext(): AudioContext | undefined {
  mixWithOtherMusic();
  return typeof AudioContext === 'undefined' ? undefined : new AudioContext({ latencyHint: 'interactive' });
}

/** iOS: a page with sound would stop her music. "ambient" keeps to the silent switch, "transient" does not. */
function mixWithOtherMusic(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = soundOnSilent.read() ? 'transient' : 'ambient';
}

function vibrate(pattern: readonly number[]): void {
  // Absent on iPhones; rejected, with a message in the console, before the first tap.
  if (pattern.length > 0 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}
