import { speakingMs } from '#domain/speech/spoken-cue.ts';
import { createNetworkVoices } from './network-voices.ts';
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
  /** Says the first of `words` that ends within `withinMs`, or nothing. */
  say(words: readonly string[], withinMs: number): void;
  hush(): void;
}

interface DeviceVoiceNeeds {
  synthesis: SpeechSynthesis | undefined;
  createUtterance: (text: string) => SpeechSynthesisUtterance;
  /** The `voiceURI` that she chose. */
  wish: () => string | undefined;
  /** 0 to 1. */
  volume: () => number;
}

export function createDeviceVoice({ synthesis, createUtterance, wish, volume }: DeviceVoiceNeeds): DeviceVoice {
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
    say: function say(words, withinMs) {
      network.endLine();
      const voice = chosen();
      const text = words.find((candidate) => speakingMs(candidate) <= withinMs);
      if (!synthesis || !voice || text === undefined) return;
      const utterance = createUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.volume = volume();
      network.heed(utterance, voice, (laterMs) => say(words, withinMs - laterMs));
      synthesis.cancel();
      synthesis.speak(utterance);
    },
    hush() {
      network.endLine();
      synthesis?.cancel();
    },
  };
}

/** The English voices there are, from the best for the coach to the worst. */
export function englishVoices(synthesis: SpeechSynthesis | undefined): SpeechSynthesisVoice[] {
  const voices = synthesis?.getVoices().filter(({ lang, name }) => ENGLISH.test(lang) && !JOKES.test(name)) ?? [];
  return voices.toSorted(byRank);
}

export const chosenVoice = (
  voices: readonly SpeechSynthesisVoice[],
  wish: string | undefined,
): SpeechSynthesisVoice | undefined => voices.find(({ voiceURI }) => voiceURI === wish) ?? voices[0];

export function watchVoices(synthesis: SpeechSynthesis | undefined, listener: () => void): () => void {
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}
