import { describe, expect, test } from 'vitest';
import { isLevelLocked, UNASKED_LIMITS } from '#domain/session/move-level.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { moveFacts } from '#programme/moves/move-facts.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { WAY_BACK_MOVES } from '#programme/moves/way-back.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { CAUTION_WORDS, cautionsOf, STRAIN_WORDS } from './caution-words.ts';
import { MOVE_STRAINS } from './move-strains.ts';
import { STOP_SIGNS } from './safety-words.ts';

const everyMove = Object.entries(MOVES).map(([id, move]) => ({ id: id as ShippedMoveId, move }));
const LEAVES_THE_FLOOR = /\b(jump|hop|leap|jog|leave the floor|fast (knee )?switches)/i;

describe('impact', () => {
  test.each(everyMove)('$id leaves the floor only in a version that is marked and locked', ({ id, move }) => {
    for (const level of MOVE_LEVELS) {
      const { name, cue } = versionOf(move, level);
      if (!LEAVES_THE_FLOOR.test(`${name} ${cue}`)) continue;
      expect(level === 'harder' || Object.hasOwn(WAY_BACK_MOVES, id)).toBe(true);
      expect(move.cautions).toContain('J');
      expect(isLevelLocked(level, moveFacts(id, SHIPPED_WORDS), UNASKED_LIMITS)).toBe(true);
    }
  });

  test.each(everyMove)('$id has words for the floor that it leaves', ({ id, move }) => {
    for (const level of MOVE_LEVELS) {
      if (!MOVE_STRAINS[id][level].includes('impact')) continue;
      const { name, cue } = versionOf(move, level);
      expect(`${move.name} ${name} ${cue}`).toMatch(/jump|hop|leap|jog|bound|off the floor|fast|quick/i);
    }
  });
});

describe('what to watch for', () => {
  test('every mark and strain has a line of its own, and a move has one for each of its own', () => {
    expect(new Set([...Object.values(CAUTION_WORDS), ...Object.values(STRAIN_WORDS)]).size).toBe(8);
    for (const { id, move } of everyMove) {
      const strains = MOVE_STRAINS[id].standard.filter((strain) => STRAIN_WORDS[strain]);
      expect(cautionsOf(id, SHIPPED_WORDS)).toHaveLength(new Set(move.cautions).size + strains.length);
    }
    expect(cautionsOf('step_burpee', SHIPPED_WORDS).join(' ')).toMatch(/wrists.*belly.*soft landings.*breathing/is);
    expect(cautionsOf('deadlift', SHIPPED_WORDS)).toEqual([STRAIN_WORDS.load]);
  });

  test.each([
    ['D', ['dead_bug', 'bear', 'push_up', 'climber', 'side_plank']],
    ['W', ['push_up', 'bear', 'shoulder_tap', 'climber', 'walkout']],
    ['J', ['squat_jump', 'step_jack', 'skater', 'step_burpee']],
  ] as const)('%s is on the moves that are known for it', (mark, ids) => {
    expect(ids.filter((id) => !(MOVES[id].cautions as readonly string[]).includes(mark))).toEqual([]);
  });

  test('doming and the pelvic floor send to the easier version, and the signs to stop say so too', () => {
    expect(CAUTION_WORDS.D).toContain('choose Easier');
    expect(CAUTION_WORDS.P).toContain('choose Easier');
    expect(STOP_SIGNS.groups.map(({ urgency }) => urgency)).toEqual(['now', 'today', 'ease']);
    expect(STOP_SIGNS.groups.at(-1)?.title).toContain('choose Easier next time');
  });
});

describe('the easier version', () => {
  test.each(everyMove)('of $id is a choice, never less than one', ({ move }) => {
    const belittling =
      /\b(just (lift|do|hold|rise|bend|sit)|beginners?|modified|girl|lazy|cheat|weak|can.t|cannot|unable)\b/i;
    expect(`${move.easier.name}. ${move.easier.cue}`).not.toMatch(belittling);
  });

  test('stands first wherever the levels stand in a row', () => {
    expect(MOVE_LEVELS).toEqual(['easier', 'standard', 'harder']);
  });
});
