import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unsentSteps } from '#client/platform/browser-storage.ts';
import { replaceClock } from '#client/platform/now.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { keepAndSendSteps, sendUnsentSteps } from './unsent-steps.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-21' as CalendarDay;
const YESTERDAY = '2026-11-20' as CalendarDay;

const fetchStub = vi.fn<typeof fetch>();
let giveClockBack = () => {};

const answer = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const refusal = (status: number, more: object = {}) =>
  answer(status, { message: 'No.', code: 'invalid_input', ...more });
const sent = () => fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const waiting = () => (unsentSteps.read() ?? []).map(({ date, steps }) => [date, steps]);

beforeEach(() => {
  giveClockBack = replaceClock({ now: () => NOON, utcOffsetMinutes: () => 0 });
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockImplementation((_path, init) => answer(200, JSON.parse(String(init?.body))));
});
afterEach(() => {
  unsentSteps.clear();
  giveClockBack();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

describe('a day’s steps', () => {
  test('are on the device before they are sent, and leave it once the server has them', async () => {
    const whileSending: unknown[] = [];
    fetchStub.mockImplementation((_path, init) => {
      whileSending.push(waiting());
      return answer(200, JSON.parse(String(init?.body)));
    });
    await keepAndSendSteps('anna', { date: TODAY, steps: 4_000 });
    expect(whileSending).toEqual([[[TODAY, 4_000]]]);
    expect(waiting()).toEqual([]);
  });

  test('that reach nobody wait, and only the newest number of a day is sent', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    for (const steps of [4_000, 4_500]) {
      await expect(keepAndSendSteps('anna', { date: TODAY, steps })).rejects.toThrow('could not be reached');
    }
    await expect(keepAndSendSteps('anna', { date: YESTERDAY, steps: 1 })).rejects.toThrow();
    fetchStub.mockReset();
    fetchStub.mockImplementation((_path, init) => answer(200, JSON.parse(String(init?.body))));
    expect(await sendUnsentSteps('anna')).toEqual({ sent: 2, refusedDays: [] });
    expect(sent()).toEqual([
      { date: YESTERDAY, steps: 1 },
      { date: TODAY, steps: 4_500 },
    ]);
    expect(waiting()).toEqual([]);
  });

  test('that are refused do not wait', async () => {
    fetchStub.mockImplementation(() => refusal(400));
    await expect(keepAndSendSteps('anna', { date: TODAY, steps: 1 })).rejects.toThrow('400');
    expect(waiting()).toEqual([]);
  });

  test('of a device whose calendar is ahead are dated again by the server’s clock, once', async () => {
    giveClockBack();
    giveClockBack = replaceClock({ now: () => NOON + 5 * DAY_MS, utcOffsetMinutes: () => 0 });
    const ahead = '2026-11-26' as CalendarDay;
    fetchStub.mockImplementationOnce(() => refusal(400, { code: 'day_out_of_range', serverTime: NOON }));
    await keepAndSendSteps('anna', { date: ahead, steps: 4_000 });
    expect(sent()).toEqual([
      { date: ahead, steps: 4_000 },
      { date: TODAY, steps: 4_000 },
    ]);
    fetchStub.mockImplementation(() => refusal(400, { code: 'day_out_of_range', serverTime: NOON }));
    await expect(keepAndSendSteps('anna', { date: ahead, steps: 1 })).rejects.toThrow('400');
    expect(waiting()).toEqual([]);
  });
});

describe('what waits', () => {
  test.each([401, 403, 429, 500, 503])('goes on waiting while the server answers %d', async (status) => {
    unsentSteps.write([{ date: TODAY, steps: 1, redated: false }]);
    fetchStub.mockImplementation(() => refusal(status));
    expect(await sendUnsentSteps('anna')).toEqual({ sent: 0, refusedDays: [] });
    expect(waiting()).toEqual([[TODAY, 1]]);
  });

  test('is given up and named when the server does not want it, without holding up the next', async () => {
    unsentSteps.write([
      { date: TODAY, steps: 2, redated: false },
      { date: YESTERDAY, steps: 1, redated: false },
    ]);
    fetchStub.mockImplementationOnce(() => refusal(400));
    expect(await sendUnsentSteps('anna')).toEqual({ sent: 1, refusedDays: [YESTERDAY] });
    expect(waiting()).toEqual([]);
  });

  test('gives way to newer steps of the same day that come in meanwhile', async () => {
    unsentSteps.write([{ date: TODAY, steps: 1, redated: false }]);
    fetchStub.mockImplementationOnce(() => {
      unsentSteps.write([{ date: TODAY, steps: 9, redated: false }]);
      return refusal(503);
    });
    await sendUnsentSteps('anna');
    expect(waiting()).toEqual([[TODAY, 9]]);
  });
});
