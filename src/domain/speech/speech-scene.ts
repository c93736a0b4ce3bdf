import type { CoachRound } from '#domain/session/coach-round.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { BodySide, CallName, CoachWords, VersionWords } from './coach-words.ts';
import type { TimedSegment } from './open-times.ts';
import type { PlacedLine, WishedLine } from './speech-layout.ts';
import type { SaidCue, SpeechMemory } from './speech-memory.ts';
import { CLOCK_CALLS, CLOCK_MS, CLOCK_SHARE, isSaidAt } from './speech-rules.ts';
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
  /** The sentences that are said, without words in time and counts, which are hers. */
  sentences: readonly Pick<SaidCue, 'class' | 'atMs'>[];
  /** Whether a segment belongs to the last round of the session. */
  isInLastRound(segment: PlacedSegment): boolean;
  /** When the clock will be called: the last round and the quarters. */
  due: readonly number[];
  /** The coach's rounds in a segment of the timeline. */
  rounds(segment: PlacedSegment): readonly CoachRound[];
  /** Before this instant nothing is said in time. */
  readonly inTimeFromMs: number;
  /** When the member was called by name. */
  namedAt: readonly number[];
  /** How many moves were told: what is told in turn goes by it. */
  moves: number;
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
  scene.sentences = [...scene.sentences, ...placed.filter(isSentence)];
  for (const { line, class: spoken, atMs } of placed) {
    scene.memory.note(line, atMs);
    if (spoken === 'name') scene.named = line.id;
    if (isNaming(line.id)) scene.namedAt = [...scene.namedAt, atMs];
    if (spoken === 'time-left')
      scene.quarters = scene.quarters.filter(({ quarter }) => !line.id.includes(`.q${quarter}.`));
  }
}

/** What ends the id of a word with the member's name. */
export const NAMING = '.named';

/** True for the id of a word with the member's name. */
export const isNaming = (lineId: string): boolean => lineId.endsWith(NAMING);

/** True for what is said of the move or the session: words in time and counts are hers. */
export const isSentence = ({ class: spoken }: Pick<SaidCue, 'class'>): boolean =>
  spoken !== 'phase' && spoken !== 'count';

/** So many sentences are said in the minutes to come, too. */
const SURE_SENTENCES = 20;

/**
 * The calls of the half and of the last ten give way where the clock is called often: others belong to their instant, so those
 * that are due count as well.
 */
export function mayCallClock({ sentences, due }: SpeechScene, atMs: number): boolean {
  const calls = [...sentences.filter((line) => CLOCK_CALLS.has(line.class)).map((line) => line.atMs), atMs, ...due];
  const said = sentences.filter((line) => line.atMs > atMs - CLOCK_MS).length;
  return [atMs, ...due].every((endMs) => {
    const near = calls.filter((each) => each > endMs - CLOCK_MS - QUARTER_BEFORE_MS && each <= endMs);
    return !near.includes(atMs) || near.length * CLOCK_SHARE <= Math.min(said, SURE_SENTENCES);
  });
}

/** The time left may be said from so long before a quarter until so long past it. */
const QUARTER_BEFORE_MS = 30_000;
const QUARTER_AFTER_MS = 90_000;
/** The priority of the time left once a quarter is over: it goes before the set-up. */
const OVERDUE_PRIORITY = 2;

/** The instant from which the time left at a quarter may be said. */
export const nearMs = ({ atMs }: PendingQuarter): number => atMs - QUARTER_BEFORE_MS;

/**
 * A wish for the time left, where a quarter of the session is near; where the clock is called often it waits until it may be said
 * again.
 *
 * @param againMs the next instant for it.
 */
export function timeLeft(scene: SpeechScene, earliestMs: number, againMs: number): WishedLine | undefined {
  const due = scene.quarters.findLast((quarter) => earliestMs >= nearMs(quarter));
  const latestMs = due ? due.atMs + QUARTER_AFTER_MS : 0;
  const waits = againMs <= latestMs && isClockCalledOften(scene, earliestMs);
  if (!due || earliestMs > latestMs || waits) return undefined;
  const minutes = Math.round((scene.totalMs - earliestMs) / 60_000);
  const line = scene.words.timeLeft(due.quarter, minutes);
  const overdue = earliestMs > due.atMs ? { priority: OVERDUE_PRIORITY } : undefined;
  return line && { line, class: 'time-left', earliestMs, latestMs, ...overdue };
}

/** True where one more call makes more than one among so many sentences. */
function isClockCalledOften({ sentences }: SpeechScene, atMs: number): boolean {
  const said = sentences.filter((line) => line.atMs > atMs - CLOCK_MS);
  const calls = said.filter((line) => CLOCK_CALLS.has(line.class)).length;
  return calls > 0 && (calls + 1) * CLOCK_SHARE > said.length + 1;
}

/** The quarters whose time left is still to be said from an instant on; of a short session only the middle. */
export function quartersFrom(totalMs: number, fromMs: number, isShort = false): readonly PendingQuarter[] {
  return (isShort ? ([2] as const) : ([1, 2, 3] as const))
    .map((quarter) => ({ quarter, atMs: (totalMs * quarter) / 4 }))
    .filter((each) => nearMs(each) >= fromMs || fromMs === 0);
}

const NOTHING: ReadonlySet<string> = new Set();

/** A member is called by name so often in a session, and so long apart. */
const NAMED_AT_MOST = 2;
const NAMED_APART_MS = 180_000;

/**
 * A kind word that was not said yet and fits the moment, now and then with the member's name.
 *
 * @param used ids that are taken already, but not yet remembered.
 */
export function kindWord(
  scene: SpeechScene,
  moment: KindMoment,
  earliestMs: number,
  used: ReadonlySet<string> = NOTHING,
): WishedLine | undefined {
  const isFree = (line: SpokenLine) => scene.memory.isNew(line) && !used.has(line.id);
  const fitting = scene.words.kind.filter(
    ({ fits, named, ...word }) =>
      isFree(word) && !(named && !isFree(named)) && (fits === moment || isAny(fits, moment)),
  );
  const ranked = scene.memory.shuffled(fitting);
  const word =
    ranked.find(({ isOfOccasion }) => isOfOccasion) ??
    ranked.find(({ fits }) => fits === moment && moment !== 'any') ??
    ranked[0];
  const line = word?.named && mayName(scene, earliestMs) && ![...used].some(isNaming) ? word.named : word;
  return line && { line, class: 'kind', earliestMs, latestMs: Number.POSITIVE_INFINITY };
}

/** What fits any moment fits this one too; what fits the work fits its first and last round. */
const isAny = (fits: KindMoment, moment: KindMoment): boolean =>
  fits === 'any' || (fits === 'work' && (moment === 'first' || moment === 'last'));

function mayName({ namedAt }: SpeechScene, atMs: number): boolean {
  const last = namedAt.at(-1);
  return namedAt.length < NAMED_AT_MOST && (last === undefined || atMs - last >= NAMED_APART_MS);
}
