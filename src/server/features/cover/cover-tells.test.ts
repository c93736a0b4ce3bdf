import { describe, expect, test } from 'vitest';
import { CoverPageSchema } from '#contract/cover.ts';
import { COVER_PATHS, statsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import { completion } from '#tests/completions.ts';
import { coverCallsOf } from '#tests/covers.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { serveTestApp } from '#tests/serve-test-app.ts';

/** All that may stand in what the person who covers is told, beside digits: everything else is hers alone. */
const WORDS_OF_PAGE =
  /^(Amira|firstName|sessions|day|from|until|minutes|answer|yes|no|null|hasCalendar|true|false|Ended|message|path|api|cover|calendar|ics)$/;
const WORDS_OF_CALENDAR =
  /^(Amira|trains|You|are|on|to|minutes|BEGIN|END|VCALENDAR|VERSION|PRODID|Fit|in|Workout|days|EN|CALSCALE|GREGORIAN|METHOD|PUBLISH|NAME|X|WR|CALNAME|REFRESH|INTERVAL|VALUE|DURATION|DATE|PT|H|M|PUBLISHED|TTL|VEVENT|UID|fit|DTSTAMP|DTSTART|T|Z|SUMMARY|CLASS|PRIVATE|VALARM|ACTION|DISPLAY|DESCRIPTION|TRIGGER|P|D|CALENDAR)$/;

const wordsIn = (text: string) => [...new Set(text.match(/\p{L}+/gu) ?? [])];

describe.each(TEST_DATABASES)('what the person who covers is told, on %s', (kind) => {
  const server = serveTestApp(kind);
  const { asMember, asStranger, open, say, endByLink, calendarAddress, follow, covered } = coverCallsOf(server);

  /** Somebody with a past, of whom much is known. */
  async function memberWithAPast() {
    const member = await covered({ firstName: 'Amira', lastName: 'Secretive' });
    const { person } = member;
    const workout = completion({
      workoutId: '1',
      rating: 3,
      notes: 'Heavy night',
      completedAt: Date.parse('2026-11-18T08:00:00Z'),
      completedOn: '2026-11-18',
    });
    await asMember(person, 'POST', workoutSessionsPath(person.id), workout);
    await asMember(person, 'POST', stepsPath(person.id), { date: '2026-11-19', steps: 4_321 });
    await asMember(person, 'PATCH', statsPath(person.id), { stepGoal: 7_654, from: '2026-11-20' });
    return member;
  }

  test('is her first name, days, times and minutes, in every answer', async () => {
    const { person, token } = await memberWithAPast();
    const answers = [
      await open(token),
      await say(token, 'no'),
      await say(token, 'yes', '2026-11-23'),
      await asStranger(COVER_PATHS.calendar, { token, isWanted: false }),
      await endByLink(token),
    ];
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(200);
      expect(wordsIn(body).filter((word) => !WORDS_OF_PAGE.test(word))).toEqual([]);
      expect(JSON.stringify(headers)).not.toMatch(/amira|secretive|london/i);
      for (const hers of [person.id, person.email, '4321', '7654']) expect(body).not.toContain(hers);
    }
    // Exactly what the contract names.
    for (const { body } of answers.slice(0, 3))
      expect(JSON.parse(body)).toEqual(CoverPageSchema.parse(JSON.parse(body)));
  });

  test('is the same in the calendar, and not where she lives', async () => {
    const { person, token } = await memberWithAPast();
    const { body, headers } = await follow(await calendarAddress(token));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const unfolded = body.replaceAll('\r\n ', '');
    const words = wordsIn(unfolded.replace(/UID:[\da-f]{20}-/g, 'UID:'));
    expect(words.filter((word) => !WORDS_OF_CALENDAR.test(word))).toEqual([]);
    expect(unfolded).toContain('SUMMARY:You are on\\, 19:30 to ');
    for (const hers of [person.id, person.email, 'London', 'Secretive']) expect(body).not.toContain(hers);
  });

  test('does not move with what she does today, so that it tells no history', async () => {
    const { person, token } = await covered();
    const path = await calendarAddress(token);
    const before = [(await open(token)).body, (await follow(path)).body];
    const done = completion({ workoutId: '1', completedOn: '2026-11-20' });
    await asMember(person, 'POST', workoutSessionsPath(person.id), done);
    expect([(await open(token)).body, (await follow(path)).body]).toEqual(before);
    const { sessions } = (await open(token)).json();
    expect(sessions.map(({ day }: { day: string }) => day)).toEqual(['2026-11-20', '2026-11-23', '2026-11-25']);
  });

  test('is nothing without the link, whatever else of a member it is', async () => {
    const { person, token } = await covered();
    const path = await calendarAddress(token);
    const ofCalendar = path.split('/').at(-2) ?? '';
    for (const guess of ['', ofCalendar, person.token, person.id, token.slice(1), token.toLowerCase()]) {
      expect((await open(guess)).statusCode).toBe(404);
    }
    for (const guess of [token, person.token, `${ofCalendar}x`]) {
      expect((await follow(path.replace(ofCalendar, guess))).statusCode).toBe(404);
    }
  });
});
