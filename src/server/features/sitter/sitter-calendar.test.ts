import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFilePath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { TEST_START } from '#tests/servers/test-app.ts';

const DAY_MS = 86_400_000;

/** As a calendar program reads it: a parser of other people's. */
function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const shown = (event: ICAL.Event) => [
  event.startDate.toJSDate().toISOString(),
  event.duration.toSeconds() / 60,
  event.summary,
];

/** What the clock in London shows at an instant, by the platform's own calendar. */
const inLondon = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }).format(instant);

describe.each(TEST_DATABASES)('the calendar of the sitter, on %s', (kind) => {
  const server = serveTestApp(kind);
  const { asMember, changeDays, invite, endByHer, endByLink, calendarAddress, follow, withSitter } =
    sitterCallsOf(server);

  /** Read at this moment, the clock being put back afterwards. */
  async function readAt(moment: string, path: string) {
    const ahead = Date.parse(moment) - TEST_START;
    server.clock.advance(ahead);
    const { body } = await follow(path);
    server.clock.advance(-ahead);
    return body;
  }

  test('says when he is on, for two weeks, with an alarm', async () => {
    const { token } = await withSitter();
    const events = eventsIn((await follow(await calendarAddress(token))).body);
    expect(events.map((event) => event.startDate.toJSDate().toISOString().slice(0, 16))).toEqual(
      ['20', '23', '25', '27', '30'].map((day) => `2026-11-${day}T19:30`).concat('2026-12-02T19:30'),
    );
    expect(shown(events[0] as ICAL.Event)).toEqual([
      '2026-11-20T19:30:00.000Z',
      40,
      'You’re on, 19:30 to 20:10: Amira trains',
    ]);
    const alarm = events[0]?.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test.each([
    ['in spring', '2026-03-25T09:00:00Z', ['2026-03-27T19:30', '2026-03-30T18:30']],
    ['in autumn', '2026-10-21T09:00:00Z', ['2026-10-23T18:30', '2026-10-26T19:30']],
  ])('keeps her time when the clocks change %s', async (_when, moment, around) => {
    const { token } = await withSitter();
    const events = eventsIn(await readAt(moment, await calendarAddress(token)));
    const starts = events.map((event) => event.startDate.toJSDate().toISOString().slice(0, 16));
    expect(starts).toEqual(expect.arrayContaining(around));
    for (const event of events) {
      const [start, end] = [event.startDate.toJSDate(), event.endDate.toJSDate()].map(inLondon);
      expect(event.summary).toBe(`You’re on, ${start} to ${end}: Amira trains`);
    }
  });

  test.each([
    ['forward', '2026-03-28T12:00:00Z', 'You’re on, 00:50 to 02:30: Amira trains'],
    ['back', '2026-10-24T12:00:00Z', 'You’re on, 00:50 to 01:30: Amira trains'],
    ['forward, at a time that is left out', '2026-03-28T12:00:00Z', 'You’re on, 02:30 to 03:10: Amira trains', 90],
  ])('is true in the hour in which the clocks go %s', async (_how, moment, summary, startMinute = 50) => {
    const { person, token } = await withSitter();
    await changeDays(person, { weekdays: [6], startMinute });
    const [event] = eventsIn(await readAt(moment, await calendarAddress(token)));
    expect(event?.summary).toBe(summary);
    expect(event && [inLondon(event.startDate.toJSDate()), inLondon(event.endDate.toJSDate())]).toEqual(
      summary.match(/\d\d:\d\d/g),
    );
  });

  test('has whole days where she tells no time', async () => {
    const { person } = await withSitter();
    const token = await invite(person, { showsTime: false });
    const { body } = await follow(await calendarAddress(token));
    const [event] = eventsIn(body);
    expect([event?.startDate.isDate, event?.startDate.toString(), event?.duration.toSeconds()]).toEqual([
      true,
      '2026-11-20',
      86_400,
    ]);
    expect(event?.summary).toBe('You’re on: Amira trains, up to 40 minutes');
    expect(body).not.toContain('19:30');
    expect(body).not.toContain('T193000Z');
  });

  test('comes back whole for a name with every mark that means something there', async () => {
    const firstName = 'Zoë; "N", \\o/ 👩‍🍼 BEGIN:VEVENT';
    const { token } = await withSitter({ firstName });
    const [event] = eventsIn((await follow(await calendarAddress(token))).body);
    expect(event?.summary).toBe(`You’re on, 19:30 to 20:10: ${firstName} trains`);
  });

  test('has an address of its own, which a new one ends', async () => {
    const { token } = await withSitter();
    const [first, second] = [await calendarAddress(token), await calendarAddress(token)];
    expect((await follow(first)).statusCode).toBe(404);
    expect((await follow(second)).statusCode).toBe(200);
    expect(await calendarAddress(token, false)).toBeNull();
    expect((await follow(second)).statusCode).toBe(404);
  });

  test.each(['her', 'the link'])('is not found once it was ended by %s', async (by) => {
    const { person, token } = await withSitter();
    const path = await calendarAddress(token);
    await (by === 'her' ? endByHer(person) : endByLink(token));
    const [ended, guessed] = [await follow(path), await follow(path.replace(/r\/./, 'r/-'))];
    expect([ended.statusCode, ended.json()]).toEqual([404, guessed.json()]);
  });

  test('is empty, and valid, once her access has ended', async () => {
    const { person, token } = await withSitter();
    const path = await calendarAddress(token);
    await server.db.updateTable('purchase').set({ status: 'refunded' }).where('user_id', '=', person.id).execute();
    expect(eventsIn((await follow(path)).body)).toEqual([]);
  });

  test('may be looked at so often and no oftener', async () => {
    const { token } = await withSitter();
    const path = await calendarAddress(token);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await follow(path)).statusCode);
    expect(statuses).toEqual([...new Array(20).fill(200), 429]);
  });

  test('and her own are read by that parser alike, over both changes of the clock', async () => {
    const { person } = await withSitter();
    for (const moment of ['2026-03-27T09:00:00Z', '2026-10-23T09:00:00Z']) {
      const ahead = Date.parse(moment) - TEST_START;
      server.clock.advance(ahead);
      const { headers } = { headers: { ...person.headers, ...(await server.people.signIn(person.id)).headers } };
      const { body } = await asMember({ ...person, headers }, 'GET', calendarFilePath(person.id));
      server.clock.advance(-ahead);
      const events = eventsIn(body);
      expect(events).toHaveLength(12);
      for (const event of events) expect(inLondon(event.startDate.toJSDate())).toBe('19:30');
      const days = events.map((event) => event.startDate.toJSDate().getTime());
      expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) >= 2 * DAY_MS - 3_600_000)).toBe(
        true,
      );
    }
  });
});
