import { CHANGE_SIDES_MS, PLANNED_LENGTHS, type PlannedLength } from '#domain/session/session-plan.ts';
import type { MoveFacts } from '#domain/session/session-timeline.ts';
import { MOVE_LEVELS, type Move, type MoveId } from '#programme/moves/move.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { isOffered } from '#programme/moves/own-move-fields.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { firstOf, noPromise, plainText, wordsUpTo } from '#programme/words/text-rules.ts';
import { plannedMinutes, timedWorkout } from './timed-workout.ts';
import type { WorkFormat, Workout } from './workout.ts';

/** The bounds of what the owner sets of a plan; a shipped value outside of them may stay. */
export const PLAN_BOUNDS = {
  workSeconds: { min: 20, max: 60, step: 5 },
  restSeconds: { min: 0, max: 30, step: 5 },
  breatherSeconds: { min: 0, max: 60, step: 5 },
  setUpSeconds: { min: 0, max: 30, step: 5 },
  circuits: { min: 1, max: 4 },
  rounds: { min: 1, max: 5 },
  moves: { min: 1, max: 8 },
  swaps: { min: 0, max: 8 },
  minutes: { min: 12, max: 45 },
  kit: { max: 4 },
  circuitName: { letters: 40, lettersOfWord: 24 },
} as const;

/** One of the four times of a plan. */
export type PlanTime = keyof WorkFormat;

/** What the times of a plan are called. */
export const PLAN_TIMES: Readonly<Record<PlanTime, string>> = {
  workSeconds: 'Work',
  restSeconds: 'Rest',
  breatherSeconds: 'Breather',
  setUpSeconds: 'Set-up',
};

const TIMES = Object.keys(PLAN_TIMES) as PlanTime[];

/** The least time of a side, in seconds: less is no time to get into it. */
const SHORTEST_SIDE_SECONDS = 10;
/** A short version may end with no longer a stretch than this: its main part would be too little. */
const LONGEST_END_SECONDS = 180;

/** Where in a plan something stands: the name of a time or a list, or "circuit-0", "circuit-0-rounds", "circuit-0-move-1". */
export type PlanPlace = PlanTime | 'minutes' | 'kit' | 'circuits' | 'swaps' | 'heroMove' | `circuit-${string}`;

/** Why a plan cannot be published, with the place that puts it right. */
export interface PlanProblem {
  at: PlanPlace;
  message: string;
}

/** What the rules need to know of moves. */
export interface MoveLibrary {
  words: ProgrammeWords;
  moveOf(id: string): Move;
  factsOf(id: string): MoveFacts;
}

/**
 * Why this workout cannot be published as it is planned; empty where it can. What is let through plans in every length, at every
 * level and with any safety answers.
 *
 * @param workout with the plan and the words that are asked about.
 * @param shipped the same workout as shipped.
 */
export function planProblems(workout: Workout, shipped: Pick<Workout, 'format'>, library: MoveLibrary): PlanProblem[] {
  const outside = [...outOfBounds(workout, shipped), ...nameProblems(workout)];
  if (outside.length > 0) return outside;
  return [
    ...moveProblems(workout, library),
    ...sidesProblems(workout, library),
    ...kitProblems(workout),
    ...lengthProblems(workout, library),
  ];
}

const problem = (at: PlanPlace, message: string): PlanProblem => ({ at, message });

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

function outOfBounds({ format, circuits, swaps }: Workout, shipped: Pick<Workout, 'format'>): PlanProblem[] {
  const bounds = PLAN_BOUNDS;
  const times = TIMES.flatMap((time) => {
    const { min, max, step } = bounds[time];
    const value = format[time];
    if (value === shipped.format[time] || (isWithin(value, { min, max }) && value % step === 0)) return [];
    return [problem(time, `Choose ${min} to ${max} seconds, in steps of ${step}.`)];
  });
  const counts = circuits.flatMap(({ rounds, moves }, index) => [
    ...(isWithin(rounds, bounds.rounds)
      ? []
      : [problem(`circuit-${index}-rounds`, `Choose ${bounds.rounds.min} to ${bounds.rounds.max} rounds.`)]),
    ...(isWithin(moves.length, bounds.moves)
      ? []
      : [problem(`circuit-${index}`, `A circuit has ${bounds.moves.min} to ${bounds.moves.max} moves.`)]),
  ]);
  const circuitsCount = isWithin(circuits.length, bounds.circuits)
    ? []
    : [problem('circuits', `A workout has ${bounds.circuits.min} to ${bounds.circuits.max} circuits.`)];
  const swapsCount = isWithin(swaps.length, bounds.swaps)
    ? []
    : [problem('swaps', `${bounds.swaps.max} swaps at most.`)];
  return [...times, ...circuitsCount, ...counts, ...swapsCount];
}

const refusedName = firstOf(plainText, noPromise, wordsUpTo(PLAN_BOUNDS.circuitName.lettersOfWord));

function nameProblems({ circuits }: Workout): PlanProblem[] {
  return circuits.flatMap(({ name }, index) => {
    const isTaken = circuits.slice(0, index).some((other) => name !== undefined && other.name === name);
    const own = name === undefined ? unnamed(circuits.length) : nameProblem(name);
    const message = own ?? (isTaken ? 'Give this circuit a name of its own.' : undefined);
    return message === undefined ? [] : [problem(`circuit-${index}`, message)];
  });
}

const unnamed = (circuits: number) => (circuits > 1 ? 'Give this circuit a name.' : undefined);

function nameProblem(name: string): string | undefined {
  const { letters } = PLAN_BOUNDS.circuitName;
  if (name.trim() === '') return 'Give this circuit a name.';
  if (name !== name.trim() || /\s{2}|[^\S ]/.test(name)) return 'Leave out the extra spaces.';
  return name.length > letters ? `Keep the name to ${letters} letters. This has ${name.length}.` : refusedName(name);
}

/** The moves of the circuits with their places, then the swaps. */
function placedMoves({ circuits, swaps }: Workout): { id: string; at: PlanPlace }[] {
  return [
    ...circuits.flatMap(({ moves }, index) =>
      moves.map((id, place) => ({ id, at: `circuit-${index}-move-${place}` as const })),
    ),
    ...swaps.map((id) => ({ id, at: 'swaps' as const })),
  ];
}

/** The card says so where one of its texts does. */
const SAYS_JUMPS = /\b(jump|hop|skip|bound|leap|jog)/i;

function moveProblems(workout: Workout, { words, moveOf, factsOf }: MoveLibrary): PlanProblem[] {
  const placed = placedMoves(workout);
  const { shortTitle, description, focus, heroMove, circuits } = workout;
  const saysJumps = SAYS_JUMPS.test(`${shortTitle} ${description} ${focus}`);
  const found = placed.flatMap(({ id, at }, index) => {
    const { name } = moveOf(id);
    if (placed.findIndex((one) => one.id === id) < index) return [problem(at, `${name} is in this workout already.`)];
    if (!isOffered(id as MoveId, words)) return [problem(at, `${name} was withdrawn. Choose another move.`)];
    const { strains } = factsOf(id);
    const isJump = strains.easier.includes('impact') || strains.standard.includes('impact');
    if (isJump && !saysJumps) {
      return [problem(at, `${name} jumps in Standard. Keep jumps to Harder, or say “jump” in the description.`)];
    }
    const isWhole = MOVE_LEVELS.every((level) => versionOf(moveOf(id), level).cue !== '');
    return isWhole ? [] : [problem(at, `${name} needs all three versions.`)];
  });
  const isShown = circuits.some(({ moves }) => moves.includes(heroMove));
  return isShown ? found : [...found, problem('heroMove', 'Choose one of the moves in this workout.')];
}

/** Also of what stands in for a move that a member leaves out. */
function sidesProblems(workout: Workout, { moveOf, factsOf }: MoveLibrary): PlanProblem[] {
  const { workSeconds } = workout.format;
  const needed = (id: string): number => {
    const { isSided, changeSidesMs = CHANGE_SIDES_MS } = factsOf(id);
    return MOVE_LEVELS.some(isSided) ? 2 * SHORTEST_SIDE_SECONDS + changeSidesMs / 1000 : 0;
  };
  const tight = placedMoves(workout).flatMap(({ id }) =>
    [id, ...factsOf(id).standIns].filter((played) => needed(played) > workSeconds).map((played) => ({ id, played })),
  );
  const [first] = tight;
  if (!first) return [];
  const { step } = PLAN_BOUNDS.workSeconds;
  const least = Math.ceil(Math.max(...tight.map(({ played }) => needed(played))) / step) * step;
  const { name } = moveOf(first.id);
  const why = first.played === first.id ? `${name} changes sides.` : `What stands in for ${name} changes sides.`;
  return [problem('workSeconds', `Choose ${least} seconds or more. ${why}`)];
}

function kitProblems({ kit }: Workout): PlanProblem[] {
  const { max } = PLAN_BOUNDS.kit;
  return kit.length > max
    ? [problem('kit', `It needs ${kit.length} things (${kit.join(', ')}). Keep it to ${max}, so swap a move.`)]
    : [];
}

function lengthProblems(workout: Workout, { words }: MoveLibrary): PlanProblem[] {
  const { min, max } = PLAN_BOUNDS.minutes;
  const minutes = workout.durationMinutes;
  if (minutes > max)
    return [problem('minutes', `It takes ${minutes} minutes. Take out rounds or moves, down to ${max}.`)];
  if (minutes < min) return [problem('minutes', `It takes ${minutes} minutes. Add rounds or moves, up to ${min}.`)];
  return PLANNED_LENGTHS.flatMap((length) => shortProblem(workout, length, words) ?? []).slice(0, 1);
}

function shortProblem(workout: Workout, length: PlannedLength, words: ProgrammeWords): PlanProblem | undefined {
  if (length === 'full') return undefined;
  const plan = timedWorkout(workout, length, words);
  const played = new Set(
    plan.flatMap(({ step, kind, place }) => (step === 1 && kind === 'work' ? [place.circuit] : [])),
  );
  const stated = plannedMinutes(workout, length, words);
  if (played.size < workout.circuits.length || stated !== Number(length)) {
    return problem(
      'minutes',
      `Not every circuit fits into the ${length}-minute version. Shorten work, rest or set-up.`,
    );
  }
  const end = (plan.at(-1)?.durationMs ?? 0) / 1000;
  if (end <= LONGEST_END_SECONDS) return undefined;
  return problem(
    'minutes',
    `The ${length}-minute version would end with ${Math.round(end / 60)} minutes of breathing. Add rounds or moves.`,
  );
}

/** The moves that these words make known. */
export const movesIn = (words: ProgrammeWords): MoveLibrary => ({
  words,
  moveOf: (id) => moveInWords(id, words),
  factsOf: factsIn(words),
});

/** What a place of a plan is called, for example "Circuit 2, Skater". */
export function planPlaceName(at: PlanPlace, { circuits }: Pick<Workout, 'circuits'>, { moveOf }: MoveLibrary): string {
  if (at in PLAN_TIMES) return PLAN_TIMES[at as PlanTime];
  const [, circuit, part, move] = /^circuit-(\d+)(?:-(move|rounds))?(?:-(\d+))?$/.exec(at) ?? [];
  if (circuit === undefined) return NAMES[at] ?? at;
  const id = circuits[Number(circuit)]?.moves[Number(move)];
  const of = part === 'rounds' ? ', rounds' : id === undefined ? '' : `, ${moveOf(id).name}`;
  return `Circuit ${Number(circuit) + 1}${of}`;
}

const NAMES: Readonly<Record<string, string>> = {
  minutes: 'Minutes',
  kit: 'Kit',
  circuits: 'Circuits',
  swaps: 'Swaps',
  heroMove: 'Picture',
};
