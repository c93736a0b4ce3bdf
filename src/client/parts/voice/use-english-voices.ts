import { useMemo, useSyncExternalStore } from 'react';
import { englishVoices, watchVoices } from './device-voice.ts';

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
