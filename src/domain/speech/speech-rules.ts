import type { SpokenClass, TalkLevel } from './spoken-cue.ts';

/** The same text is not said again within this time. */
export const SAME_TEXT_MS = 60_000;

/** At least this long nothing is said between two lines. */
export const BREATH_MS = 300;

/** Speech is over this long before the end of a segment, where the tones count. */
export const COUNTED_MS = 3_100;

/** While she works, a word is put into silences that would be longer; at the other levels silence is left alone. */
export const QUIET_MS: Readonly<Partial<Record<TalkLevel, number>>> = { normal: 20_000, full: 14_000 };

interface SpeechRule {
  /** 0 goes before everything else. */
  readonly priority: number;
  /** The least talk at which it is said. */
  readonly from: Exclude<TalkLevel, 'off'>;
}

const RULES: Readonly<Record<SpokenClass, SpeechRule>> = {
  name: { priority: 0, from: 'names' },
  ending: { priority: 0, from: 'names' },
  needed: { priority: 0, from: 'names' },
  side: { priority: 1, from: 'names' },
  'last-round': { priority: 2, from: 'names' },
  'get-ready': { priority: 2, from: 'names' },
  opening: { priority: 2, from: 'normal' },
  main: { priority: 3, from: 'normal' },
  'set-up': { priority: 3, from: 'normal' },
  'time-left': { priority: 4, from: 'normal' },
  cue: { priority: 4, from: 'normal' },
  'ten-seconds': { priority: 4, from: 'normal' },
  breath: { priority: 5, from: 'normal' },
  breather: { priority: 5, from: 'normal' },
  half: { priority: 5, from: 'normal' },
  position: { priority: 6, from: 'normal' },
  'new-circuit': { priority: 7, from: 'normal' },
  'easier-offer': { priority: 8, from: 'full' },
  kind: { priority: 9, from: 'normal' },
};

const ORDER: readonly TalkLevel[] = ['off', 'names', 'normal', 'full'];

/** 0 goes before everything else, 9 gives way to everything. */
export const priorityOf = (spoken: SpokenClass): number => RULES[spoken].priority;

/** True where the talk is enough for this class. */
export function isSaidAt(spoken: SpokenClass, talk: TalkLevel): boolean {
  return ORDER.indexOf(talk) >= ORDER.indexOf(RULES[spoken].from);
}
