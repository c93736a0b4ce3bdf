import { describe, expect, test } from 'vitest';
import {
  isLevelLocked,
  type LevelLimits,
  levelLimits,
  type MoveDemands,
  playedLevel,
  type Strain,
  UNASKED_LIMITS,
} from './move-level.ts';
import { PLAYED_LEVELS } from './played-level.ts';
import { CAREFUL_FLAGS } from './safety-flags.ts';

const OPEN: LevelLimits = { impactLocked: false, pelvicSafe: false, girdle: false };
const PELVIC: LevelLimits = { ...OPEN, impactLocked: true, pelvicSafe: true };
const FREE = { ...CAREFUL_FLAGS, startingLevel: 'standard', pelvicSafe: false } as const;

const move = (strains: Partial<Record<'easier' | 'standard' | 'harder', Strain[]>>, cautions = ''): MoveDemands => ({
  cautions: [...cautions],
  strains: { easier: [], standard: [], harder: [], ...strains },
});
const openLevels = (of: MoveDemands, limits: LevelLimits) =>
  PLAYED_LEVELS.filter((level) => !isLevelLocked(level, of, limits));

describe('which levels are open', () => {
  test.each<[string, MoveDemands, LevelLimits, string[]]>([
    ['all, where nothing asks for care', move({ harder: ['impact', 'load'] }, 'JDPWS'), OPEN, [...PLAYED_LEVELS]],
    [
      'no impact before the check, at whatever level',
      move({ standard: ['impact'] }),
      UNASKED_LIMITS,
      ['easier', 'harder'],
    ],
    ['no Harder in pelvic-safe mode, even of a mild move', move({}, 'WS'), PELVIC, ['easier', 'standard']],
    ['no Standard that loads', move({ standard: ['load'] }), PELVIC, ['easier']],
    ['no Standard that braces', move({ standard: ['breath-holding'] }), PELVIC, ['easier']],
    ['no Standard that is marked for jumps', move({}, 'J'), PELVIC, ['easier']],
    ['no Standard that is marked for doming', move({}, 'D'), PELVIC, ['easier']],
    ['no Standard that is marked for the pelvic floor', move({}, 'P'), PELVIC, ['easier']],
    ['nothing wide for a sore pelvis', move({ harder: ['girdle'] }), { ...OPEN, girdle: true }, ['easier', 'standard']],
  ])('%s', (_name, of, limits, levels) => {
    expect(openLevels(of, limits)).toEqual(levels);
  });

  test('the next lighter one is played, and never a heavier one', () => {
    const squat = move({ harder: ['load'] }, 'P');
    expect(PLAYED_LEVELS.map((level) => playedLevel(level, squat, PELVIC))).toEqual(['easier', 'easier', 'easier']);
    expect(PLAYED_LEVELS.map((level) => playedLevel(level, squat, OPEN))).toEqual([...PLAYED_LEVELS]);
  });
});

describe('jumps', () => {
  test('open only with a clear check, and where nothing else asks for care', () => {
    expect(levelLimits(FREE, true)).toEqual(OPEN);
    expect(levelLimits(FREE, false).impactLocked).toBe(true);
    expect(levelLimits(CAREFUL_FLAGS, true).impactLocked).toBe(true);
    expect(levelLimits({ ...FREE, girdle: true }, true).impactLocked).toBe(true);
    expect(levelLimits(undefined, true).impactLocked).toBe(true);
  });
});
