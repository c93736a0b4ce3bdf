import { expect, test } from 'vitest';
import { digits, holdClock, key, pass, press, startGuidedSession, title } from './session.fixture.tsx';

holdClock();

/** How each is come to while the member works; all of them pause. */
const SHEETS: readonly [string, () => void][] = [
  [
    '“Something wrong?”',
    () => {
      key('MediaPause');
      press('Something wrong?');
    },
  ],
  ['“Leave?”', () => key('Escape')],
];

test('a headset’s Play carries on from the pause', async () => {
  await startGuidedSession();
  await pass(15);
  key('MediaPause');
  const left = digits();
  key('MediaPlay');
  await pass(1);
  expect(digits()).not.toBe(left);
});

test.each(SHEETS)('beneath %s a headset’s Play changes nothing, because that was not answered', async (_, open) => {
  await startGuidedSession();
  await pass(15);
  open();
  const [move, left] = [title(), digits()];
  for (const pressed of ['MediaPlay', 'MediaPlayPause', 'MediaTrackNext', 'MediaTrackPrevious']) key(pressed);
  await pass(3);
  expect([title(), digits()]).toEqual([move, left]);
});

test('a headset’s Pause stops the session whatever lies over it', async () => {
  await startGuidedSession();
  await pass(15);
  press('Next');
  key('MediaPause');
  const left = digits();
  await pass(3);
  expect(digits()).toBe(left);
});
