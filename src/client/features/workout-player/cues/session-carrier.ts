import { useEffect, useState } from 'react';
import { steadyMs } from '#client/browser/clock.ts';

/** Between two looks at the audio clock: more than this behind, and the phone was asleep. */
const SLEPT_MS = 3_000;

/**
 * Lets a session play on in a locked phone: a silent track in an audio element, which phones leave running where they stop a
 * page's own sounds and timers, and to which headsets and lock screens talk.
 */
export interface SessionCarrier {
  /** User activation: call it in the tap that starts or resumes. */
  play(): void;
  pause(): void;
  isPlaying(): boolean;
  /** Looks at both clocks, for {@link SessionCarrier.hasRunOn}. */
  look(): void;
  /** True where sound has run on since the last look: then the page was not asleep, however late its timers come. */
  hasRunOn(): boolean;
  /** Tells how far the audio clock is, in seconds; undefined while it stands. */
  watch(clockSeconds: () => number | undefined): void;
  /** Another app has taken the sound. */
  onTaken(listener: () => void): void;
  close(): void;
}

export function createSessionCarrier(): SessionCarrier {
  let element: HTMLAudioElement | undefined;
  let address = '';
  let isWanted = false;
  let taken = () => {};
  let clock: () => number | undefined = () => undefined;
  let seen: { atMs: number; seconds: number } | undefined;

  function open(): HTMLAudioElement {
    address = URL.createObjectURL(new Blob([silentTrack()], { type: 'audio/wav' }));
    const opened = new Audio(address);
    opened.loop = true;
    opened.addEventListener('pause', () => {
      if (isWanted) taken();
    });
    return opened;
  }

  return {
    play() {
      isWanted = true;
      element ??= open();
      // Rejected without user activation: the session then runs uncarried.
      void element.play().catch(() => undefined);
    },
    pause() {
      isWanted = false;
      element?.pause();
    },
    isPlaying: () => isWanted && element?.paused === false,
    look() {
      const seconds = clock();
      seen = seconds === undefined ? undefined : { atMs: steadyMs(), seconds };
    },
    hasRunOn() {
      const seconds = clock();
      if (!seen || seconds === undefined || !isWanted || element?.paused !== false) return false;
      return steadyMs() - seen.atMs - (seconds - seen.seconds) * 1_000 < SLEPT_MS;
    },
    watch(clockSeconds) {
      clock = clockSeconds;
    },
    onTaken(listener) {
      taken = listener;
    },
    close() {
      isWanted = false;
      element?.pause();
      element = undefined;
      URL.revokeObjectURL(address);
    },
  };
}

/** For one session at a time; ends with the screen. */
export function useSessionCarrier(): SessionCarrier {
  const [carrier] = useState(createSessionCarrier);
  useEffect(() => carrier.close, [carrier]);
  return carrier;
}

const SECONDS = 10;
const SAMPLE_RATE = 8_000;
/** The middle of an unsigned byte. */
const SILENCE = 128;
const HEADER_BYTES = 44;

/** Ten seconds of nothing as a WAV file: long enough for every phone to take it for music, and made here so that no network is needed. */
export function silentTrack(): Uint8Array<ArrayBuffer> {
  const samples = SECONDS * SAMPLE_RATE;
  const track = new Uint8Array(HEADER_BYTES + samples).fill(SILENCE);
  const header = new DataView(track.buffer);
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  const number = (at: number, value: number) => header.setUint32(at, value, true);
  text(0, 'RIFF');
  number(4, HEADER_BYTES - 8 + samples);
  text(8, 'WAVEfmt ');
  number(16, 16); // length of what follows
  number(20, 0x0001_0001); // uncompressed, one channel
  number(24, SAMPLE_RATE);
  number(28, SAMPLE_RATE); // bytes a second
  number(32, 0x0008_0001); // one byte, of eight bits, a sample
  text(36, 'data');
  number(40, samples);
  return track;
}
