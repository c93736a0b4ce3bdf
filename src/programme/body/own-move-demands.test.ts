import { describe, expect, test } from 'vitest';
import { LASTING_LIMITS, type LastingLimit } from '#domain/body/lasting-limit.ts';
import { remembered } from '#domain/remembered.ts';
import { isLevelLocked, type LevelLimits, playedLevel } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { PLANNED_LENGTHS } from '#domain/session/session-plan.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { playedMoves } from '#domain/session/stand-ins.ts';
import { fieldsOf, type WordsPlace, wordsProblems } from '#domain/words/words.ts';
import { factsIn, moveFacts } from '#programme/moves/move-facts.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { BODY_QUESTIONS, type OwnMoveTexts, POSITIONS } from '#programme/moves/own-move-fields.ts';
import { anyOwnMove, ownMoveTexts, wordsWithOwnMove } from '#programme/moves/own-moves.fixture.ts';
import { findWordsPlace } from '#programme/words/places.ts';
import { movePlaceId, type ProgrammeWords } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';
import { cautionsOf } from './caution-words.ts';
import { EVERYTHING_NOT_FOR_HER } from './every-answer.fixture.ts';
import { MOVE_STRAINS } from './move-strains.ts';

const place = findWordsPlace('own-move-1') ?? { sections: [] };
const shipped = findWorkout('b', 5);
if (!shipped) throw new Error('There is no workout 2B.');

/** 2B with the own move in the place of its first one, and as a swap. */
const WORKOUT = {
  ...shipped,
  circuits: shipped.circuits.map((circuit) => ({ ...circuit, moves: ['own_1' as const, ...circuit.moves.slice(1)] })),
  swaps: ['own_1' as const],
};

/** What the answers rule out, told a second time: by the answers alone. */
const RULED_OUT: Readonly<Partial<Record<LastingLimit, (texts: OwnMoveTexts) => boolean>>> = {
  wrists: (texts) => texts['asks-wrists'] !== 'no',
  lying: (texts) => texts['asks-lying'] !== 'no' || ['back', 'side', 'front'].includes(texts.position ?? ''),
  kneeling: (texts) => texts.position === 'kneel',
  girdle: (texts) => texts['asks-pelvis'] !== 'no' || texts['asks-balance'] !== 'no',
  'no-chair': (texts) => texts.position === 'sofa' || /chair|sofa/.test(texts.kit ?? ''),
};

const jumpsAt = (level: PlayedLevel, texts: OwnMoveTexts): boolean =>
  !['no', 'harder'].includes(texts['asks-impact'] ?? '') || (texts['asks-impact'] === 'harder' && level === 'harder');

function wrongWith(level: PlayedLevel, texts: OwnMoveTexts, limits: LevelLimits): string | undefined {
  const excluded = limits.notForMe.find((limit) => RULED_OUT[limit]?.(texts));
  if (excluded) return excluded;
  if ((limits.impactLocked || limits.notForMe.includes('jumps')) && jumpsAt(level, texts)) return 'jumps';
  if (!limits.pelvicSafe || level === 'easier') return undefined;
  const heavy = ['load', 'impact', 'middle', 'pelvis'].filter((question) => texts[`asks-${question}`] !== 'no');
  return level === 'harder' ? 'harder' : heavy[0];
}

function anyLimits(chance: () => number): LevelLimits {
  const pelvicSafe = chance() < 0.4;
  return {
    pelvicSafe,
    impactLocked: pelvicSafe || chance() < 0.5,
    notForMe: LASTING_LIMITS.filter(() => chance() < 0.2),
  };
}

const choicesOf = (words: ProgrammeWords, limits: LevelLimits, level: PlayedLevel, swaps = {}) => ({
  levelOf: () => level,
  swaps,
  hasChosenStart: true,
  limits,
  factsOf: remembered(factsIn(words)),
});

const shapesOf = ({ sections }: Pick<WordsPlace, 'sections'>) =>
  fieldsOf({ sections }).flatMap(({ id, choices = [] }) =>
    id === 'shown-as' ? choices.map((shape) => ({ position: 'stand', 'shown-as': shape.id })) : [],
  );

/** What is wrong with one session of this own move: it changes no time, and plays nothing that is locked. */
function faultsOf(texts: OwnMoveTexts, chance: () => number, turn: number): string[] {
  const words = { [movePlaceId('own_1')]: texts };
  const limits = anyLimits(chance);
  const level = PLAYED_LEVELS[Math.floor(chance() * 3)] ?? 'standard';
  const swaps = turn % 2 ? { [WORKOUT.circuits[0]?.moves[1] ?? '']: 'own_1' } : {};
  const plan = timedWorkout(WORKOUT, PLANNED_LENGTHS[turn % 3] ?? 'full', words);
  const segments = sessionTimeline(plan, choicesOf(words, limits, level, swaps));
  expect(segments.map(({ durationMs }) => durationMs)).toEqual(plan.map(({ durationMs }) => durationMs));
  return segments.flatMap(({ moveId, level: played }) => {
    const own = moveId === 'own_1' ? wrongWith(played, texts, limits) : undefined;
    const isLocked = isLevelLocked(played, moveFacts(moveId, words), limits);
    return own || isLocked ? [`${own} ${isLocked} ${moveId} ${JSON.stringify({ texts, limits })}`] : [];
  });
}

describe('a move of the owner’s own', () => {
  test('is never played where an answer locks it, whatever it is, and every session of it plans', () => {
    const { next } = seededRandom(38);
    const faults = Array.from({ length: tries(400, 20_000) }, (_, turn) => faultsOf(anyOwnMove(next), next, turn));
    expect(faults.flat().slice(0, 3)).toEqual([]);
  });

  const SHAPES = [...POSITIONS.map((position) => ({ position, 'shown-as': '' })), ...shapesOf(place)];

  test.each(SHAPES)('has another move in its place for every member, whatever is not for them: %j', (shape) => {
    const yes = Object.fromEntries(BODY_QUESTIONS.map((question) => [`asks-${question}`, 'yes']));
    const factsOf = remembered(factsIn(wordsWithOwnMove({ ...yes, ...shape })));
    const locked = EVERYTHING_NOT_FOR_HER.filter((notForMe) => {
      const limits = { notForMe, pelvicSafe: notForMe.length % 2 === 0, impactLocked: true };
      const played = playedMoves(['own_1'], { levelOf: () => 'easier', limits, factsOf }).get('own_1') ?? '';
      return isLevelLocked(playedLevel('easier', factsOf(played), limits), factsOf(played), limits);
    });
    expect(locked).toEqual([]);
  });

  test('“not sure” and no answer mean yes', () => {
    for (const question of BODY_QUESTIONS) {
      const told = (answer: string) => {
        const { strains, cautions } = moveFacts('own_1', wordsWithOwnMove({ [`asks-${question}`]: answer }));
        return { strains, cautions };
      };
      expect(told('unsure')).toEqual(told('yes'));
      expect(told('')).toEqual(told('yes'));
      expect(told('no')).not.toEqual(told('yes'));
    }
  });

  test('asks for what the move of its shape asks for, and no answer takes that away', () => {
    const { strains } = moveFacts('own_1', wordsWithOwnMove({ 'shown-as': 'push_up' }));
    for (const level of PLAYED_LEVELS)
      expect(strains[level]).toEqual(expect.arrayContaining([...MOVE_STRAINS.push_up[level]]));
    const unseen = moveFacts('own_1', wordsWithOwnMove({ 'shown-as': '' }));
    expect(unseen.strains.easier).toEqual(['overhead', 'two-arms', 'noise']);
    expect(unseen.standIns[0]).toBe('squat');
  });

  test('tells a member what to watch for in the words of the others', () => {
    const words = wordsWithOwnMove({ 'asks-wrists': 'yes', 'asks-load': 'unsure' });
    expect(cautionsOf('own_1', words).join(' ')).toMatch(/Sore wrists.*A lighter bag/);
    expect(cautionsOf('own_1', wordsWithOwnMove({ 'asks-middle': 'yes' })).join(' ')).toMatch(/domes.*Keep breathing/);
    expect(cautionsOf('own_1', wordsWithOwnMove())).toEqual([]);
  });

  test('takes as long for changing sides as the owner says', () => {
    const words = wordsWithOwnMove({ sides: 'turns', 'change-seconds': '10' });
    const [segment] = sessionTimeline(timedWorkout(WORKOUT, 'full', words), {
      ...choicesOf(words, { notForMe: [], pelvicSafe: false, impactLocked: true }, 'standard'),
    }).filter(({ moveId, kind }) => moveId === 'own_1' && kind === 'work');
    expect(segment).toMatchObject({ halfway: 'switch-sides', changeSidesMs: 10_000 });
  });
});

describe('what the desk lets through', () => {
  test('is a whole move, which reads like a shipped one', () => {
    expect(wordsProblems(place, ownMoveTexts())).toEqual([]);
    expect(moveInWords('own_1', wordsWithOwnMove({ kit: 'mat, chair' }))).toMatchObject({
      name: 'Pillow squeeze',
      spoken: 'Pillow squeeze',
      easier: { name: 'Soft pillow squeeze', cue: 'Squeeze gently, then let go', breath: 'soft' },
      kit: ['mat', 'chair'],
    });
  });

  test.each(place.sections.flatMap(({ fields }) => fields).filter(({ mayBeEmpty }) => !mayBeEmpty))(
    'is nothing without “$label” ($id), which is named',
    ({ id }) => {
      expect(wordsProblems(place, { ...ownMoveTexts(), [id]: '' }).map(({ field }) => field)).toEqual([id]);
    },
  );

  test.each([
    ['name', 'Pillow squeeze with a slow hold', /28 characters/],
    ['name', 'One two three four five', /4 words or fewer. This has 5/],
    ['easier-name', 'Gentle!', /without an exclamation mark/],
    ['set-up', 'Stand tall.', /leave out the full stop/],
    ['harder-cue', 'Lose weight as you squeeze', /don’t promise/],
    ['standard-cue', 'One two three four five six seven eight nine ten', /9 words or fewer/],
    ['kit', 'mat, piano', /Choose one of these/],
    ['kit', 'mat, mat', /Choose one of these/],
    ['shown-as', 'pelvic_floor', /Choose one of these/],
    ['asks-load', 'harder', /Choose one of these/],
    ['asks-impact', 'maybe', /Choose one of these/],
    ['change-seconds', '7', /Choose one of these/],
  ])('has no %s “%s”', (field, text, message) => {
    expect(wordsProblems(place, ownMoveTexts({ [field]: text }))).toEqual([
      { field, message: expect.stringMatching(message) },
    ]);
  });
});
