import { beatLines, breathLines, isPaced } from './beat-speech.ts';
import type { VersionWords } from './coach-words.ts';
import type { Repetition } from './repetitions.ts';
import type { PlacedLine } from './speech-layout.ts';
import { kindWord, type SpeechScene, type TimedPlace } from './speech-scene.ts';
import type { SpokenClass, SpokenLine, TalkRole } from './spoken-cue.ts';

/** Something to say of a move that has no instant of its own: a line, or what is in time with some repetitions. */
export type TalkItem =
  | { readonly line: SpokenLine; readonly class: SpokenClass; readonly earliestMs: number }
  | { readonly inTime: (repetitions: readonly Repetition[], index: number) => readonly PlacedLine[] };

/** What is told of a move: where it stands in its circuit decides. */
type TalkRound = 'single' | 'first' | 'middle' | 'last';

function roundOf({ segment: { step, place } }: TimedPlace): TalkRound {
  if (step !== 1 || place.rounds === 1) return 'single';
  if (place.round === 1) return 'first';
  return place.round === place.rounds ? 'last' : 'middle';
}

/** From which share of the work on lines of a role fit a move that is done once. */
const SECOND_HALF = 0.5;
const NEAR_THE_END = 0.65;

/** At least so many kind words are meant for a session. */
const KIND_WORDS = 6;

type Step = TalkRole | 'beat' | 'beat twice' | 'in and out' | 'breath' | 'cue' | 'kind';

/** In which order a move is told at Normal; Full has what stands in its second list besides. */
const ORDER: Readonly<Record<TalkRound, (odd: boolean, isFull: boolean, rounds: number) => readonly Step[]>> = {
  single: (odd, isFull) => [
    isFull ? 'beat twice' : 'beat',
    odd ? 'fault' : 'feel',
    'breath',
    'in and out',
    ...(isFull ? ([odd ? 'feel' : 'fault', 'middle'] as const) : []),
    ...(odd ? (['kind', 'last'] as const) : (['last', 'kind'] as const)),
  ],
  first: (odd, isFull, rounds) => [
    'beat twice',
    'feel',
    ...(rounds < 3 ? (['breath'] as const) : []),
    'in and out',
    ...(odd ? (['kind'] as const) : []),
    ...(isFull ? (['feel', 'fault'] as const) : []),
    ...(odd ? [] : (['kind'] as const)),
  ],
  middle: (odd, isFull) => [
    'middle',
    'beat',
    'breath',
    'in and out',
    'fault',
    ...(odd ? [] : (['kind'] as const)),
    ...(isFull ? (['fault'] as const) : []),
  ],
  last: (_odd, isFull, rounds) => [
    rounds === 2 ? 'middle' : 'last',
    'beat',
    'fault',
    'kind',
    ...(isFull ? (['in and out'] as const) : []),
    'last',
  ],
};

/** A move that tells each repetition has no room for more than this. */
const PACED: readonly Step[] = ['kind'];
const CALM: readonly Step[] = ['feel', 'breath', 'fault', 'kind', 'middle', 'last', 'feel'];

/** What is told of a move, in its order. */
export function talkIn(move: TimedPlace, version: VersionWords, scene: SpeechScene): readonly TalkItem[] {
  const round = roundOf(move);
  const isFull = scene.talk === 'full';
  const order = isPaced(version.beat)
    ? PACED
    : version.isCalm
      ? CALM
      : ORDER[round](scene.moves % 2 === 1, isFull, move.segment.place.rounds);
  const taken = new Set<string>();
  return kindInTime(order, move, scene).flatMap((step) => itemOf(step, round, move, version, scene, taken));
}

/** A kind word comes early in a move where too few were said so far. */
function kindInTime(
  order: readonly Step[],
  { endMs }: TimedPlace,
  { sentences, totalMs }: SpeechScene,
): readonly Step[] {
  const said = sentences.filter((line) => line.class === 'kind').length;
  const isDue = said < Math.round((KIND_WORDS * endMs) / totalMs);
  return isDue ? [...order.slice(0, 1), 'kind', ...order.slice(1).filter((step) => step !== 'kind')] : order;
}

/** What fills a silence, each time another of it first; and what was told a minute ago and longer, where nothing else is left. */
const FILLS: readonly Step[] = [
  'in and out',
  'feel',
  'beat',
  'fault',
  'middle',
  'kind',
  'breath',
  'cue',
  'last',
  'easier',
];
const AGAIN = ['feel', 'fault', 'middle'] as const;

/** What else may be said of a move, the best first. */
export function moreIn(
  move: TimedPlace,
  version: VersionWords,
  scene: SpeechScene,
  turn: number,
  said: ReadonlySet<string>,
): readonly TalkItem[] {
  const round = roundOf(move);
  const steps = isPaced(version.beat) ? PACED : FILLS;
  const from = turn % steps.length;
  const taken = new Set(said);
  const fresh = [...steps.slice(from), ...steps.slice(0, from)].flatMap((step) =>
    itemOf(step, round, move, version, scene, taken),
  );
  const again = AGAIN.flatMap((role): readonly TalkItem[] => {
    const line = scene.memory.pick(
      version.told(role).filter(({ id }) => !taken.has(id)),
      move.startMs,
    );
    return line ? [{ line, class: role, earliestMs: 0 }] : [];
  });
  return [...fresh, ...again];
}

function itemOf(
  step: Step,
  round: TalkRound,
  move: TimedPlace,
  version: VersionWords,
  scene: SpeechScene,
  taken: Set<string>,
): readonly TalkItem[] {
  if (step === 'beat' || step === 'beat twice') return inBeat(version, step === 'beat' ? 1 : 2);
  if (step === 'in and out') return inBreath(version, scene);
  const item = lineOf(step, round, move, version, scene, taken);
  if (item) taken.add(item.line.id);
  return item ? [item] : [];
}

type LineItem = Extract<TalkItem, { line: unknown }>;

function lineOf(
  step: Exclude<Step, 'beat' | 'beat twice' | 'in and out'>,
  round: TalkRound,
  move: TimedPlace,
  { told, turnsRound, ...version }: VersionWords,
  scene: SpeechScene,
  taken: ReadonlySet<string>,
): LineItem | undefined {
  if (step === 'kind') {
    const kind = kindWord(scene, kindMomentOf(round, move), move.startMs, taken);
    return kind && { line: kind.line, class: 'kind', earliestMs: 0 };
  }
  if (step === 'breath' || step === 'cue') {
    const line = version[step];
    const isFresh = scene.memory.isFresh(line, move.startMs) && !taken.has(line.id);
    return isFresh ? { line, class: step, earliestMs: 0 } : undefined;
  }
  const line = scene.memory.shuffled(told(step)).find((each) => scene.memory.isNew(each) && !taken.has(each.id));
  return line && { line, class: step, earliestMs: earliestOf(step, round, move, turnsRound) };
}

const inBreath = ({ beat }: VersionWords, { words }: SpeechScene): readonly TalkItem[] =>
  beat ? [{ inTime: (repetitions, index) => breathLines(beat, repetitions.slice(index), words) }] : [];

function inBeat({ beat }: VersionWords, count: number): readonly TalkItem[] {
  if (!beat) return [];
  const inTime: Extract<TalkItem, { inTime: unknown }>['inTime'] = (repetitions, index) => {
    const block = repetitions.slice(index, index + count);
    const lines = beatLines(beat, block);
    return block.length === count && lines.every((words) => words.length > 0) ? lines.flat() : [];
  };
  return [{ inTime }];
}

function kindMomentOf(round: TalkRound, { segment: { step } }: TimedPlace) {
  if (step === 0 || round === 'first') return 'first';
  if (step === 2) return 'any';
  return round === 'last' ? 'last' : 'work';
}

function earliestOf(role: TalkRole, round: TalkRound, { segment, startMs }: TimedPlace, turnsRound: boolean): number {
  const half = startMs + segment.durationMs * SECOND_HALF;
  if (role === 'middle') return round === 'single' || turnsRound ? half : 0;
  if (role === 'last') return round === 'last' ? 0 : startMs + segment.durationMs * NEAR_THE_END;
  return role === 'fault' && round === 'middle' ? half : 0;
}
