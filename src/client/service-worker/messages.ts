import type { VoiceKind } from '#contract/voice.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';

/* Compatibility: the two sides may be of different versions. */

export const ACTIVATE_MESSAGE = 'activate';

/** A page is being opened: look once more whether anything is shown. */
export const LOOK_AGAIN_MESSAGE = 'look-again';

/** A member is here: every picture of the coach is wanted, for workouts without a network. Sent alone, or as a {@link KeepPicturesMessage}. */
export const KEEP_PICTURES_MESSAGE = 'keep-pictures';

/** The same, with the addresses of the pictures that come first, those of the visit that finds these kept, and whether all others come too. */
export interface KeepPicturesMessage {
  readonly kind: typeof KEEP_PICTURES_MESSAGE;
  readonly first: readonly string[];
  readonly next?: readonly string[];
  readonly rest?: 'now' | 'never';
}

/** A member is here: the recorded voice of these parts is wanted, and none of others. */
export interface KeepVoiceMessage {
  readonly kind: typeof KEEP_VOICE;
  readonly parts: readonly VoicePart[];
  readonly sound: VoiceKind;
}

export const KEEP_VOICE = 'keep-voice';

export const ARE_YOU_WELL_MESSAGE = 'are-you-well';

export const WELL_ANSWER = 'well';

/** Shared lock, held by every window in which a session runs. */
export const SESSION_LOCK = 'fit-in-30-session';
