import { useMemo, useSyncExternalStore } from 'react';
import { voiceChoice, voiceVolume } from '#client/parts/stored/browser-storage.ts';
import { wordMs } from '#domain/speech/spoken-cue.ts';
import { byRank } from './voice-rank.ts';

/** Apple's joke voices call themselves English, too. */
const JOKES =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Good News|Hysterical|Jester|Organ|Pipe Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

/** Firefox on Android says "eng-GBR". */
const ENGLISH = /^eng?([-_]|$)/i;

export interface DeviceVoice {
  isThere(): boolean;
  /** Called whenever {@link DeviceVoice.isThere} may have changed: browsers load their voices late. */
  subscribe(listener: () => void): () => void;
  /** User activation: call it inside a tap, because some browsers speak only after one. */
  unlock(): void;
  /** Says the first of `words` that ends within `withinMs`, or nothing; `onEnd` is told where the voice tells that it has. */
  say(words: readonly string[], withinMs: number, onEnd?: () => void): void;
  hush(): void;
}

/**
 * @param wish the `voiceURI` that the member chose.
 * @param volume 0 to 1.
 */
export function createDeviceVoice(
  synthesis: SpeechSynthesis | undefined,
  createUtterance: (text: string) => SpeechSynthesisUtterance,
  wish: () => string | undefined,
  volume: () => number,
): DeviceVoice {
  let isUnlocked = false;
  const network = createNetworkVoices();
  const chosen = () => {
    const voices = englishVoices(synthesis);
    const wished = chosenVoice(voices, wish());
    return wished && [wished, ...voices].find(network.canSpeak);
  };
  return {
    isThere: () => chosen() !== undefined,
    subscribe: (listener) => watchVoices(synthesis, listener),
    unlock() {
      if (!synthesis || isUnlocked) return;
      // Browsers load their voices late: without one it is said all the same, and again at the next tap.
      isUnlocked = chosen() !== undefined;
      const silence = createUtterance(' ');
      silence.volume = 0;
      synthesis.speak(silence);
    },
    say: function say(words, withinMs, onEnd) {
      network.endLine();
      const voice = chosen();
      const text = words.find((candidate) => wordMs(candidate) <= withinMs);
      if (!synthesis || !voice || text === undefined) return;
      const utterance = createUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.volume = volume();
      if (onEnd) utterance.onend = onEnd;
      network.heed(utterance, voice, (laterMs) => say(words, withinMs - laterMs, onEnd));
      synthesis.cancel();
      synthesis.speak(utterance);
    },
    hush() {
      network.endLine();
      synthesis?.cancel();
    },
  };
}

/** The voice of this device, as the member chose it and as loud. */
export const openDeviceVoice = (): DeviceVoice =>
  createDeviceVoice(
    globalThis.speechSynthesis,
    (text) => new SpeechSynthesisUtterance(text),
    voiceChoice.read,
    () => voiceVolume.read() / 100,
  );

/** The English voices there are, from the best for the coach to the worst. */
export function englishVoices(synthesis: SpeechSynthesis | undefined): SpeechSynthesisVoice[] {
  const voices = synthesis?.getVoices().filter(({ lang, name }) => ENGLISH.test(lang) && !JOKES.test(name)) ?? [];
  return voices.toSorted(byRank);
}

export const chosenVoice = (
  voices: readonly SpeechSynthesisVoice[],
  wish: string | undefined,
): SpeechSynthesisVoice | undefined => voices.find(({ voiceURI }) => voiceURI === wish) ?? voices[0];

function watchVoices(synthesis: SpeechSynthesis | undefined, listener: () => void): () => void {
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;
const subscribe = (listener: () => void) => watchVoices(synthesis(), listener);
const uris = () =>
  englishVoices(synthesis())
    .map(({ voiceURI }) => voiceURI)
    .join('\n');

/** The English voices of this device, best first; empty where there is none, or none has been loaded yet. */
export function useEnglishVoices(): readonly SpeechSynthesisVoice[] {
  const known = useSyncExternalStore(subscribe, uris, () => '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other voices are the reason
  return useMemo(() => englishVoices(synthesis()), [known]);
}

/** Errors of a voice that cannot be had, unlike those of a line that was cut off. */
const FAILURES: ReadonlySet<string> = new Set<SpeechSynthesisErrorCode>([
  ...(['network', 'synthesis-unavailable', 'synthesis-failed', 'language-unavailable', 'voice-unavailable'] as const),
]);
/** A voice that has not begun after so long is not coming. */
const PATIENCE_MS = 2_500;

type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'localService'>;

interface NetworkVoices {
  /** Not without a network, and not once it failed: a session that changes its voice to and fro is worse than a plain one. */
  readonly canSpeak: (voice: Voice) => boolean;
  /** Heeds what becomes of a line of a voice; `instead` is asked to say it where the voice fails, so many milliseconds later. */
  readonly heed: (utterance: SpeechSynthesisUtterance, voice: Voice, instead: (laterMs: number) => void) => void;
  /** The line is over, or called off. */
  readonly endLine: () => void;
}

/** Voices that speak only through a network: near-human, and gone with it. */
function createNetworkVoices(): NetworkVoices {
  const failed = new Set<string>();
  let awaited: { uri: string; since: number } | undefined;
  return {
    canSpeak(voice) {
      return voice.localService || (navigator.onLine && !failed.has(voice.voiceURI));
    },
    heed(utterance, { voiceURI, localService }, instead) {
      if (localService) return;
      const since = performance.now();
      awaited = { uri: voiceURI, since };
      utterance.onstart = () => {
        awaited = undefined;
      };
      utterance.onerror = ({ error }) => {
        if (!FAILURES.has(error)) return;
        awaited = undefined;
        failed.add(voiceURI);
        instead(performance.now() - since);
      };
    },
    endLine() {
      if (awaited && performance.now() - awaited.since > PATIENCE_MS) failed.add(awaited.uri);
      awaited = undefined;
    },
  };
}
