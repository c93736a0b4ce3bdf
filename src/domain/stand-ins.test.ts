import { expect, test } from 'vitest';
import type { LevelLimits, Strain } from './move-level.ts';
import { playedMoves, type ReplaceableMove } from './stand-ins.ts';

const SORE: LevelLimits = { impactLocked: true, pelvicSafe: false, girdle: true };
const WELL: LevelLimits = { ...SORE, girdle: false };

const move = (easier: Strain[], ...standIns: string[]): ReplaceableMove => ({
  cautions: [],
  strains: { easier, standard: easier, harder: easier },
  standIns,
});
const MOVES: Record<string, ReplaceableMove> = {
  squat: move([]),
  wall: move([]),
  wide: move(['girdle'], 'step', 'squat', 'wall'),
  step: move(['girdle'], 'squat'),
  lone: move(['girdle'], 'wide'),
};
const played = (moves: string[], limits = SORE) =>
  Object.fromEntries(playedMoves(moves, limits, (moveId) => MOVES[moveId] as ReplaceableMove));

test('a move that is open to her is played itself', () => {
  expect(played(['squat', 'wall'])).toEqual({ squat: 'squat', wall: 'wall' });
  expect(played(['wide', 'step'], WELL)).toEqual({ wide: 'wide', step: 'step' });
});

test('for one that is not, the first open stand-in is played that is not there already', () => {
  expect(played(['wide', 'step'])).toEqual({ wide: 'squat', step: 'squat' });
  expect(played(['wide', 'squat'])).toEqual({ wide: 'wall', squat: 'squat' });
  expect(played(['step', 'wide'])).toEqual({ step: 'squat', wide: 'wall' });
});

test('where nothing is open the move stays', () => {
  expect(played(['lone'])).toEqual({ lone: 'lone' });
});
