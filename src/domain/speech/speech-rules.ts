import type { SpokenClass, TalkLevel } from './spoken-cue.ts';

/** How long a text is not said again, in milliseconds. */
export const SAME_TEXT_MS = 60_000;

/** The least silence between two lines, in milliseconds. */
export const BREATH_MS = 300;

/** How long before the end of a segment speech is over, where tones count down, in milliseconds. */
export const COUNTED_MS = 3_100;

/**
 * The silence while the member works, in milliseconds: the least between two lines, and the most that is left where there is
 * something to say. At other levels of talk silence stays.
 */
export const SILENCE: Readonly<Partial<Record<TalkLevel, { readonly leastMs: number; readonly mostMs: number }>>> = {
  normal: { leastMs: 3_200, mostMs: 10_000 },
  full: { leastMs: 2_900, mostMs: 8_500 },
};

/** Calls of the clock, of which there is at most one among so many sentences over {@link CLOCK_MS}. */
export const CLOCK_CALLS: ReadonlySet<SpokenClass> = new Set(['half', 'ten-seconds', 'time-left', 'last-round']);
export const CLOCK_SHARE = 7;
export const CLOCK_MS = 240_000;

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
  turn: { priority: 5, from: 'normal' },
  position: { priority: 6, from: 'normal' },
  'new-circuit': { priority: 7, from: 'normal' },
  feel: { priority: 5, from: 'normal' },
  fault: { priority: 5, from: 'normal' },
  middle: { priority: 5, from: 'normal' },
  last: { priority: 5, from: 'normal' },
  phase: { priority: 5, from: 'normal' },
  count: { priority: 4, from: 'normal' },
  why: { priority: 8, from: 'full' },
  easier: { priority: 8, from: 'full' },
  harder: { priority: 8, from: 'full' },
  kind: { priority: 9, from: 'normal' },
};

const ORDER: readonly TalkLevel[] = ['off', 'names', 'normal', 'full'];

/** The priority of a class: 0 wins over every other, 9 gives way to every other. */
export const priorityOf = (spoken: SpokenClass): number => RULES[spoken].priority;

/** True where the coach says lines of a class at a level of talk. */
export function isSaidAt(spoken: SpokenClass, talk: TalkLevel): boolean {
  return ORDER.indexOf(talk) >= ORDER.indexOf(RULES[spoken].from);
}
