import { expect, test } from 'vitest';
import type { BodyPosition } from '#programme/moves/move.ts';
import { positionCall } from './position-calls.ts';

test.each<[BodyPosition, BodyPosition, ReturnType<typeof positionCall>]>([
  ['stand', 'stand', undefined],
  ['back', 'stand', 'rise'],
  ['front', 'stand', 'up'],
  ['kneel', 'stand', 'up'],
  ['stand', 'sofa', undefined],
  ['back', 'kneel', 'roll'],
  ['back', 'front', 'turn'],
  ['back', 'seat', 'sit'],
  ['side', 'seat', 'sit'],
  ['seat', 'back', 'lower'],
  ['sofa', 'back', 'lower'],
  ['seat', 'kneel', 'roll'],
  ['stand', 'kneel', 'knees'],
  ['stand', 'back', 'floor'],
  ['kneel', 'back', 'lower'],
])('from %s to %s she is called: %s', (from, to, call) => {
  expect(positionCall(from, to)).toBe(call);
});
