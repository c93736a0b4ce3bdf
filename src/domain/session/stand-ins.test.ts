import { expect, test } from 'vitest';
import type { LastingLimit } from '#domain/body/lasting-limit.ts';
import type { Strain } from '#domain/body/strain.ts';
import type { PlayedLevel } from './played-level.ts';
import { playedMoves, type ReplaceableMove } from './stand-ins.ts';

const move = (strains: Partial<Record<PlayedLevel, Strain[]>>, ...standIns: string[]): ReplaceableMove => ({
  cautions: [],
  strains: { easier: [], standard: [], harder: [], ...strains },
  standIns,
});
const always = (strain: Strain) => ({ easier: [strain], standard: [strain], harder: [strain] });

const MOVES: Record<string, ReplaceableMove> = {
  squat: move({}),
  wall: move({}),
  wide: move(always('girdle'), 'step', 'squat', 'wall'),
  step: move(always('girdle'), 'squat'),
  lone: move(always('girdle'), 'wide'),
  seated: move({ easier: ['chair'] }, 'wall'),
  chair: move({ easier: ['chair'] }),
  bench: move(always('chair'), 'seated'),
  light: move({ standard: ['kneeling'] }, 'squat'),
  heavy: move({ easier: ['kneeling'], standard: ['kneeling'] }, 'squat'),
};

const played = (moves: string[], told: LastingLimit[], wished: PlayedLevel = 'standard') =>
  Object.fromEntries(
    playedMoves(moves, {
      levelOf: () => wished,
      limits: { impactLocked: true, pelvicSafe: false, notForMe: told },
      factsOf: (moveId) => MOVES[moveId] as ReplaceableMove,
    }),
  );

test('a move that is open to her is played itself', () => {
  expect(played(['squat', 'wall'], ['girdle'])).toEqual({ squat: 'squat', wall: 'wall' });
  expect(played(['wide', 'step'], ['lying'])).toEqual({ wide: 'wide', step: 'step' });
  expect(played(['light'], ['kneeling'])).toEqual({ light: 'light' });
});

test('for one that is not, the first open stand-in is played that is not there already', () => {
  expect(played(['wide', 'step'], ['girdle'])).toEqual({ wide: 'squat', step: 'squat' });
  expect(played(['wide', 'squat'], ['girdle'])).toEqual({ wide: 'wall', squat: 'squat' });
  expect(played(['step', 'wide'], ['girdle'])).toEqual({ step: 'squat', wide: 'wall' });
});

test('another move is played rather than a heavier level of this one', () => {
  expect(played(['heavy'], ['kneeling'])).toEqual({ heavy: 'squat' });
  expect(played(['seated'], ['no-chair'], 'easier')).toEqual({ seated: 'wall' });
  expect(played(['seated'], ['no-chair'])).toEqual({ seated: 'seated' });
});

test('where no move has an open Easier, Standard is played, of the move itself if it can be', () => {
  expect(played(['chair'], ['no-chair'], 'easier')).toEqual({ chair: 'chair' });
  expect(played(['bench'], ['no-chair'], 'easier')).toEqual({ bench: 'seated' });
});

test('where nothing is open the move stays', () => {
  expect(played(['lone'], ['girdle'])).toEqual({ lone: 'lone' });
});
