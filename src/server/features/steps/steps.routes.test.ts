import { describe, expect, test } from 'vitest';
import { stepsPath } from '#contract/paths.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';

describe.each(TEST_DATABASES)('steps on %s', (kind) => {
  const { server, anna } = serveActivity(kind);

  const save = (payload: unknown, member = anna) => member.call('POST', stepsPath(member.id), payload);
  const read = (query = '') => anna.call('GET', stepsPath(anna.id) + query);
  const daysAgo = (count: number) => addDays(TODAY, -count);

  test('a second entry for a day replaces the first', async () => {
    expect((await save({ date: TODAY, steps: 3_000 })).statusCode).toBe(200);
    const answer = await save({ date: TODAY, steps: 7_500 });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ date: TODAY, steps: 7_500 });
    expect((await read()).json()).toEqual([{ date: TODAY, steps: 7_500 }]);
  });

  test('a window holds both its ends, oldest first', async () => {
    for (const count of [1, 4, 2, 3]) await save({ date: daysAgo(count), steps: count });

    const answer = await read(`?from=${daysAgo(3)}&to=${daysAgo(2)}`);
    expect(answer.json()).toEqual([
      { date: daysAgo(3), steps: 3 },
      { date: daysAgo(2), steps: 2 },
    ]);
    expect((await read(`?from=${daysAgo(2)}`)).json()).toHaveLength(2);
    expect((await read(`?to=${daysAgo(3)}`)).json()).toHaveLength(2);
  });

  test('without a window come the last 30 days of every time zone', async () => {
    for (const count of [-1, 0, 30, 31]) await save({ date: daysAgo(count), steps: 10 });

    const days = (await read()).json().map(({ date }: { date: string }) => date);
    expect(days).toEqual([daysAgo(30), TODAY, daysAgo(-1)]);
  });

  test.each([0, 100_000])('%i steps are taken', async (steps) => {
    expect((await save({ date: TODAY, steps })).statusCode).toBe(200);
  });

  test.each([
    { field: 'steps', payload: { date: TODAY } },
    { field: 'steps', payload: { date: TODAY, steps: -1 } },
    { field: 'steps', payload: { date: TODAY, steps: 100_001 } },
    { field: 'steps', payload: { date: TODAY, steps: 1.5 } },
    { field: 'steps', payload: { date: TODAY, steps: '5000' } },
    { field: 'steps', payload: { date: TODAY, steps: null } },
    { field: 'date', payload: { steps: 1 } },
    { field: 'date', payload: { date: '2026-02-30', steps: 1 } },
    { field: 'date', payload: { date: '21/11/2026', steps: 1 } },
    { field: 'date', payload: { date: `${TODAY}' or 1=1 --`, steps: 1 } },
    { field: 'date', payload: { date: 20_261_121, steps: 1 } },
    { field: 'date', payload: { date: { $gt: '' }, steps: 1 } },
    { field: 'body', payload: [] },
    { field: 'body', payload: '"steps"' },
  ])('$payload is refused and names $field', async ({ field, payload }) => {
    const answer = await save(payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field }] });
    expect((await read()).json()).toEqual([]);
    expect(await server.versionOf(anna)).toBe(0);
  });

  test.each([-2, 366, 3_650])('a day %i days ago is out of range, and the server tells its time', async (count) => {
    const answer = await save({ date: daysAgo(count), steps: 1 });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'day_out_of_range', serverTime: NOW, fields: [{ field: 'date' }] });
    expect(await server.versionOf(anna)).toBe(0);
  });

  test.each([-1, 365])('a day %i days ago is taken', async (count) => {
    expect((await save({ date: daysAgo(count), steps: 1 })).statusCode).toBe(200);
  });

  test.each([
    { query: '?from=yesterday', field: 'from' },
    { query: `?to=${TODAY}%00`, field: 'to' },
    { query: `?from=${TODAY}&to=${daysAgo(1)}`, field: 'to' },
    { query: `?from=${daysAgo(400)}&to=${TODAY}`, field: 'from' },
    { query: `?from=${TODAY}&from=${TODAY}`, field: 'from' },
  ])('the window $query is refused', async ({ query, field }) => {
    const answer = await read(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].field).toBe(field);
  });

  test('400 days are answered, and the ends of the calendar too', async () => {
    expect((await read(`?from=${daysAgo(399)}&to=${TODAY}`)).statusCode).toBe(200);
    for (const query of ['?from=9999-12-31', '?to=0000-01-01']) expect((await read(query)).json()).toEqual([]);
  });

  test('twenty entries for one day at once are one entry, and each raises the version', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, steps) => save({ date: TODAY, steps })));

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await read()).json()).toHaveLength(1);
    expect(await server.versionOf(anna)).toBe(20);
  });
});
