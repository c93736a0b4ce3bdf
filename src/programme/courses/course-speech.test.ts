import { expect, test } from 'vitest';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { coachSpeech } from '#domain/speech/coach-speech.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { coachWords } from '../speech/coach-words.ts';
import { isMoveSession } from './course.ts';
import { courseLevel } from './course-level.ts';
import { COURSES } from './courses.ts';
import { timedCourseSession } from './timed-course-session.ts';

const COACH_WORDS = coachWords(SHIPPED_WORDS);

const SESSIONS = COURSES.flatMap(({ sessions }) => sessions).filter(isMoveSession);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const choices = { swaps: {}, hasChosenStart: true, limits: UNASKED_LIMITS, factsOf: factsIn(SHIPPED_WORDS) };

const said = (segments: readonly PlacedSegment[], seed: number) =>
  coachSpeech(segments, { words: COACH_WORDS, talk: 'normal', seed, firstSide: 'right' });

const openings = (segments: readonly PlacedSegment[]): Set<string> =>
  new Set(
    SEEDS.flatMap((seed) => said(segments, seed).filter((cue) => cue.class === 'opening')).map(({ text }) => text),
  );

test.each(SESSIONS.map((session) => [session.title, session] as const))(
  '“%s” is welcomed without a word of a warm-up, which it has not',
  (_title, session) => {
    const levelOf = (moveId: string) => courseLevel(session, moveId, 'standard');
    const welcomes = openings(sessionTimeline(timedCourseSession(session), { ...choices, levelOf }));
    expect(welcomes.size).toBeGreaterThan(5);
    expect([...welcomes].join(' ')).not.toMatch(/warm up|loosen|easy moves first|start gently/i);
  },
);

test('a workout may be', () => {
  const workout = findWorkout('a', 1);
  if (!workout) throw new Error('no workout');
  const welcomes = openings(
    sessionTimeline(timedWorkout(workout, 'full', SHIPPED_WORDS), { ...choices, levelOf: () => 'standard' }),
  );
  expect([...welcomes].join(' ')).toMatch(/warm up/);
});
