import type { VoiceKind } from '#contract/voice.ts';

/** Opus where this browser decodes it, because it is half the size. */
export const voiceKind = (): VoiceKind =>
  document.createElement('audio').canPlayType('audio/ogg; codecs="opus"') === '' ? 'aac' : 'opus';
