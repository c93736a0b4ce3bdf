import { expect, test } from 'vitest';
import { MOVES } from '#programme/moves/all-moves.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { wordsWithOwnMove } from '#programme/moves/own-moves.fixture.ts';
import { coachWords } from '#programme/speech/coach-words.ts';
import { spokenLineInWords } from '#programme/speech/spoken-lines.ts';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import { withCards } from '#programme/workouts/plan-cards.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { planText } from '#programme/workouts/workout-plan.ts';
import { summariesOfWeek, summaryAt, summaryOf, summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import { findWorkout, shippedWorkout, workoutOf } from '#programme/workouts/workouts.ts';
import { moveOfPlaceId, movePlaceId, SHIPPED_WORDS, workoutPlaceId } from './programme-words.ts';

const SHIPPED_TITLE = 'Strength & Core Foundation';
const STRONG_START = { 'workout-a1': { shortTitle: 'Strong Start', description: 'New.' } };

test('a workout says what was published of it wherever it is read, at whichever place it is played', () => {
  const words = STRONG_START;
  expect(summaryOf('a1', words)).toMatchObject({ shortTitle: 'Strong Start', title: 'Week 1A – Strong Start' });
  expect(summariesOfWeek('a', 1, words)[0]?.shortTitle).toBe('Strong Start');
  expect(summaryOfSession({ edition: 'a', workoutId: '4', playedId: 1 }, words)?.title).toBe('Week 2A – Strong Start');
  expect(workoutOf('a1', 1, words)).toMatchObject({ shortTitle: 'Strong Start', description: 'New.' });
  expect(workoutOf('a1', 4, words)).toMatchObject({ id: 4, title: 'Week 2A – Strong Start' });
  expect(workoutOf('a1', 1, words).instructions).toContain('40 seconds');
  expect(summaryOf('b1', words).shortTitle).toBe(SHIPPED_TITLE);
});

test('nothing stays of the words that one reader was given', () => {
  expect(summaryAt('a', 1, STRONG_START).title).toBe('Week 1A – Strong Start');
  expect(summaryAt('a', 1, SHIPPED_WORDS).title).toBe(`Week 1A – ${SHIPPED_TITLE}`);
  expect(findWorkout('a', 1)?.shortTitle).toBe(SHIPPED_TITLE);
});

test('a move has the published cue at its level, and keeps everything else', () => {
  const words = { 'move-squat': { easier: 'Touch the chair, then stand' } };
  const squat = moveInWords('squat', words);
  expect(squat.easier).toEqual({ ...MOVES.squat.easier, cue: 'Touch the chair, then stand' });
  expect(squat.cue).toBe(MOVES.squat.cue);
  expect(moveInWords('march', words)).toBe(MOVES.march);
});

test('a changed cue is said under an id that goes by its text', () => {
  const recorded = coachWords(SHIPPED_WORDS).versionOf('squat', 'standard').cue;
  expect(recorded.id).toBe('squat.standard.cue');
  const changed = coachWords({ 'move-squat': { standard: 'Sit down slowly, stand up tall' } });
  const { id, text } = changed.versionOf('squat', 'standard').cue;
  expect([id, text]).toEqual([
    expect.stringMatching(/^own\.squat\.standard\.cue\.[a-z0-9]+$/),
    'Sit down slowly, stand up tall.',
  ]);
  const again = coachWords({ 'move-squat': { standard: 'Sit down, then stand up tall' } });
  expect(again.versionOf('squat', 'standard').cue.id).not.toBe(id);
  expect(changed.versionOf('squat', 'harder').cue.id).toBe('squat.harder.cue');
  expect(coachWords(SHIPPED_WORDS).versionOf('squat', 'standard').cue).toEqual(recorded);
});

test('a cue that says what is recorded elsewhere has that recording', () => {
  const words = { 'move-squat': { standard: MOVES.march.cue } };
  expect(spokenLineInWords('squat.standard.cue', words).id).toBe('march.standard.cue');
});

test('the lines of the same words are made once', () => {
  const words = { 'move-squat': { standard: 'Sit down slowly, stand up tall' } };
  expect(spokenLineInWords('squat.standard.cue', words)).toBe(spokenLineInWords('squat.standard.cue', words));
});

test('a move of the owner’s own is said under ids that go by its texts, with its sides, and nothing of it is to be recorded', () => {
  const words = wordsWithOwnMove({ sides: 'turns', 'harder-cue': MOVES.march.cue });
  const said = coachWords(words).versionOf('own_1', 'easier');
  expect(said).toMatchObject({ name: { text: 'Soft pillow squeeze.' }, told: expect.any(Function), position: 'stand' });
  expect(said.name.id).toMatch(/^own\.own_1\.easier\.name\.[a-z0-9]+$/);
  expect(said.sides?.left.map(({ text }) => text)).toEqual(['Left side.', 'Left side.', 'Your left side now.']);
  expect([said.beat, said.told('feel')]).toEqual([undefined, []]);
  expect(coachWords(words).versionOf('own_1', 'harder').cue.id).toBe('march.standard.cue');
  expect([...voiceLines(words)]).toEqual([...voiceLines()]);
});

test('a place of a move names its move, and one of a workout none', () => {
  expect(moveOfPlaceId(movePlaceId('sl_squat'))).toBe('sl_squat');
  expect([movePlaceId('own_12'), moveOfPlaceId('own-move-12')]).toEqual(['own-move-12', 'own_12']);
  expect(moveOfPlaceId(workoutPlaceId('a1'))).toBeUndefined();
});

const PLANNED: Workout = { ...shippedWorkout('a1'), format: { ...shippedWorkout('a1').format, workSeconds: 50 } };
const words = withCards({ 'workout-a1': { plan: planText(PLANNED), intensity: 'High' } });

test('a changed plan is played, and its minutes and kit follow wherever the workout is read', () => {
  const workout = workoutOf('a1', 1, words);
  expect(workout).toMatchObject({ format: { workSeconds: 50 }, durationMinutes: 27, effort: { from: 7, to: 8 } });
  expect(summaryOf('a1', words)).toMatchObject({ durationMinutes: 27, kit: workout.kit, intensity: 'High' });
  expect('plan' in workout || 'card' in summaryOf('a1', words)).toBe(false);
});

test.each([
  ['of another form', planText(PLANNED).replace('"form":1', '"form":2')],
  ['with a move that is not known here', planText(PLANNED).replaceAll('dead_bug', 'own_9')],
])('a device keeps the shipped plan in place of one %s', (_what, plan) => {
  const own = { 'workout-a1': { plan, shortTitle: 'Strong Start' } };
  const { shortTitle, title, ...played } = workoutOf('a1', 1, own);
  const { shortTitle: _s, title: _t, ...shipped } = shippedWorkout('a1');
  expect([shortTitle, played]).toEqual(['Strong Start', shipped]);
  expect(title).toBe('Week 1A – Strong Start');
});

test('a card keeps its shipped minutes in place of a form that it does not know', () => {
  const own = { 'workout-a1': { card: '{"form":2,"durationMinutes":99}' } };
  expect(summaryOf('a1', own).durationMinutes).toBe(25);
});
