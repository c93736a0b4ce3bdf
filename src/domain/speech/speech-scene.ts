import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { BodySide, CallName, CoachWords, VersionWords } from './coach-words.ts';
import type { TimedSegment } from './open-times.ts';
import type { PlacedLine, WishedLine } from './speech-layout.ts';
import type { SpeechMemory } from './speech-memory.ts';
import { isSaidAt } from './speech-rules.ts';
import type { KindMoment, SessionQuarter, SpokenClass, SpokenLine, TalkLevel } from './spoken-cue.ts';

/** A quarter of the session whose time left is still to be told. */
export interface PendingQuarter {
  readonly quarter: SessionQuarter;
  readonly atMs: number;
}

/** Where the putting together of a session's speech stands. */
export interface SpeechScene {
  readonly words: CoachWords;
  readonly talk: TalkLevel;
  readonly firstSide: BodySide;
  readonly memory: SpeechMemory;
  readonly totalMs: number;
  /** A main part follows; a short session of a course has none. */
  readonly hasWarmUp: boolean;
  /** Nothing is said before. */
  readonly fromMs: number;
  /** The name that was said last. */
  named: SpokenLine['id'] | undefined;
  quarters: readonly PendingQuarter[];
  /** What the last gap told of the move that follows it. */
  told: ReadonlySet<SpokenClass>;
}

/** A segment of a guided session with its times. */
export type TimedPlace = TimedSegment<PlacedSegment>;

/** The words of what is done in a segment. */
export const versionIn = ({ words }: SpeechScene, { segment }: TimedPlace): VersionWords =>
  words.versionOf(segment.moveId, segment.level);

/** The list without what is not said at this level of talk, and without what nobody has words for. */
export function said(scene: SpeechScene, wishes: readonly (WishedLine | undefined)[]): readonly WishedLine[] {
  return wishes.filter((wish): wish is WishedLine => wish !== undefined && isSaidAt(wish.class, scene.talk));
}

/** One of these lines, unless all of them were said just now. */
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

/** The first of these lines that was not said just now: the others only stand in for it. */
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

/** One of a family of calls. */
export function called(
  scene: SpeechScene,
  spoken: SpokenClass,
  call: CallName,
  earliestMs: number,
  latestMs?: number,
): WishedLine | undefined {
  return wished(scene, spoken, scene.words.callsOf(call), earliestMs, latestMs);
}

/** Keeps in mind what is said. */
export function note(scene: SpeechScene, placed: readonly PlacedLine[]): void {
  for (const { line, class: spoken, atMs } of placed) {
    scene.memory.note(line, atMs);
    if (spoken === 'name') scene.named = line.id;
    if (spoken === 'time-left')
      scene.quarters = scene.quarters.filter(({ quarter }) => !line.id.includes(`.q${quarter}.`));
  }
}

/** Told from this long before a quarter is reached to this long after. */
const QUARTER_BEFORE_MS = 25_000;
const QUARTER_AFTER_MS = 90_000;
/** Once a quarter is over, its time is told before how to set up. */
const OVERDUE_PRIORITY = 2;

/** From when on a quarter may be told. */
export const nearMs = ({ atMs }: PendingQuarter): number => atMs - QUARTER_BEFORE_MS;

/** The time left, where a quarter of the session is near. */
export function timeLeft(scene: SpeechScene, earliestMs: number): WishedLine | undefined {
  const due = scene.quarters.findLast((quarter) => earliestMs >= nearMs(quarter));
  if (!due || earliestMs > due.atMs + QUARTER_AFTER_MS) return undefined;
  const minutes = Math.round((scene.totalMs - earliestMs) / 60_000);
  const line = scene.words.timeLeft(due.quarter, minutes);
  const overdue = earliestMs > due.atMs ? { priority: OVERDUE_PRIORITY } : undefined;
  return line && { line, class: 'time-left', earliestMs, latestMs: due.atMs + QUARTER_AFTER_MS, ...overdue };
}

/** The quarters that are still to be told from an instant on. */
export function quartersFrom(totalMs: number, fromMs: number): readonly PendingQuarter[] {
  return ([1, 2, 3] as const)
    .map((quarter) => ({ quarter, atMs: (totalMs * quarter) / 4 }))
    .filter((each) => nearMs(each) >= fromMs || fromMs === 0);
}

const NOTHING: ReadonlySet<string> = new Set();

/** A kind word that was not said yet and fits here. @param used ids that are taken already, though not yet noted */
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
