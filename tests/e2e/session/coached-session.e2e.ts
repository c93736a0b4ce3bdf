import { expect, type Page } from '@playwright/test';
import { seedOf } from '#client/features/workout-player/guided/use-session-sound.ts';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { coachSpeech } from '#domain/speech/coach-speech.ts';
import type { SpokenClass } from '#domain/speech/spoken-cue.ts';
import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { coachWords } from '#programme/speech/coach-words.ts';
import { faultsOf } from '#programme/speech/transcript.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { holdPageClock, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';
import { READY_SECONDS, sessionIdKept } from './guided-player.ts';
import { noteSounds } from './heard-sounds.ts';
import { passWin, reachStart, startGuide, successDialog, winScreen } from './workout-player.ts';
import { startButton } from './workout-start.ts';

/** As this member hears them today. */
const COACH_WORDS = coachWords(SHIPPED_WORDS, {
  day: weekdayIndex(today() as CalendarDay),
  firstName: 'Maya',
  occasions: ['first-session'],
});

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Its fifteen minutes have everything that a coach may have to say of a round. */
const WORKOUT = findWorkout('a', 3) as Workout;
const LENGTH = '15';
const SEGMENTS = sessionTimeline(timedWorkout(WORKOUT, LENGTH, SHIPPED_WORDS), {
  levelOf: () => 'standard',
  swaps: {},
  hasChosenStart: false,
  limits: UNASKED_LIMITS,
  factsOf: factsIn(SHIPPED_WORDS),
});
const TOTAL_SECONDS = SEGMENTS.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000;
const ALLOWED_MS = 50;
const MUST_BE_HEARD: readonly SpokenClass[] = [
  'opening',
  'name',
  'set-up',
  'side',
  'phase',
  'feel',
  'fault',
  'kind',
  'last-round',
  'time-left',
  'ending',
];

test('from the start screen to the finish the coach says everything, at its second, and nothing too soon again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const heard = await noteSounds(page);
  await openHeldStart(page);
  await startGuide(page);
  await runSeconds(page, READY_SECONDS);
  const seed = seedOf(await sessionIdKept(page, WORKOUT.id));
  await runSeconds(page, TOTAL_SECONDS - READY_SECONDS + 0.02);
  await expect(winScreen(page)).toContainText('15 minutes, and it counts.');
  const planned = coachSpeech(SEGMENTS, { words: COACH_WORDS, talk: 'normal', seed, firstSide: 'right' });
  await runSeconds(page, 3);

  const { spoken } = await heard();
  expect(spoken.map(({ text }) => text)).toEqual(planned.map(({ text }) => text));
  const startMs = (spoken[0]?.atMs ?? 0) - (planned[0]?.atMs ?? 0);
  const cues = planned.map((cue, index) => ({ ...cue, atMs: (spoken[index]?.atMs ?? 0) - startMs }));
  const lateMs = cues.map(({ atMs }, index) => Math.abs(atMs - (planned[index]?.atMs ?? 0)));
  expect(Math.max(...lateMs)).toBeLessThanOrEqual(ALLOWED_MS);
  const heardTranscript = { name: 'heard', talk: 'normal', firstSide: 'right', segments: SEGMENTS, cues } as const;
  expect(faultsOf(heardTranscript)).toEqual([]);
  expect(MUST_BE_HEARD.filter((spokenClass) => !cues.some((cue) => cue.class === spokenClass))).toEqual([]);

  await page.clock.resume();
  await passWin(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(successDialog(page).getByRole('button', { name: 'Share Your Win' })).toBeVisible();
});

async function openHeldStart(page: Page): Promise<void> {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto(`/workout/${WORKOUT.id}?length=${LENGTH}`);
  await reachStart(page);
  await expect(startButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await holdPageClock(page);
}
