import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { BodySide, CallName, CoachWords, VersionWords } from './coach-words.ts';
import type { TimedSegment } from './open-times.ts';
import type { PlacedLine, WishedLine } from './speech-layout.ts';
import type { SpeechMemory } from './speech-memory.ts';
import { isSaidAt } from './speech-rules.ts';
import type { KindMoment, SessionQuarter, SpokenClass, SpokenLine, TalkLevel } from './spoken-cue.ts';

/** A quarter of the session whose time left is still to be said. */
export interface PendingQuarter {
  readonly quarter: SessionQuarter;
  readonly atMs: number;
}

/** The state of putting a session's speech together. */
export interface SpeechScene {
  readonly words: CoachWords;
  readonly talk: TalkLevel;
  readonly firstSide: BodySide;
  readonly memory: SpeechMemory;
  readonly totalMs: number;
  /** A main part follows the warm-up; a short session of a course has none. */
  readonly hasWarmUp: boolean;
  /** The instant before which nothing is said. */
  readonly fromMs: number;
  /** The name that was said last. */
  named: SpokenLine['id'] | undefined;
  quarters: readonly PendingQuarter[];
  /** The classes of the lines that the last gap said of the move after it. */
  told: ReadonlySet<SpokenClass>;
}

/** A segment of a guided session with its times. */
export type TimedPlace = TimedSegment<PlacedSegment>;

/** The words of the move of a segment. */
export const versionIn = ({ words }: SpeechScene, { segment }: TimedPlace): VersionWords =>
  words.versionOf(segment.moveId, segment.level);

/** The wished lines that are said at this level of talk; the undefined ones are left out. */
export function said(scene: SpeechScene, wishes: readonly (WishedLine | undefined)[]): readonly WishedLine[] {
  return wishes.filter((wish): wish is WishedLine => wish !== undefined && isSaidAt(wish.class, scene.talk));
}

/** A wish for one of these lines; undefined where all of them were said just now. */
export function wished(
  scene: SpeechScene,
  spoken: SpokenClass,
  lines: readonly SpokenLine[],
  earliestMs: number,
  latestMs = Number.POSITIVE_INFINITY,
): WishedLine | undefined {
  const line = scene.memory.pick(lines, earliestMs);
  return line && { line, class: spoken, earliestMs, latestMs };
}

/** A wish for the first of these lines that was not said just now: the others only stand in for it. */
export function preferred(
  scene: SpeechScene,
  spoken: SpokenClass,
  lines: readonly SpokenLine[],
  earliestMs: number,
  latestMs = Number.POSITIVE_INFINITY,
): WishedLine | undefined {
  const line = lines.find((each) => scene.memory.isFresh(each, earliestMs));
  return line && { line, class: spoken, earliestMs, latestMs };
}

/** A wish for one wording of a call. */
export function called(
  scene: SpeechScene,
  spoken: SpokenClass,
  call: CallName,
  earliestMs: number,
  latestMs?: number,
): WishedLine | undefined {
  return wished(scene, spoken, scene.words.callsOf(call), earliestMs, latestMs);
}

/** Remembers the lines that are said. */
export function note(scene: SpeechScene, placed: readonly PlacedLine[]): void {
  for (const { line, class: spoken, atMs } of placed) {
    scene.memory.note(line, atMs);
    if (spoken === 'name') scene.named = line.id;
    if (spoken === 'time-left')
      scene.quarters = scene.quarters.filter(({ quarter }) => !line.id.includes(`.q${quarter}.`));
  }
}

/** The time left may be said from so long before a quarter until so long past it. */
const QUARTER_BEFORE_MS = 25_000;
const QUARTER_AFTER_MS = 90_000;
/** The priority of the time left once a quarter is over: it goes before the set-up. */
const OVERDUE_PRIORITY = 2;

/** The instant from which the time left at a quarter may be said. */
export const nearMs = ({ atMs }: PendingQuarter): number => atMs - QUARTER_BEFORE_MS;

/** A wish for the time left, where a quarter of the session is near. */
export function timeLeft(scene: SpeechScene, earliestMs: number): WishedLine | undefined {
  const due = scene.quarters.findLast((quarter) => earliestMs >= nearMs(quarter));
  if (!due || earliestMs > due.atMs + QUARTER_AFTER_MS) return undefined;
  const minutes = Math.round((scene.totalMs - earliestMs) / 60_000);
  const line = scene.words.timeLeft(due.quarter, minutes);
  const overdue = earliestMs > due.atMs ? { priority: OVERDUE_PRIORITY } : undefined;
  return line && { line, class: 'time-left', earliestMs, latestMs: due.atMs + QUARTER_AFTER_MS, ...overdue };
}

/** The quarters whose time left is still to be said from an instant on. */
export function quartersFrom(totalMs: number, fromMs: number): readonly PendingQuarter[] {
  return ([1, 2, 3] as const)
    .map((quarter) => ({ quarter, atMs: (totalMs * quarter) / 4 }))
    .filter((each) => nearMs(each) >= fromMs || fromMs === 0);
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * A kind word that was not said yet and fits the moment.
 *
 * @param used ids that are taken already, but not yet remembered.
 */
export function kindWord(
  { memory, words }: SpeechScene,
  moment: KindMoment,
  earliestMs: number,
  used: ReadonlySet<string> = NOTHING,
): WishedLine | undefined {
  const fitting = words.kind.filter(
    (word) => memory.isNew(word) && !used.has(word.id) && (word.fits === 'any' || word.fits === moment),
  );
  const [line] = memory.shuffled(fitting);
  return line && { line, class: 'kind', earliestMs, latestMs: Number.POSITIVE_INFINITY };
}
