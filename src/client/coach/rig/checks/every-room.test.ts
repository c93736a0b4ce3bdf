import { expect, test } from 'vitest';
import type { Compiled } from '#client/coach/rig/compile.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { changedNeighbours, plannedNeighbours } from './neighbouring-moves.fixture.ts';
import { roomFaults } from './room-faults.fixture.ts';
import { halvesOfAllMoves, type Neighbours, neighboursOf } from './sessions.fixture.ts';

const hasThings = ({ clip: { props = [] } }: Compiled): boolean => props.some(({ kind }) => kind !== 'mat');
const withThings = (ways: readonly Neighbours[]) => ways.filter(({ from, to }) => hasThings(from) || hasThings(to));
/** Each level with itself; a level that changes on the way has the same rooms, and is among them with `FULL=1`. */
const isOneLevel = ({ name }: Neighbours): boolean =>
  IS_FULL || name.endsWith('half time') || new Set(name.match(/easier|standard|harder/g)).size === 1;

const PLANNED = withThings([...neighboursOf(plannedNeighbours()), ...halvesOfAllMoves()].filter(isOneLevel));
/** Each of so many of the ways that swaps, and what is not for her, bring about; all of them with `FULL=1`. */
const EACH = IS_FULL ? 1 : 40;
const CHANGED = withThings(neighboursOf(changedNeighbours())).filter((_, i) => i % EACH === 0);

test('every way with furniture is among them', () => {
  expect(PLANNED.length).toBeGreaterThan(500);
  expect(CHANGED.length).toBeGreaterThan(100);
});

test('on no way is a joint more than 3 cm inside furniture that is more than half there', () => {
  const told = [...PLANNED, ...CHANGED].flatMap(({ name, from, to }) =>
    roomFaults(from, from.clip.still[1], to).map(({ what, by }) => `${name}: ${what} by ${by.toFixed(3)}`),
  );
  expect(told).toEqual([]);
}, 600_000);
