import { savesData } from '#client/browser/connection.ts';
import { KEEP_VOICE, type KeepVoiceMessage } from '#client/service-worker/messages.ts';
import type { VoiceKind } from '#contract/voice.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';

/** Has the worker keep the recorded voice of these parts, where there is one; not where the browser saves data. */
export async function keepVoice(parts: readonly VoicePart[]): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker?.ready;
  const message: KeepVoiceMessage = { kind: KEEP_VOICE, parts, sound: voiceKind() };
  registration?.active?.postMessage(message);
}

/** Opus where this browser decodes it, because it is half the size. */
export const voiceKind = (): VoiceKind =>
  document.createElement('audio').canPlayType('audio/ogg; codecs="opus"') === '' ? 'aac' : 'opus';
