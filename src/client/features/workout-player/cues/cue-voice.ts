/** Upper estimate: slower than most voices, so that a sentence ends in time. */
const MS_PER_LETTER = 75;
const PAUSE_MS = 300;

export interface CueVoice {
  isThere(): boolean;
  /** Called whenever {@link CueVoice.isThere} may have changed: browsers load their voices late. */
  subscribe(listener: () => void): () => void;
  /** User activation: call it inside a tap, because some browsers speak only after one. */
  unlock(): void;
  /** Says the first of `words` that ends within `withinMs`, or nothing. */
  say(words: readonly string[], withinMs: number): void;
  hush(): void;
}

interface CueVoiceNeeds {
  synthesis: SpeechSynthesis | undefined;
  createUtterance: (text: string) => SpeechSynthesisUtterance;
}

export function createCueVoice({ synthesis, createUtterance }: CueVoiceNeeds): CueVoice {
  let isUnlocked = false;
  const british = () => {
    const voices = synthesis?.getVoices().filter(({ lang }) => /^en[-_]GB/i.test(lang)) ?? [];
    // A local voice speaks at once, and without a network.
    return voices.find(({ localService }) => localService) ?? voices[0];
  };
  return {
    isThere: () => british() !== undefined,
    subscribe(listener) {
      synthesis?.addEventListener?.('voiceschanged', listener);
      return () => synthesis?.removeEventListener?.('voiceschanged', listener);
    },
    unlock() {
      if (!british() || isUnlocked) return;
      isUnlocked = true;
      const silence = createUtterance(' ');
      silence.volume = 0;
      synthesis?.speak(silence);
    },
    say(words, withinMs) {
      const voice = british();
      const text = words.find((candidate) => speakingMs(candidate) <= withinMs);
      if (!synthesis || !voice || text === undefined) return;
      const utterance = createUtterance(text);
      utterance.voice = voice;
      utterance.lang = 'en-GB';
      synthesis.cancel();
      synthesis.speak(utterance);
    },
    hush: () => synthesis?.cancel(),
  };
}

export const speakingMs = (text: string): number => PAUSE_MS + text.length * MS_PER_LETTER;
