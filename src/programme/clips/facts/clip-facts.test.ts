import { describe, expect, test } from 'vitest';
import { MOVE_STRAINS } from '#programme/body/move-strains.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { CHECK_MOVES, type CheckMoveId } from '#programme/moves/check-moves.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { CHECK_CLIPS } from '../check-clips.ts';
import { CLIPS } from '../clips.ts';
import { EXPLAINED_CLIPS, type ExplainedId } from '../explained-clips.ts';
import { SCENES, type SceneId } from '../scenes.ts';
import { CHECK_FACTS, EXPLAINED_FACTS, SCENE_FACTS } from './checks-and-scenes.fixture.ts';
import { FACTS } from './every-fact.fixture.ts';
import { apartBy, ever, type Fact, inAir, uses } from './fact.fixture.ts';
import { type Loop, loopOf, momentAt } from './loop.fixture.ts';
import { BENT_ON_PURPOSE, bentWhereSheStands } from './standing.fixture.ts';

const EVERY = (Object.keys(CLIPS) as ShippedMoveId[]).flatMap((id) => MOVE_LEVELS.map((level) => ({ id, level })));
/** Places by which a posture is told from another. */
const PARTS = (['L', 'R'] as const).flatMap((side) =>
  (['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'heel'] as const).map((part) => `${part}${side}` as const),
);
/** Furniture, and the words by which it is called. */
const FURNITURE = {
  chair: /chair|seated|\bsit (tall|back)/,
  counter: /worktop/,
  sofa: /sofa/,
  wall: /wall/,
  step: /stair/,
  table: /table/,
  cushion: /cushion|propped|legs long/,
  pillows: /cushions/,
} as const;

/** What she carries, and the words by which it is called. */
const CARRIED = {
  bottle: /bottle/,
  backpack: /bag|backpack/,
  cushion: /cushion/,
  baby: /baby/,
  arrow: /lift|pelvi|back/,
  scar: /scar/,
} as const;

/** Every fact is of words that are said, and true of the loop. */
function expectFacts(facts: readonly Fact[], said: readonly string[], loop: Loop): void {
  for (const { words } of facts) expect(said.join('\n').toLowerCase()).toContain(words.toLowerCase());
  expectTruths(facts, loop);
}

function expectTruths(facts: readonly Fact[], loop: Loop): void {
  expect(facts.length).toBeGreaterThan(0);
  for (const { words, truths } of facts) {
    const untrue = truths.flatMap((holds, index) => (holds(loop) ? [] : [`"${words}", ${index + 1}`]));
    expect(untrue).toEqual([]);
  }
}

describe.each(EVERY)('$id $level', ({ id, level }) => {
  const { kit = [] } = MOVES[id];
  const { name, cue, setUp, sided } = versionOf(MOVES[id], level);
  const clip = CLIPS[id][level];
  const sameAs = level === 'standard' ? undefined : MOVES[id][level].sameAs;

  if (typeof clip === 'string') {
    test('shows the move that its words name', () => expect(clip).toBe(sameAs));
    return;
  }
  const loop = loopOf(clip);

  test('shows what it says', () => {
    expectFacts(FACTS[id][level] ?? [], [name, cue, setUp, MOVES[id].setUp, MOVES[id].cue, MOVES[id].name], loop);
  });

  test('stands with straight knees where its words say nothing else', () => {
    const words = BENT_ON_PURPOSE[id]?.[level];
    if (words) expect([name, cue, setUp, MOVES[id].cue].join('\n')).toContain(words);
    expect(bentWhereSheStands(loop).length > 0).toBe(words !== undefined);
  });

  if (MOVES[id].position === 'stand' && !uses('step')(loop) && !MOVE_STRAINS[id][level].includes('lying')) {
    test('leaves the floor only where it warns of it', () => {
      expect(ever(inAir)(loop)).toBe(MOVE_STRAINS[id][level].includes('impact'));
    });
  }

  if (!clip.hold) {
    test('its two still pictures are not the same', () => {
      const [start, key] = clip.still.map((phase) => momentAt(loop, phase));
      const apart = PARTS.map((part) => apartBy(start?.at(part) ?? [], key?.at(part) ?? []));
      expect(Math.max(...apart)).toBeGreaterThan(0.04);
    });
  }

  test('names no other move', () => expect(sameAs).toBeUndefined());

  test('changes sides as its words do', () => expect(clip.sided ?? false).toBe(sided));

  test('brings furniture that she is told of, and nothing that she carries unsaid', () => {
    const told = [name, cue, setUp, ...kit].join('\n').toLowerCase();
    for (const { kind } of clip.props ?? []) if (kind !== 'mat') expect(told).toMatch(FURNITURE[kind]);
    if (clip.held) expect(told).toMatch(CARRIED[clip.held.kind]);
  });
});

describe.each(Object.keys(CHECK_MOVES) as CheckMoveId[])('%s of the check', (id) => {
  const { name, cue, setUp, leavesFloor } = CHECK_MOVES[id];
  const loop = loopOf(CHECK_CLIPS[id]);

  test('shows what it says', () => expectFacts(CHECK_FACTS[id], [name, cue, setUp], loop));
  test('leaves the floor only where it warns of it', () => expect(ever(inAir)(loop)).toBe(leavesFloor));
});

test.each(Object.keys(SCENES) as SceneId[])('the scene %s shows what it is for', (id) => {
  expectTruths(SCENE_FACTS[id], loopOf(SCENES[id]));
});

test.each(Object.keys(EXPLAINED_CLIPS) as ExplainedId[])('%s shows what it explains', (id) => {
  expectTruths(EXPLAINED_FACTS[id], loopOf(EXPLAINED_CLIPS[id]));
});
