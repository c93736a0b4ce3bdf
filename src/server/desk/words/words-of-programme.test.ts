import { describe, expect, test } from 'vitest';
import type { DeskWords } from '#contract/desk/words.ts';
import {
  calendarFilePath,
  DESK_PATHS,
  deskWordsPath,
  PROGRAMME_WORDS_PATH,
  SITE_PATH,
  workoutDaysPath,
} from '#contract/paths.ts';
import type { ProgrammeWordsAnswer } from '#contract/programme-words.ts';
import { publishedWordsIn } from '#server/features/words/published-words.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';

describe.each(TEST_DATABASES)('words of the programme at the desk on %s', (kind) => {
  const { server, get, place, write, publish } = wordsAtDesk(kind);
  const programme = async () => (await get<ProgrammeWordsAnswer>(PROGRAMME_WORDS_PATH, {})).words;

  test('a draft of a workout is seen at the desk only; published, everybody has its changed words and no others', async () => {
    expect(await programme()).toEqual({});
    await write('workout-a1', { shortTitle: 'Strong Start' });
    expect(await programme()).toEqual({});
    expect((await publish('workout-a1')).statusCode).toBe(200);
    expect(await programme()).toEqual({ 'workout-a1': { shortTitle: 'Strong Start', version: '1' } });
    // Pages without the app name no workout.
    expect((await get<{ words: object }>(SITE_PATH, {})).words).toEqual({});
    const { places } = await get<DeskWords>(DESK_PATHS.words);
    expect(places.find(({ id }) => id === 'workout-a1')).toMatchObject({
      name: 'Edition A, workout 1A: Strong Start',
      version: 1,
      author: 'Kate',
    });
  });

  test('a reminder and a calendar name a workout as it is called now', async () => {
    const { id, email, headers } = await server.people.subscribe();
    const days = { weekdays: [0, 4], startMinute: 19 * 60, zone: 'Europe/London', emailReminders: true };
    const kept = await server.app.inject({ method: 'PATCH', url: workoutDaysPath(id), headers, payload: days });
    expect(kept.statusCode).toBe(200);
    const calendar = (await server.app.inject({ url: calendarFilePath(id), headers })).body;
    expect(calendar).toContain('SUMMARY:Fit in 30: Week 1A – Strong Start');
    server.clock.advance(10 * 3_600_000);
    await server.queueReminders();
    const mail = (await server.sentEmails()).findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Week 1A – Strong Start, when you’re ready');
  });

  test('the original text is always there to be restored', async () => {
    const beginning = await get<{ fields: object }>(`${deskWordsPath('workout-a1')}/versions/0`);
    expect(beginning.fields).toMatchObject({ shortTitle: 'Strength & Core Foundation' });
    await write('workout-a1', beginning.fields);
    await publish('workout-a1');
    expect(await programme()).toEqual({});
    expect((await place('workout-a1')).history.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('a cue that takes too long is told with its draft, refused with its field and limit, and changes nothing', async () => {
    const tooLong = 'Sit back and down and then stand up tall again';
    const message = 'Use 9 words or fewer. This has 10, and the voice has no time for more.';
    const kept = await write('move-squat', { standard: tooLong });
    expect(kept.json()).toMatchObject({ problems: [{ field: 'standard', message }] });
    expect((await place('move-squat')).draft?.problems).toEqual([{ field: 'standard', message }]);
    const refused = await publish('move-squat');
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { code: 'invalid_input', message: `Cue, Standard: ${message}`, fields: [{ field: 'standard', message }] },
    ]);
    expect(await programme()).toEqual({});
    expect((await place('move-squat')).version).toBe(0);
  });

  test('another process has what was published once it looks', async () => {
    await write('move-squat', { standard: 'Sit down slowly, stand up tall' });
    const other = publishedWordsIn(server.db);
    await other.refresh();
    await publish('move-squat');
    expect(other.programme()).toEqual({});
    await other.refresh();
    expect(other.programme()).toEqual({ 'move-squat': { standard: 'Sit down slowly, stand up tall' } });
  });

  test('the words of a checked course are no place', async () => {
    expect(await get(deskWordsPath('move-pelvic_tilt'))).toMatchObject({ code: 'not_found' });
  });
});
