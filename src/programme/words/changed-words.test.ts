import { afterEach, expect, test, vi } from 'vitest';
import { MOVES, SHIPPED_MOVES } from '#programme/moves/all-moves.ts';
import { COACH_WORDS } from '#programme/speech/coach-words.ts';
import { spokenLine } from '#programme/speech/spoken-lines.ts';
import { summaryAt, summaryOf, workoutSummaries } from '#programme/workouts/workout-summaries.ts';
import { findWorkout, workoutOf } from '#programme/workouts/workouts.ts';
import { layWords, subscribeToWords } from './changed-words.ts';

afterEach(() => layWords({}));

const SHIPPED_TITLE = 'Strength & Core Foundation';

test('a workout says what was published of it wherever it is read, at whichever place it is played', () => {
  layWords({ 'workout-a1': { shortTitle: 'Strong Start', description: 'New.' } });
  expect(summaryOf('a1')).toMatchObject({ shortTitle: 'Strong Start', title: 'Week 1A – Strong Start' });
  expect(workoutSummaries('a')[0]?.shortTitle).toBe('Strong Start');
  expect(findWorkout('a', 1)).toMatchObject({ shortTitle: 'Strong Start', description: 'New.' });
  expect(workoutOf('a1', 4)).toMatchObject({ id: 4, title: 'Week 2A – Strong Start' });
  expect(findWorkout('a', 1)?.instructions).toContain('40 seconds');
  expect(summaryOf('b1').shortTitle).toBe(SHIPPED_TITLE);
  layWords({});
  expect(summaryOf('a1').shortTitle).toBe(SHIPPED_TITLE);
});

test('a server says which words, and nothing lies over the others', () => {
  expect(summaryAt('a', 1, { 'workout-a1': { shortTitle: 'Strong Start' } }).title).toBe('Week 1A – Strong Start');
  expect(summaryAt('a', 1).title).toBe(`Week 1A – ${SHIPPED_TITLE}`);
});

test('a move has the published cue at its level, and keeps everything else', () => {
  layWords({ 'move-squat': { easier: 'Touch the chair, then stand' } });
  expect(MOVES.squat.easier).toEqual({ ...SHIPPED_MOVES.squat.easier, cue: 'Touch the chair, then stand' });
  expect(MOVES.squat.cue).toBe(SHIPPED_MOVES.squat.cue);
  expect(MOVES.march).toBe(SHIPPED_MOVES.march);
});

test('a changed cue is said, under a name that no recording has', () => {
  const recorded = COACH_WORDS.versionOf('squat', 'standard').cue;
  expect(recorded.id).toBe('squat.standard.cue');
  layWords({ 'move-squat': { standard: 'Sit down slowly, stand up tall' } });
  expect(COACH_WORDS.versionOf('squat', 'standard').cue).toEqual({
    id: 'own.squat.standard.cue',
    text: 'Sit down slowly, stand up tall.',
  });
  expect(COACH_WORDS.versionOf('squat', 'harder').cue.id).toBe('squat.harder.cue');
  layWords({});
  expect(COACH_WORDS.versionOf('squat', 'standard').cue).toEqual(recorded);
});

test('a cue that says what is recorded elsewhere has that recording', () => {
  layWords({ 'move-squat': { standard: MOVES.march.cue } });
  expect(spokenLine('squat.standard.cue').id).toBe('march.standard.cue');
});

test('whoever follows is told each time', () => {
  const told = vi.fn();
  const end = subscribeToWords(told);
  layWords({});
  end();
  layWords({});
  expect(told).toHaveBeenCalledTimes(1);
});
