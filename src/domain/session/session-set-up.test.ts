import { expect, test } from 'vitest';
import { EMPTY_HANDED, type MovePlace, needsSetUp } from './session-set-up.ts';

const stand = (...kit: string[]): MovePlace => ({ height: 'stand', kit });
const floor: MovePlace = { height: 'floor', kit: ['mat'] };

test.each<{ what: string; before: MovePlace; next: MovePlace; isDue: boolean }>([
  { what: 'from standing to standing', before: stand(), next: stand(), isDue: false },
  { what: 'down to the floor', before: stand(), next: floor, isDue: true },
  { what: 'up from the floor', before: floor, next: stand(), isDue: true },
  { what: 'from knees to back', before: { height: 'kneel', kit: ['mat'] }, next: floor, isDue: true },
  { what: 'from the sofa to the mat', before: { height: 'sofa', kit: ['sofa'] }, next: floor, isDue: true },
  {
    what: 'from one move at the sofa to the next',
    before: { height: 'sofa', kit: ['sofa'] },
    next: { height: 'sofa', kit: ['sofa'] },
    isDue: false,
  },
  { what: 'to fetch a chair', before: stand(), next: stand('chair'), isDue: true },
  { what: 'to leave a chair', before: stand('chair'), next: stand(), isDue: false },
  { what: 'to put a bag down', before: stand('backpack'), next: stand(), isDue: true },
  { what: 'with the bag still in hand', before: stand('backpack'), next: stand('backpack'), isDue: false },
  { what: 'from bag to bottles', before: stand('backpack'), next: stand('bottles'), isDue: true },
  { what: 'onto a mat that lies there', before: stand(), next: stand('mat'), isDue: false },
  { what: 'at the start, without kit', before: EMPTY_HANDED, next: stand(), isDue: false },
])('$what: $isDue', ({ before, next, isDue }) => {
  expect(needsSetUp(before, next)).toBe(isDue);
});
