import { expect, it } from 'vitest';
import { calmFace } from './expression.ts';
import { newSpeech } from './speaking.ts';

const LASTS = 2.1;
const STEP = 1 / 60;

/** Sixty faces a second of somebody who says a line, cut off after some seconds. */
function said(text: string, cutAt = Infinity) {
  const speech = newSpeech();
  const face = calmFace();
  speech.say(text, LASTS);
  return Array.from({ length: 180 }, (_, i) => {
    if (i === Math.round(cutAt / STEP)) speech.say('', 0);
    speech.shape(face);
    speech.advance(STEP);
    return { speaks: face.speaks, ...face.mouth };
  });
}
const ENDS = Math.ceil((LASTS + 0.1) / STEP);

it('opens the mouth for a line, moves it without a jump, and is at rest when it is over', () => {
  const faces = said('Breathe out as you press up.');
  expect(Math.max(...faces.map(({ open }) => open))).toBeGreaterThan(0.4);
  const steps = faces.slice(1, ENDS).map(({ open }, i) => Math.abs(open - (faces[i]?.open ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.55);
  expect(faces[0]?.speaks).toBe(0);
  expect(faces.slice(ENDS + 1).every(({ speaks }) => speaks === 0)).toBe(true);
});

it('has lips that close for m, are round for o, wide for ee, and bitten for f', () => {
  const most = (text: string, what: 'open' | 'wide' | 'bite', of: (...all: number[]) => number) =>
    of(
      ...said(text)
        .slice(20, 100)
        .map((face) => face[what]),
    );
  expect(most('mmmm', 'open', Math.max)).toBe(0);
  expect(most('oooo', 'wide', Math.max)).toBeLessThan(-0.9);
  expect(most('eeee', 'wide', Math.min)).toBeGreaterThan(0.7);
  expect(most('ffff', 'bite', Math.min)).toBeGreaterThan(0.9);
});

it('falls silent with a line that is cut off', () => {
  const faces = said('A long line that the next tone does not wait for.', 1);
  expect(faces[55]?.speaks).toBe(1);
  expect(faces[70]?.speaks).toBe(0);
});
