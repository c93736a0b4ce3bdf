import { expect, test } from 'vitest';
import type { Compiled } from '#client/coach/rig/compile.ts';
import { plannedNeighbours } from './neighbouring-moves.fixture.ts';
import { roomFaults } from './room-faults.fixture.ts';
import { halvesOfAllMoves, type Neighbours, neighboursOf } from './sessions.fixture.ts';

const hasThings = ({ clip: { props = [] } }: Compiled): boolean => props.some(({ kind }) => kind !== 'mat');
/** Each level with itself: a level that changes on the way has the same rooms. */
const isOneLevel = ({ name }: Neighbours): boolean =>
  name.endsWith('half time') || new Set(name.match(/easier|standard|harder/g)).size === 1;

const WAYS = [...neighboursOf(plannedNeighbours()), ...halvesOfAllMoves()].filter(
  (way) => isOneLevel(way) && (hasThings(way.from) || hasThings(way.to)),
);

test('every way with furniture is among them', () => {
  expect(WAYS.length).toBeGreaterThan(500);
});

test('on no way is a joint more than 3 cm inside furniture that is more than half there', () => {
  const told = WAYS.flatMap(({ name, from, to }) =>
    roomFaults(from, from.clip.still[1], to).map(({ what, by }) => `${name}: ${what} by ${by.toFixed(3)}`),
  );
  expect(told).toEqual([]);
}, 60_000);
