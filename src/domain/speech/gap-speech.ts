import { openAfter, openTimes } from './open-times.ts';
import { laidOut, type PlacedLine, type WishedLine } from './speech-layout.ts';
import { isSaidAt } from './speech-rules.ts';
import {
  called,
  kindWord,
  nearMs,
  preferred,
  type SpeechScene,
  said,
  type TimedPlace,
  timeLeft,
  versionIn,
  wished,
} from './speech-scene.ts';
import type { TalkRole } from './spoken-cue.ts';

/** All segments between two moves, in which the member waits. */
export interface SpeechGap {
  readonly parts: readonly TimedPlace[];
  readonly before: TimedPlace | undefined;
  readonly next: TimedPlace;
}

/** How long after the start of a rest the next name is said. */
const NAME_AFTER_MS = 800;
/** In a gap of this length the lines about the next move come at its end. */
const LONG_GAP_MS = 30_000;
const LATE_MS = 13_000;
/** How long before the time to set up the coach says what to fetch. */
const BEFORE_SET_UP_MS = 3_000;
/** The length from which a rest has room for a kind word. */
const KIND_GAP_MS = 25_000;
/** After every so many moves is told what they are for. */
const WHY_EVERY = 2;
/** The latest time in getting ready at which a welcome begins. */
const WELCOME_LATEST_MS = 2_000;
/** The priority of the call that gets the member off the floor once the work is done. */
const CALLED_FIRST = 2;
/** The member's position before a session. */
const STANDING = 'stand';

/** The lines that are said in a gap, in the order of time. */
export function gapSpeech(gap: SpeechGap, scene: SpeechScene): readonly PlacedLine[] {
  const open = openAfter(gap.parts.flatMap(openTimes), scene.fromMs);
  return laidOut(said(scene, [...linesOfTheWay(gap, scene), ...linesOfTheNext(gap, scene)]), open);
}

const startOf = ({ parts }: SpeechGap, { fromMs }: SpeechScene): number => Math.max(parts[0]?.startMs ?? 0, fromMs);
const partOf = ({ parts }: SpeechGap, kind: TimedPlace['segment']['kind']): TimedPlace | undefined =>
  parts.find(({ segment }) => segment.kind === kind);

/** The lines about the place in the session. */
function linesOfTheWay(gap: SpeechGap, scene: SpeechScene): (WishedLine | undefined)[] {
  const { before, next } = gap;
  const atMs = startOf(gap, scene);
  const { step, place } = next.segment;
  const isNewCircuit = before?.segment.step === 1 && step === 1 && before.segment.place.circuit !== place.circuit;
  const isLast = place.number === 1 && scene.isInLastRound(next.segment);
  const breather = partOf(gap, 'breather');
  const lines = [
    ...begins(gap, scene),
    ...(isOver(gap) ? settles(gap, scene) : []),
    timeLeftIn(gap, scene),
    isLast ? called(scene, 'last-round', 'last', atMs) : undefined,
    isNewCircuit ? called(scene, 'new-circuit', 'circuit', atMs) : undefined,
    told(scene, before, 'why', atMs),
    breather && called(scene, 'breather', 'breather', Math.max(breather.startMs, scene.fromMs)),
    gap.next.startMs - atMs >= KIND_GAP_MS ? kindWord(scene, 'rest', atMs) : undefined,
  ];
  const startsAt = (line: WishedLine | undefined) => line?.earliestMs ?? atMs;
  return [...lines].sort((one, other) => startsAt(one) - startsAt(other));
}

/** Whether the work is done: the cool-down comes next. */
const isOver = (gap: SpeechGap): boolean => gap.next.segment.step === 2 && partOf(gap, 'rest') !== undefined;

/** Whether a member on the floor is first called to the place of the cool-down, once the work is done. */
const isCalledFirst = (gap: SpeechGap, scene: SpeechScene): boolean =>
  isOver(gap) && positionBefore(gap, scene) !== STANDING;

function settles(gap: SpeechGap, scene: SpeechScene): (WishedLine | undefined)[] {
  const atMs = startOf(gap, scene);
  const call = isCalledFirst(gap, scene) ? positionCall(gap, scene, atMs) : undefined;
  return [
    call && { ...call, priority: CALLED_FIRST },
    wished(scene, 'main', scene.words.settleCalls(positionBefore(gap, scene)), atMs),
  ];
}

const positionBefore = ({ before }: SpeechGap, scene: SpeechScene): string =>
  before ? versionIn(scene, before).position : STANDING;

/** The call for getting to the position of the next move. */
function positionCall(gap: SpeechGap, scene: SpeechScene, atMs: number): WishedLine | undefined {
  const calls = scene.words.positionCalls(positionBefore(gap, scene), versionIn(scene, gap.next).position);
  return wished(scene, 'position', calls, atMs);
}

/** The time left, at the start of a rest; in a long rest also later, when a quarter comes near. */
function timeLeftIn(gap: SpeechGap, scene: SpeechScene): WishedLine | undefined {
  const atMs = startOf(gap, scene);
  const lastMs = gap.next.startMs - LONG_GAP_MS;
  const near = scene.quarters.find((quarter) => nearMs(quarter) > atMs && nearMs(quarter) < lastMs);
  return timeLeft(scene, near ? nearMs(near) : atMs, gap.next.endMs);
}

/** The first words of the session, and of its main part. */
function begins(gap: SpeechGap, scene: SpeechScene): (WishedLine | undefined)[] {
  const first = gap.parts[0];
  if (first?.segment.kind !== 'get-ready') return [];
  const atMs = startOf(gap, scene);
  if (first.startMs > 0) return first.segment.step === 1 ? [called(scene, 'main', 'main', atMs)] : [];
  return [welcome(scene, atMs) ?? called(scene, 'get-ready', 'ready', atMs)];
}

/** The welcome, once a session, where there is time for it. */
function welcome({ memory, words, talk, hasWarmUp }: SpeechScene, atMs: number): WishedLine | undefined {
  const [line] = memory.shuffled(words.openings.filter(({ fits }) => hasWarmUp || fits === 'any'));
  if (!line || !isSaidAt('opening', talk) || !words.openings.every(memory.isNew)) return undefined;
  return { line, class: 'opening', earliestMs: atMs, latestMs: atMs + WELCOME_LATEST_MS };
}

/** A line of a role that was not said yet in this session. */
function told(scene: SpeechScene, place: TimedPlace | undefined, role: TalkRole, atMs: number): WishedLine | undefined {
  if (!place || (role === 'why' && scene.moves % WHY_EVERY === 1)) return undefined;
  const lines = versionIn(scene, place).told(role).filter(scene.memory.isNew);
  return wished(scene, role, lines, atMs);
}

/** Once a circuit: in its first round how its second move is made easier, before its last how the first is made harder. */
function otherLevel({ next }: SpeechGap, scene: SpeechScene, atMs: number): WishedLine | undefined {
  const { step, place } = next.segment;
  if (step !== 1 || place.rounds === 1) return undefined;
  if (place.round === 1 && place.number === 2) return told(scene, next, 'easier', atMs);
  return place.round === place.rounds && place.number === 1 ? told(scene, next, 'harder', atMs) : undefined;
}

/** The lines about the next move: its name, place, set-up and side. */
function linesOfTheNext(gap: SpeechGap, scene: SpeechScene): (WishedLine | undefined)[] {
  const { next, parts } = gap;
  const version = versionIn(scene, next);
  const atMs = firstWordMs(gap, scene);
  const moves = positionBefore(gap, scene) !== version.position;
  const isNew = next.segment.place.round === 1 || moves || partOf(gap, 'set-up') !== undefined;
  const howTo = wished(scene, 'set-up', [version.setUp], atMs);
  const isSided = next.segment.halfway === 'switch-sides';
  const ready = parts.at(-1);
  const slowsDown = next.segment.step === 2 && ready?.segment.kind === 'get-ready';
  return [
    isCalledFirst(gap, scene) ? undefined : positionCall(gap, scene, atMs),
    wished(scene, 'name', [version.name], atMs),
    isNew ? howTo : undefined,
    isSided ? preferred(scene, 'side', version.sides?.[scene.firstSide] ?? [], atMs) : undefined,
    otherLevel(gap, scene, atMs),
    slowsDown ? called(scene, 'main', 'cool', Math.max(ready.startMs, scene.fromMs)) : undefined,
  ];
}

function firstWordMs(gap: SpeechGap, scene: SpeechScene): number {
  const atMs = startOf(gap, scene);
  const endMs = gap.next.startMs;
  if (endMs - atMs < LONG_GAP_MS) return atMs + (gap.parts[0]?.segment.kind === 'rest' ? NAME_AFTER_MS : 0);
  const setUp = partOf(gap, 'set-up');
  return Math.min(endMs - LATE_MS, setUp ? setUp.startMs - BEFORE_SET_UP_MS : endMs);
}
