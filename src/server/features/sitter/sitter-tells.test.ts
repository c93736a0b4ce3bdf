import { describe, expect, test } from 'vitest';
import { SITTER_PATHS, statsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import { SitterPageSchema } from '#contract/sitter.ts';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

/** All that may stand in what the sitter is told, beside digits: everything else is theirs alone. */
const WORDS_OF_PAGE =
  /^(Amira|firstName|sessions|day|from|until|minutes|answer|yes|no|null|hasCalendar|emails|none|asked|weekly|true|false|Ended|message|path|api|sitter|calendar|ics)$/;
const WORDS_OF_CALENDAR =
  /^(Amira|trains|You|re|on|to|BEGIN|END|VCALENDAR|VERSION|PRODID|Fit|in|Workout|days|EN|CALSCALE|GREGORIAN|METHOD|PUBLISH|NAME|X|WR|CALNAME|REFRESH|INTERVAL|VALUE|DURATION|DATE|PT|H|M|PUBLISHED|TTL|VEVENT|UID|fit|DTSTAMP|DTSTART|T|Z|SUMMARY|CLASS|PRIVATE|VALARM|ACTION|DISPLAY|DESCRIPTION|TRIGGER|P|D|CALENDAR)$/;

const DAY_MS = 86_400_000;
const BLOCK_DAYS = 32;

const wordsIn = (text: string) => [...new Set(text.match(/\p{L}+/gu) ?? [])];

describe.each(TEST_DATABASES)('what the sitter is told, on %s', (kind) => {
  const server = serveTestApp(kind);
  const {
    asMember,
    asStranger,
    askForSitterEmails: askForEmails,
    open,
    say,
    endByLink,
    calendarAddress,
    follow,
    withSitter,
  } = sitterCallsOf(server);

  /** Somebody with a past, of whom much is known. */
  async function memberWithAPast() {
    const member = await withSitter({ firstName: 'Amira', lastName: 'Secretive' });
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
      await asStranger(SITTER_PATHS.calendar, { token, isWanted: false }),
      await askForEmails(token, 'sam@example.org'),
      await endByLink(token),
    ];
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(200);
      expect(wordsIn(body).filter((word) => !WORDS_OF_PAGE.test(word))).toEqual([]);
      expect(JSON.stringify(headers)).not.toMatch(/amira|secretive|london/i);
      for (const hers of [person.id, person.email, '4321', '7654']) expect(body).not.toContain(hers);
    }
    // Exactly what the contract names.
    for (const { body } of [...answers.slice(0, 3), ...answers.slice(4, 5)])
      expect(JSON.parse(body)).toEqual(SitterPageSchema.parse(JSON.parse(body)));
  });

  test('is the same in the calendar, and not where she lives', async () => {
    const { person, token } = await memberWithAPast();
    const { body, headers } = await follow(await calendarAddress(token));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const unfolded = body.replaceAll('\r\n ', '');
    const words = wordsIn(unfolded.replace(/UID:[\da-f]{20}-/g, 'UID:'));
    expect(words.filter((word) => !WORDS_OF_CALENDAR.test(word))).toEqual([]);
    expect(unfolded).toContain('SUMMARY:You’re on\\, 19:30 to ');
    for (const hers of [person.id, person.email, 'London', 'Secretive']) expect(body).not.toContain(hers);
  });

  test('is the same whether she trains or not, day by day over a whole block and after it', {
    timeout: 60_000,
  }, async () => {
    const { person, token } = await withSitter();
    const other = await withSitter();
    const told = async (link: string, path: string) => {
      const calendar = (await follow(path)).body.replace(/UID:\w{20}/g, 'UID');
      return [(await open(link)).body, calendar];
    };
    const [hers, others] = [await calendarAddress(token), await calendarAddress(other.token)];
    for (let day = 0, done = 0; day < BLOCK_DAYS; day += 1) {
      const completedOn = new Date(server.clock.now()).toISOString().slice(0, 10);
      if ([1, 3, 5].includes(new Date(server.clock.now()).getUTCDay()) && done < WORKOUT_IDS.length) {
        done += 1;
        const { headers } = await server.people.signIn(person.id);
        const workout = completion({ workoutId: String(done), completedAt: server.clock.now(), completedOn });
        const saved = await asMember({ ...person, headers }, 'POST', workoutSessionsPath(person.id), workout);
        expect(saved.statusCode).toBe(201);
      }
      expect(await told(token, hers)).toEqual(await told(other.token, others));
      server.clock.advance(DAY_MS);
    }
    server.clock.advance(-BLOCK_DAYS * DAY_MS);
    const sessions = server.db.selectFrom('workout_session').select('id').where('user_id', '=', person.id);
    expect(await sessions.execute()).toHaveLength(WORKOUT_IDS.length);
  });

  test('is nothing without the link, whatever else of a member it is', async () => {
    const { person, token } = await withSitter();
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
