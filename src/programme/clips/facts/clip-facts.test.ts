import { describe, expect, test } from 'vitest';
import { MOVE_LEVELS, type MoveId } from '#programme/move.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { CLIPS } from '../clips.ts';
import { CARDIO_FACTS } from './cardio.fixture.ts';
import type { Facts } from './fact.fixture.ts';
import { FLOOR_FACTS } from './floor.fixture.ts';
import { KNEELING_FACTS } from './kneeling.fixture.ts';
import { LEGS_FACTS } from './legs.fixture.ts';
import { loopOf } from './loop.fixture.ts';
import { SECOND_EDITION_FACTS } from './second-edition.fixture.ts';
import { STRETCHES_FACTS } from './stretches.fixture.ts';
import { UPPER_BODY_FACTS } from './upper-body.fixture.ts';
import { WARM_UP_FACTS } from './warm-up.fixture.ts';

const FACTS: Facts = {
  ...WARM_UP_FACTS,
  ...LEGS_FACTS,
  ...UPPER_BODY_FACTS,
  ...CARDIO_FACTS,
  ...KNEELING_FACTS,
  ...FLOOR_FACTS,
  ...STRETCHES_FACTS,
  ...SECOND_EDITION_FACTS,
};
const EVERY = (Object.keys(CLIPS) as MoveId[]).flatMap((id) => MOVE_LEVELS.map((level) => ({ id, level })));
/** Furniture, and the words by which it is called. */
const FURNITURE = {
  chair: /chair|seated|\bsit (tall|back)/,
  counter: /counter/,
  sofa: /sofa/,
  wall: /wall/,
  step: /stair/,
} as const;

describe.each(EVERY)('$id $level', ({ id, level }) => {
  const { setUp, kit } = MOVES[id];
  const { name, cue, sided } = versionOf(MOVES[id], level);
  const clip = CLIPS[id][level];
  const sameAs = level === 'standard' ? undefined : MOVES[id][level].sameAs;

  if (typeof clip === 'string') {
    test('shows the move that its words name', () => expect(clip).toBe(sameAs));
    return;
  }
  const loop = loopOf(clip);

  test('shows what it says', () => {
    const facts = FACTS[id][level] ?? [];
    expect(facts.length).toBeGreaterThan(0);
    const said = [name, cue, setUp, MOVES[id].cue, MOVES[id].name].join('\n').toLowerCase();
    for (const { words, truths } of facts) {
      expect(said).toContain(words.toLowerCase());
      const untrue = truths.flatMap((holds, index) => (holds(loop) ? [] : [`"${words}", ${index + 1}`]));
      expect(untrue).toEqual([]);
    }
  });

  test('names no other move', () => expect(sameAs).toBeUndefined());

  test('changes sides as its words do', () => expect(clip.sided ?? false).toBe(sided));

  test('brings furniture that she is told of, and nothing that she carries unsaid', () => {
    const told = [name, cue, setUp, ...kit].join('\n').toLowerCase();
    for (const { kind } of clip.props ?? []) if (kind !== 'mat') expect(told).toMatch(FURNITURE[kind]);
    if (clip.held) expect(told).toMatch(clip.held.kind === 'bottle' ? /bottle/ : /bag|backpack/);
  });
});
