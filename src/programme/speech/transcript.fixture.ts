import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import { remembered } from '#domain/remembered.ts';
import { isMove } from '#domain/session/is-move.ts';
import type { LevelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import type { PlannedLength } from '#domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { WARM_UP_CHOICES, type WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import { coachSpeech } from '#domain/speech/coach-speech.ts';
import type { BodySide } from '#domain/speech/coach-words.ts';
import { CLOCK_CALLS, CLOCK_MS, CLOCK_SHARE } from '#domain/speech/speech-rules.ts';
import { isSentence } from '#domain/speech/speech-scene.ts';
import { lastsMs, SPOKEN_TALK_LEVELS, type SpokenCue, type TalkLevel } from '#domain/speech/spoken-cue.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';
import { coachWords } from './coach-words.ts';

/** Each workout on a day of its own, told to somebody by name. */
const wordsOn = remembered((day: number) => coachWords(SHIPPED_WORDS, { day, firstName: 'Maya' }));
const COACH_WORDS = wordsOn(0);

const OPEN: LevelLimits = { impactLocked: false, pelvicSafe: false, notForMe: [] };
/** The longest silence in work that Normal and Full leave. */
const QUIET_MS = 15_000;
/** The fewest kind words of a session. */
const KIND_WORDS = 4;
/** The member's own name is said so often at most. */
const NAMED_AT_MOST = 2;
/** The name of a version is said at the latest this long after it began. */
const NAMED_WITHIN_MS = 3_000;

interface Transcript {
  readonly name: string;
  readonly talk: TalkLevel;
  readonly firstSide: BodySide;
  readonly segments: readonly PlacedSegment[];
  readonly cues: readonly SpokenCue[];
}

/** All workouts at all levels, with either warm-up; made once for all who ask. */
export const everyTranscript = (talk: TalkLevel, length: PlannedLength): readonly Transcript[] =>
  everyTranscriptAt(talk)(length);

const everyTranscriptAt = remembered((talk: TalkLevel) =>
  remembered((length: PlannedLength): readonly Transcript[] =>
    (['a', 'b'] as const).flatMap((edition) =>
      workoutsOf(edition).flatMap((workout) =>
        PLAYED_LEVELS.flatMap((level) =>
          WARM_UP_CHOICES.map((warmUp) => ({
            ...transcriptOf(workout, { talk, length, levelOf: () => level, warmUp }),
            name: [edition, workout.week, workout.letter, length, level, warmUp].join(' '),
          })),
        ),
      ),
    ),
  ),
);

/**
 * Every workout as members with choices of their own hear it: levels that differ from move to move, a side, a swap, a
 * first slot that is easier, and what is not for them.
 */
export function ownTranscripts(talk: TalkLevel, length: PlannedLength): Transcript[] {
  return (['a', 'b'] as const).flatMap((edition) =>
    workoutsOf(edition).flatMap((workout) =>
      Object.entries(waysOf(workout)).map(([way, choices]) => ({
        ...transcriptOf(workout, { talk, length, ...choices }),
        name: [edition, workout.week, workout.letter, length, way].join(' '),
      })),
    ),
  );
}

function waysOf({ circuits, swaps }: Workout): Record<string, Partial<Choices>> {
  const [swapped = ''] = circuits.flatMap(({ moves }) => moves);
  const without = (limits: Partial<LevelLimits>, seed: number) => ({
    levelOf: mixed(seed),
    seed,
    limits: { ...OPEN, ...limits },
  });
  return {
    ...Object.fromEntries([2, 7, 41].map((seed) => [`mixed ${seed}`, { levelOf: mixed(seed), seed }])),
    'left first': { firstSide: 'left', levelOf: mixed(5), seed: 97 },
    'easier first slot': { hasChosenStart: false, seed: 13 },
    swapped: { swaps: Object.fromEntries(swaps.slice(0, 1).map((swap) => [swapped, swap])), seed: 19 },
    'no jumps, pelvic-safe': without({ impactLocked: true, pelvicSafe: true }, 23),
    ...Object.fromEntries(
      LASTING_LIMITS.map((limit, seed) => [`without ${limit}`, without({ notForMe: [limit] }, seed)]),
    ),
  };
}

const mixed = (seed: number) => (moveId: string) =>
  PLAYED_LEVELS[(seed + moveId.length * 7 + moveId.charCodeAt(0)) % PLAYED_LEVELS.length] as PlayedLevel;

interface Choices {
  talk: TalkLevel;
  length?: PlannedLength;
  levelOf?: (moveId: string) => PlayedLevel;
  warmUp?: WarmUpChoice;
  seed?: number;
  firstSide?: BodySide;
  hasChosenStart?: boolean;
  limits?: LevelLimits;
  swaps?: Readonly<Record<string, string>>;
}

function transcriptOf(
  workout: Workout,
  { talk, length = 'full', levelOf = () => 'standard', warmUp = 'usual', ...choices }: Choices,
): Omit<Transcript, 'name'> {
  const { seed = workout.id, firstSide = 'right', hasChosenStart = true, limits = OPEN, swaps = {} } = choices;
  const segments = sessionTimeline(timedWorkout(workout, length, SHIPPED_WORDS, warmUp), {
    levelOf,
    swaps,
    hasChosenStart,
    limits,
    factsOf: shippedFacts,
  });
  return {
    talk,
    firstSide,
    segments,
    cues: coachSpeech(segments, { words: wordsOn(seed), talk, seed, firstSide }),
  };
}

/** Everything that is wrong with a transcript, in words; nothing where nothing is. */
export function faultsOf(transcript: Transcript): string[] {
  const faults = [
    ...saidTwice(transcript),
    ...tooLong(transcript),
    ...placesOf(transcript).flatMap((place) => [...wronglyNamed(place, transcript), ...wrongSides(place, transcript)]),
    ...(transcript.talk === 'names'
      ? []
      : [quartersUntold, lateWelcome, settledWrongly, tooQuiet, clockedTooOften, unkind].flatMap((each) =>
          each(transcript),
        )),
  ];
  return faults.map((fault) => `${transcript.name}: ${fault}`);
}

const tooQuiet = (transcript: Transcript): string[] => {
  const { silenceMs, silentIn } = measured(transcript);
  return silenceMs > QUIET_MS ? [`quiet for ${silenceMs} ms in ${silentIn}`] : [];
};

/** Of the sentences of any four minutes at most one in seven is a call of the clock. */
function clockedTooOften({ cues }: Transcript): string[] {
  const sentences = cues.filter(isSentence);
  return sentences.flatMap(({ atMs, class: spoken }) => {
    if (!CLOCK_CALLS.has(spoken)) return [];
    const near = sentences.filter((each) => each.atMs > atMs - CLOCK_MS && each.atMs <= atMs);
    const calls = near.filter((each) => CLOCK_CALLS.has(each.class)).length;
    return calls > 1 && calls * CLOCK_SHARE > near.length
      ? [`${calls} of ${near.length} are clock calls at ${atMs}`]
      : [];
  });
}

function unkind({ cues }: Transcript): string[] {
  const kind = cues.filter((cue) => cue.class === 'kind').length;
  const named = cues.filter(({ text }) => text.includes('Maya')).length;
  return [
    ...(kind < KIND_WORDS ? [`${kind} kind words`] : []),
    ...(named > NAMED_AT_MOST ? [`named ${named} times`] : []),
  ];
}

function saidTwice({ cues }: Transcript): string[] {
  return cues.filter(isSentence).flatMap((cue, index, sentences) => {
    const again = sentences.slice(index + 1).find(({ lineId }) => lineId === cue.lineId);
    if (!again) return [];
    const isTooSoon = again.atMs - cue.atMs < 60_000 || cue.class === 'kind';
    return isTooSoon ? [`"${cue.text}" again after ${again.atMs - cue.atMs} ms`] : [];
  });
}

/** Not over before the next line, or before the next second that counts. */
function tooLong({ cues, segments }: Transcript): string[] {
  const counted = placesOf({ segments }).flatMap(({ segment, endMs }, index) =>
    isMove(segment) || isMove(segments[index + 1] ?? segment) ? [endMs - 3_000] : [],
  );
  return cues.flatMap(({ atMs, untilMs, text, class: spoken }, index) => {
    if (spoken === 'ending') return [];
    const endMs = atMs + lastsMs({ text, class: spoken });
    const nextMs = Math.min(cues[index + 1]?.atMs ?? Number.POSITIVE_INFINITY, counted.find((ms) => ms > atMs) ?? 0);
    return endMs > untilMs + 1 || endMs > nextMs ? [`"${text}" does not fit`] : [];
  });
}

interface Place {
  segment: PlacedSegment;
  startMs: number;
  endMs: number;
}

function placesOf({ segments }: Pick<Transcript, 'segments'>): Place[] {
  let endMs = 0;
  return segments.map((segment) => {
    endMs += segment.durationMs;
    return { segment, startMs: endMs - segment.durationMs, endMs };
  });
}

function wronglyNamed({ segment, startMs }: Place, { cues }: Transcript): string[] {
  if (!isMove(segment)) return [];
  const { name } = COACH_WORDS.versionOf(segment.moveId, segment.level);
  const told = cues.findLast(({ class: spoken, atMs }) => spoken === 'name' && atMs <= startMs + NAMED_WITHIN_MS);
  return told?.lineId === name.id ? [] : [`${segment.moveId} ${segment.level} is called "${told?.text}"`];
}

/** The first side before it begins or as it does, the second in the time to change. */
function wrongSides({ segment, startMs }: Place, { cues, firstSide }: Transcript): string[] {
  if (segment.halfway !== 'switch-sides') return [];
  const halfMs = startMs + segment.durationMs / 2;
  const told = cues.filter(({ class: spoken, atMs }) => spoken === 'side' && atMs > startMs - 100_000);
  const first = told.findLast(({ atMs }) => atMs < halfMs - 2_500);
  const second = told.find(({ atMs }) => Math.abs(atMs - halfMs) <= 2_500);
  const [begins, changes] = firstSide === 'right' ? [/right/i, /left/i] : [/left/i, /right/i];
  return [
    ...(begins.test(first?.text ?? '') ? [] : [`${segment.moveId} begins with "${first?.text}"`]),
    ...(changes.test(second?.text ?? '') ? [] : [`${segment.moveId} changes to "${second?.text}"`]),
  ];
}

const quartersUntold = ({ cues }: Transcript): string[] =>
  [1, 2, 3]
    .filter((quarter) => !cues.some(({ lineId }) => lineId.startsWith(`left.q${quarter}.`)))
    .map((quarter) => `quarter ${quarter} is not told`);

/** Before the first move, and before what is said of it. */
function lateWelcome({ cues, segments }: Transcript): string[] {
  const [first, second] = cues;
  const isFirst =
    first?.class === 'opening' && second?.class === 'name' && second.atMs < (segments[0]?.durationMs ?? 0);
  return isFirst ? [] : [`begins with "${first?.text}" and "${second?.text}"`];
}

/**
 * The end of the work: a member on the floor is not sent for a walk, and is called to the place of the cool-down first
 * of all.
 */
function settledWrongly({ segments, cues }: Transcript): string[] {
  const moves = placesOf({ segments }).filter(({ segment }) => isMove(segment));
  const next = moves.findIndex(({ segment }, i) => segment.step === 2 && moves[i - 1]?.segment.step === 1);
  const [last, first] = [moves[next - 1], moves[next]];
  const [from, to] = [last, first].map(
    (at) => at && COACH_WORDS.versionOf(at.segment.moveId, at.segment.level).position,
  );
  if (!last || !first || !from || !to || from === 'stand') return [];
  const told = cues.filter(({ atMs }) => atMs >= last.endMs && atMs < first.startMs);
  const isCalled = COACH_WORDS.positionCalls(from, to).length === 0 || told[0]?.class === 'position';
  return [
    ...told.filter(({ text }) => /walk/i.test(text)).map(({ text }) => `"${text}" to somebody at ${from}`),
    ...(isCalled ? [] : [`from ${from} to ${to} begins with "${told[0]?.text}"`]),
  ];
}

/** Lines of a transcript, words a minute while a move is done, and the longest silence then, with its move. */
export function measured(transcript: Pick<Transcript, 'segments' | 'cues'>) {
  const { cues } = transcript;
  const moves = placesOf(transcript).filter(({ segment }) => isMove(segment));
  const silences = moves.map((place) => longestSilence(place, cues));
  const silenceMs = Math.max(...silences);
  const isInWork = ({ atMs }: SpokenCue) => moves.some(({ startMs, endMs }) => atMs >= startMs && atMs < endMs);
  const words = cues.filter(isInWork).reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const minutes = moves.reduce((sum, { segment }) => sum + segment.durationMs, 0) / 60_000;
  const silentIn = moves[silences.indexOf(silenceMs)]?.segment.moveId;
  return { lines: cues.length, words, perMinute: words / minutes, silenceMs, silentIn };
}

function longestSilence({ startMs, endMs }: Place, cues: readonly SpokenCue[]): number {
  const within = cues.filter(({ atMs }) => atMs >= startMs && atMs < endMs);
  const ends = [startMs, ...within.map((cue) => cue.atMs + lastsMs(cue))];
  const starts = [...within.map(({ atMs }) => atMs), endMs];
  return Math.max(...starts.map((start, index) => start - (ends[index] ?? start)));
}

/**
 * Every workout in full at Standard: lines, words a minute of work, and seconds of the longest silence, at each level of talk.
 */
export function speechTable(): string {
  const measures = measuredWorkouts();
  const rows = measures.map(({ name, cells }) => [name, ...cells.flatMap((cell) => Object.values(cell))].join('\t'));
  const columns = SPOKEN_TALK_LEVELS.flatMap((talk) => [`${talk}: lines`, 'words/min', 'silence s']);
  return [['workout', ...columns].join('\t'), ...rows].join('\n').concat('\n');
}

/** For the documentation: the least and the most of {@link speechTable}, a row for each level of talk. */
export function speechRanges(): string {
  const measures = measuredWorkouts();
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least === most ? `${least}` : `${least} to ${most}`;
  };
  return SPOKEN_TALK_LEVELS.map((talk, index) => {
    const cells = measures.flatMap(({ cells: all }) => all[index] ?? []);
    const [lines, perMinute, silence] = (['lines', 'perMinute', 'silenceSeconds'] as const).map((key) =>
      range(cells.map((cell) => cell[key])),
    );
    return `| ${talk} | ${lines} | ${perMinute} | ${silence} |`;
  }).join('\n');
}

function measuredWorkouts() {
  const cellsAt = SPOKEN_TALK_LEVELS.map((talk) =>
    everyTranscript(talk, 'full')
      .filter(({ name }) => name.endsWith('standard usual'))
      .map((transcript) => {
        const { lines, perMinute, silenceMs } = measured(transcript);
        return { lines, perMinute: Math.round(perMinute), silenceSeconds: Math.round(silenceMs / 1000) };
      }),
  );
  const workouts = (['a', 'b'] as const).flatMap((edition) =>
    workoutsOf(edition).map(({ week, letter }) => `${edition.toUpperCase()} ${week}${letter}`),
  );
  return workouts.map((name, index) => ({ name, cells: cellsAt.flatMap((cells) => cells[index] ?? []) }));
}
