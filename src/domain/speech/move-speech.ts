import { sideChange } from '#domain/session/session-timeline.ts';
import { beatLines, countLines, isPaced } from './beat-speech.ts';
import type { Beat, BodySide, VersionWords } from './coach-words.ts';
import { filled } from './filled.ts';
import { openAfter, openTimes } from './open-times.ts';
import { type Repetition, repetitionsOf } from './repetitions.ts';
import { laidOut, type OpenTime, type PlacedLine, type WishedLine } from './speech-layout.ts';
import { SILENCE } from './speech-rules.ts';
import {
  called,
  mayCallClock,
  preferred,
  type SpeechScene,
  said,
  type TimedPlace,
  timeLeft,
  versionIn,
  wished,
} from './speech-scene.ts';
import type { SpokenLine } from './spoken-cue.ts';
import { moreIn, talkIn } from './talk-order.ts';

/** How long after the start of the work a cue, a breath or a kind word comes. */
const START_LINE_MS = 1_000;
/** The latest times at which a name, and a cue, still help. */
const NAME_LATEST_MS = 8_000;
const START_LINE_LATEST_MS = 15_000;
/** A move that is joined later than this is in full swing: only new lines about it are said. */
const JUST_BEGUN_MS = 3_000;
const TEN_SECONDS_MS = 11_000;
/**
 * The length from which a move has a call for its last ten seconds: in shorter ones it is too near to the start or half
 * time.
 */
const TEN_FROM_MS = 20_000;
const HALF_FROM_MS = 30_000;
/** How late a call that belongs to an instant may begin; later it is dropped. */
const SLACK_MS = 1_200;
/** How long after the start of a move in warm-up and cool-down the time left is said. */
const TIME_LEFT_AFTER_MS = 4_000;

/** The lines that are said while a move is done, in the order of time. */
export function moveSpeech(move: TimedPlace, scene: SpeechScene): readonly PlacedLine[] {
  const version = versionIn(scene, move);
  const open = openAfter(openTimes(move), scene.fromMs);
  const wishes = said(scene, [
    ...introduced(move, version, scene),
    startLine(move, version, scene),
    timeLeftWithin(move, scene),
    ...atHalf(move, version, scene),
  ]);
  const inOrder = [...wishes].sort((one, other) => one.earliestMs - other.earliestMs);
  const named = laidOut(inOrder, open);
  const silence = SILENCE[scene.talk];
  if (!silence) return named;
  const repetitions = version.beat ? inTimeOf(move, version.beat, version.turnsRound, scene) : [];
  const inTime = [
    ...everyBeat(version, repetitions, named, open),
    ...counted(move, version, repetitions, named, open, scene),
  ];
  const fixed = [...named, ...inTime];
  const lines = filled({
    fixed: [...fixed, ...lastTen(move, version, fixed, open, scene)],
    open,
    repetitions,
    items: talkIn(move, version, scene),
    more: (turn, ids) => moreIn(move, version, scene, turn, ids),
    silence,
  });
  return lines.map((line) => ({ ...line, openUntilMs: openUntil(line, open) }));
}

/** The repetitions with which words may be in time: not those of a level that came in the midst of a move. */
const inTimeOf = (move: TimedPlace, beat: Beat, turnsRound: boolean, { rounds, inTimeFromMs }: SpeechScene) =>
  repetitionsOf(move, rounds(move.segment), beat, turnsRound).map((times) =>
    times.filter(({ fromMs }) => fromMs >= inTimeFromMs),
  );

const openUntil = ({ atMs, endMs }: PlacedLine, open: readonly OpenTime[]): number =>
  open.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs)?.untilMs ?? endMs;

/** True for lines that stand in an open time and over no line that stands. */
const areFree = (lines: readonly PlacedLine[], standing: readonly PlacedLine[], open: readonly OpenTime[]): boolean =>
  lines.every(
    ({ atMs, endMs }) =>
      open.some(({ fromMs, untilMs }) => atMs >= fromMs && endMs <= untilMs) &&
      standing.every((other) => other.endMs <= atMs || endMs <= other.atMs),
  );

/** In a calm move each repetition is told that has room for all its words. */
function everyBeat(
  { beat, isCalm }: VersionWords,
  repetitions: readonly (readonly Repetition[])[],
  standing: readonly PlacedLine[],
  open: readonly OpenTime[],
): PlacedLine[] {
  if (!beat || !(isCalm || isPaced(beat))) return [];
  return repetitions.flatMap((times) => {
    const hasRoom = beatLines(beat, times).map((lines) => areFree(lines, standing, open));
    return beatLines(
      beat,
      times.filter((_, index) => hasRoom[index]),
    )
      .filter((lines) => areFree(lines, standing, open))
      .flat();
  });
}

function counted(
  move: TimedPlace,
  { beat, isCalm }: VersionWords,
  repetitions: readonly (readonly Repetition[])[],
  standing: readonly PlacedLine[],
  open: readonly OpenTime[],
  { words }: SpeechScene,
): readonly PlacedLine[] {
  const { step, place } = move.segment;
  if (!beat || isCalm || step !== 1 || place.rounds === 1 || place.round !== place.rounds) return [];
  return repetitions.flatMap((times) => {
    const lines = countLines(beat, times, words);
    return areFree(lines, standing, open) ? lines : [];
  });
}

const fromOf = ({ startMs }: TimedPlace, { fromMs }: SpeechScene): number => Math.max(startMs, fromMs);

const hasJustBegun = (move: TimedPlace, scene: SpeechScene): boolean =>
  fromOf(move, scene) - move.startMs <= JUST_BEGUN_MS;

/** The lines about this version that were not said yet: its name, its side, and in warm-up and cool-down its set-up. */
function introduced(move: TimedPlace, version: VersionWords, scene: SpeechScene): (WishedLine | undefined)[] {
  const atMs = fromOf(move, scene);
  const latestMs = atMs + NAME_LATEST_MS;
  const isNamed = scene.named === version.name.id;
  const isSetUp = move.segment.step === 1 || !hasJustBegun(move, scene);
  return [
    isNamed ? undefined : wished(scene, 'name', [version.name], atMs, latestMs),
    isSetUp ? undefined : wished(scene, 'set-up', [version.setUp], atMs, atMs + START_LINE_LATEST_MS),
    scene.told.has('side') ? undefined : sideNow(move, version, scene, atMs),
  ];
}

/** The line about the current side; undefined where the side was said already, in any wording. */
function sideNow(move: TimedPlace, { sides }: VersionWords, scene: SpeechScene, atMs: number): WishedLine | undefined {
  const change = sideChange(move.segment);
  if (!change || !sides || atMs - move.startMs >= change.fromMs) return undefined;
  const lines = sides[scene.firstSide];
  const isTold = !hasJustBegun(move, scene) && lines.some((line) => !scene.memory.isFresh(line, atMs));
  return isTold ? undefined : preferred(scene, 'side', lines, atMs, atMs + NAME_LATEST_MS);
}

/** How it is done, as the first round begins; in a move that is told all along its own words come instead. */
function startLine(move: TimedPlace, version: VersionWords, scene: SpeechScene): WishedLine | undefined {
  if (move.segment.place.round > 1 || isPaced(version.beat)) return undefined;
  const atMs = fromOf(move, scene) + START_LINE_MS;
  return wished(scene, 'cue', [version.cue], atMs, atMs + START_LINE_LATEST_MS);
}

function timeLeftWithin(move: TimedPlace, scene: SpeechScene): WishedLine | undefined {
  if (move.segment.step === 1) return undefined;
  const [due] = scene.quarters;
  const againMs = move.endMs + TIME_LEFT_AFTER_MS;
  return (
    due && timeLeft(scene, Math.max(fromOf(move, scene) + TIME_LEFT_AFTER_MS, due.atMs - TIME_LEFT_AFTER_MS), againMs)
  );
}

function atHalf(move: TimedPlace, version: VersionWords, scene: SpeechScene): (WishedLine | undefined)[] {
  const { segment, startMs } = move;
  const change = sideChange(segment);
  if (change) return changeOfSides(startMs + change.fromMs, version, scene);
  if (segment.halfway !== 'half') return [];
  const atMs = startMs + segment.durationMs / 2;
  if (version.turnsRound) return [called(scene, 'turn', 'other', atMs, atMs + SLACK_MS)];
  const isCalled = segment.durationMs >= HALF_FROM_MS && !version.isCalm && mayCallClock(scene, atMs);
  return isCalled ? [called(scene, 'half', 'half', atMs, atMs + SLACK_MS)] : [];
}

function changeOfSides(atMs: number, { sides }: VersionWords, scene: SpeechScene): (WishedLine | undefined)[] {
  const second: readonly SpokenLine[] = sides?.[otherSide(scene.firstSide)] ?? [];
  // The call gives way to the side where both are too long.
  const call = called(scene, 'turn', 'change', atMs, atMs + SLACK_MS);
  return [call, preferred(scene, 'side', second, atMs, atMs + 3 * SLACK_MS)];
}

const otherSide = (side: BodySide): BodySide => (side === 'right' ? 'left' : 'right');

/** Only where nothing is counted, no side changes and half time was not called. */
function lastTen(
  { segment, startMs, endMs }: TimedPlace,
  { isCalm }: VersionWords,
  fixed: readonly PlacedLine[],
  open: readonly OpenTime[],
  scene: SpeechScene,
): readonly PlacedLine[] {
  const atMs = endMs - TEN_SECONDS_MS;
  const isToldOtherwise = fixed.some(
    (line) =>
      (['count', 'half', 'side'] as const).some((each) => each === line.class) && line.atMs > startMs + START_LINE_MS,
  );
  if (segment.durationMs < TEN_FROM_MS || isCalm || isToldOtherwise || !mayCallClock(scene, atMs)) return [];
  const call = called(scene, 'ten-seconds', 'ten', atMs, atMs + SLACK_MS);
  const lines = laidOut(call ? [call] : [], open);
  return areFree(lines, fixed, open) ? lines : [];
}
