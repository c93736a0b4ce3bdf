import { describe, expect, test } from 'vitest';
import { keptLimits, type LastingLimit } from '#domain/body/lasting-limit.ts';
import { CAREFUL_FLAGS } from '#domain/body/safety-flags.ts';
import type { Strain } from '#domain/body/strain.ts';
import {
  easedLimits,
  isImpactLocked,
  isLevelLocked,
  isPlayable,
  type LevelLimits,
  levelLimits,
  type MoveDemands,
  openLevel,
  playedLevel,
  UNASKED_LIMITS,
} from './move-level.ts';
import { PLAYED_LEVELS } from './played-level.ts';

const OPEN: LevelLimits = { impactLocked: false, pelvicSafe: false, notForMe: [] };
const PELVIC: LevelLimits = { ...OPEN, impactLocked: true, pelvicSafe: true };
const told = (...notForMe: LastingLimit[]): LevelLimits => ({ ...OPEN, notForMe });
const HEAVY = ['standard', 'harder'];
const FREE = { ...CAREFUL_FLAGS, startingLevel: 'standard', pelvicSafe: false } as const;

const move = (strains: Partial<Record<'easier' | 'standard' | 'harder', Strain[]>>, cautions = ''): MoveDemands => ({
  cautions: [...cautions],
  strains: { easier: [], standard: [], harder: [], ...strains },
});
const openLevels = (of: MoveDemands, limits: LevelLimits) =>
  PLAYED_LEVELS.filter((level) => !isLevelLocked(level, of, limits));

test('carried on with easier versions there are no jumps and nothing that is closed in pelvic floor care', () => {
  expect(easedLimits(told('lying', 'quiet'))).toEqual({ ...PELVIC, notForMe: ['lying', 'quiet'] });
});

describe('which levels are open', () => {
  test.each<[string, MoveDemands, LevelLimits, string[]]>([
    ['all, where nothing asks for care', move({ harder: ['impact', 'load'] }, 'JDPWS'), OPEN, [...PLAYED_LEVELS]],
    [
      'no impact before the check, at whatever level',
      move({ standard: ['impact'] }),
      UNASKED_LIMITS,
      ['easier', 'harder'],
    ],
    ['no Harder in pelvic floor care, even of a mild move', move({}, 'WS'), PELVIC, ['easier', 'standard']],
    ['no Standard that loads', move({ standard: ['load'] }), PELVIC, ['easier']],
    ['no Standard that braces', move({ standard: ['breath-holding'] }), PELVIC, ['easier']],
    ['no Standard that is marked for jumps', move({}, 'J'), PELVIC, ['easier']],
    ['no Standard that is marked for doming', move({}, 'D'), PELVIC, ['easier']],
    ['no Standard that is marked for the pelvic floor', move({}, 'P'), PELVIC, ['easier']],
    ['nothing wide for a sore pelvis', move({ harder: ['girdle'] }), told('girdle'), ['easier', 'standard']],
    [
      'nothing that kneels where she does not',
      move({ standard: ['kneeling'] }),
      told('kneeling'),
      ['easier', 'harder'],
    ],
    ['nothing that needs a chair where there is none', move({ easier: ['chair'] }), told('no-chair'), HEAVY],
    [
      'nothing loud where it must be quiet',
      move({ harder: ['noise'] }),
      told('quiet', 'lying'),
      ['easier', 'standard'],
    ],
  ])('%s', (_name, of, limits, levels) => {
    expect(openLevels(of, limits)).toEqual(levels);
  });

  test('the next lighter one is played, and never a heavier one', () => {
    const squat = move({ harder: ['load'] }, 'P');
    expect(PLAYED_LEVELS.map((level) => playedLevel(level, squat, PELVIC))).toEqual(['easier', 'easier', 'easier']);
    expect(PLAYED_LEVELS.map((level) => playedLevel(level, squat, OPEN))).toEqual([...PLAYED_LEVELS]);
  });

  test('Standard is played where Easier is wished and closed, and no more than that', () => {
    const seated = move({ easier: ['chair'] });
    expect(openLevel('easier', seated, told('no-chair'))).toBeUndefined();
    expect(playedLevel('easier', seated, told('no-chair'))).toBe('standard');
    const marked = move({ easier: ['chair'] }, 'P');
    expect(isPlayable('easier', marked, { ...PELVIC, notForMe: ['no-chair'] })).toBe(false);
    expect(isPlayable('standard', move({ easier: ['lying'], standard: ['lying'] }), told('lying'))).toBe(false);
  });
});

describe('jumps', () => {
  test('open only with a clear check, and where nothing else asks for care', () => {
    expect(levelLimits(FREE, true, [])).toEqual(OPEN);
    expect(isImpactLocked(FREE, false)).toBe(true);
    expect(isImpactLocked(CAREFUL_FLAGS, true)).toBe(true);
    expect(isImpactLocked({ ...FREE, girdle: true }, true)).toBe(true);
    expect(isImpactLocked(undefined, true)).toBe(true);
  });
});

describe('what is not for her', () => {
  test('comes from her own word and from the answer about a sore pelvis, each once', () => {
    expect(levelLimits(FREE, true, ['lying', 'kneeling']).notForMe).toEqual(['kneeling', 'lying']);
    expect(levelLimits({ ...FREE, girdle: true }, true, ['girdle']).notForMe).toEqual(['girdle']);
    expect(levelLimits({ ...FREE, girdle: true }, true, []).notForMe).toEqual(['girdle']);
    expect(levelLimits(undefined, false, ['quiet'])).toEqual({ ...UNASKED_LIMITS, notForMe: ['quiet'] });
  });

  test('is read as it was kept, and without what it does not know', () => {
    expect(keptLimits(['quiet', 'kneeling', 'swimming', 3])).toEqual(['kneeling', 'quiet']);
    for (const value of [undefined, null, 'quiet', { quiet: true }]) expect(keptLimits(value)).toBeUndefined();
  });
});
