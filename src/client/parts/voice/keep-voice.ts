import { savesData } from '#client/browser/saves-data.ts';
import { KEEP_VOICE, type KeepVoiceMessage } from '#client/service-worker/messages.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import { voiceKind } from './voice-kind.ts';

/** Has the worker keep the recorded voice of these parts, where there is one; not where the browser saves data. */
export async function keepVoice(parts: readonly VoicePart[]): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker?.ready;
  const message: KeepVoiceMessage = { kind: KEEP_VOICE, parts, sound: voiceKind() };
  registration?.active?.postMessage(message);
}
