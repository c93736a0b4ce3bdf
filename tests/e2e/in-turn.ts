import type { Project } from '@playwright/test';
import { shareOf } from '../test-size.ts';

/**
 * Journeys that are slow and rarely fail, the slowest first, so that each turn takes as long as another. What is bought and
 * given back, who is let in and what waits to be sent has journeys beside these, in every run.
 */
export const IN_TURN: readonly string[] = [
  'coach',
  'recorded-voice',
  'coach-saving',
  'everything-told',
  'first-weeks',
  'guided-phases',
  'ending',
  'in-sight',
  'still-page',
  'first-session-drawn',
  'desk-programme-words',
  'nutrition',
  'courses',
  'links-by-mail',
  'locked-phone',
  'workouts',
  'frozen-page',
  'courses-offline',
  'growing-dial',
  'workout-calendar',
  'first-minutes',
  'workout-start',
  'desk-people',
  'impact-check',
  'keyboard',
  'follow-on',
  'new-block',
  'desk-site',
  'two-metres',
  'navigation',
  'share',
  'coach-second-view',
  'sitter',
  'large-text',
  'sizes',
  'coach-pictures',
  'install',
  'desk-promises',
  'settings',
  'own-video',
  'desk-keyboard',
  'desk-words',
  'random-touches',
  'mood',
  'sound-only',
  'her-body',
  'home-states',
  'search',
  'coach-size',
  'clock',
  'kindnesses',
  'desk-newsletter',
  'load-row',
  'start-and-stop',
  'session-sound',
];

/** Each turn has one of them. */
export const PARTS = 4;

/** Each part comes up with the desk on a phone, and with the desk on a laptop. */
export const TURNS = 2 * PARTS;

/** The files that `npm test` leaves to the other turns; none without a turn, as where Playwright is called by hand. */
export function leftOut(turn: string | undefined): string[] {
  if (turn === undefined) return [];
  const taken = shareOf(IN_TURN, Number(turn), PARTS);
  return IN_TURN.filter((name) => !taken.includes(name)).map((name) => `**/${name}.e2e.ts`);
}

const OF_DESK = '**/desk/*.e2e.ts';
const ON_LAPTOP: Project = { name: 'laptop', use: { viewport: { width: 1280, height: 800 } }, testMatch: OF_DESK };

/** Every journey on a phone, those of the desk on a laptop too; in a turn those of the desk are on one of both. */
export function onItsScreens(turn: string | undefined): Project[] {
  if (turn === undefined) return [{ name: 'phone' }, ON_LAPTOP];
  const ofDesk = shareOf(['phone', 'laptop'], Math.floor(Number(turn) / PARTS), 2);
  const left = leftOut(turn);
  return [
    { name: 'phone', testIgnore: ofDesk.includes('phone') ? left : [...left, OF_DESK] },
    ...(ofDesk.includes('laptop') ? [{ ...ON_LAPTOP, testIgnore: left }] : []),
  ];
}
