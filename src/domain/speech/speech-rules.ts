import type { SpokenClass, TalkLevel } from './spoken-cue.ts';

/** How long a text is not said again, in milliseconds. */
export const SAME_TEXT_MS = 60_000;

/** The least silence between two lines, in milliseconds. */
export const BREATH_MS = 300;

/** How long before the end of a segment speech is over, where tones count down, in milliseconds. */
export const COUNTED_MS = 3_100;

/**
 * The longest silence while the member works, in milliseconds: a word fills a longer one. At other levels of talk
 * silence stays.
 */
export const QUIET_MS: Readonly<Partial<Record<TalkLevel, number>>> = { normal: 20_000, full: 14_000 };

interface SpeechRule {
  /** 0 wins over every other. */
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

/** The priority of a class: 0 wins over every other, 9 gives way to every other. */
export const priorityOf = (spoken: SpokenClass): number => RULES[spoken].priority;

/** True where the coach says lines of a class at a level of talk. */
export function isSaidAt(spoken: SpokenClass, talk: TalkLevel): boolean {
  return ORDER.indexOf(talk) >= ORDER.indexOf(RULES[spoken].from);
}
