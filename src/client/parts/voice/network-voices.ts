/** Errors of a voice that cannot be had, unlike those of a line that was cut off. */
const FAILURES: ReadonlySet<string> = new Set<SpeechSynthesisErrorCode>([
  ...(['network', 'synthesis-unavailable', 'synthesis-failed', 'language-unavailable', 'voice-unavailable'] as const),
]);
/** A voice that has not begun after so long is not coming. */
const PATIENCE_MS = 2_500;

type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'localService'>;

export interface NetworkVoices {
  /** Not without a network, and not once it failed: a session that changes its voice to and fro is worse than a plain one. */
  readonly canSpeak: (voice: Voice) => boolean;
  /** Heeds what becomes of a line of a voice; `instead` is asked to say it where the voice fails, so many milliseconds later. */
  readonly heed: (utterance: SpeechSynthesisUtterance, voice: Voice, instead: (laterMs: number) => void) => void;
  /** The line is over, or called off. */
  readonly endLine: () => void;
}

/** Voices that speak only through a network: near-human, and gone with it. */
export function createNetworkVoices(): NetworkVoices {
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
