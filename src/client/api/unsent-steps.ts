import { ApiError, callApi, UnreachableError } from '#client/platform/api-client.ts';
import { type UnsentSteps, unsentSteps } from '#client/platform/browser-storage.ts';
import { dayAt, now } from '#client/platform/now.ts';
import { stepsPath } from '#contract/paths.ts';
import type { StepEntry } from '#contract/steps.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/calendar-day.ts';

/** What became of the entries that waited on this device. */
export interface SentSteps {
  sent: number;
  /** Days whose steps the server does not want; they wait no longer. */
  refusedDays: CalendarDay[];
}

/** Keeps a day's steps on the device, then sends them; they stay until the server has answered. */
export async function keepAndSendSteps(userId: string, entry: StepEntry): Promise<StepEntry> {
  keep({ ...entry, redated: false });
  return send(userId, { ...entry, redated: false });
}

/** Sends what waits on the device, oldest day first. Never throws. */
export async function sendUnsentSteps(userId: string): Promise<SentSteps> {
  const result: SentSteps = { sent: 0, refusedDays: [] };
  for (const entry of waiting().sort((a, b) => (a.date < b.date ? -1 : 1))) {
    try {
      await send(userId, entry);
      result.sent += 1;
    } catch (error) {
      if (isForLater(error)) {
        keepUnlessNewer(entry);
        break;
      }
      result.refusedDays.push(entry.date);
    }
  }
  return result;
}

async function send(userId: string, entry: UnsentSteps): Promise<StepEntry> {
  const { date, steps } = entry;
  try {
    const stored = await callApi<StepEntry>(stepsPath(userId), { method: 'POST', body: { date, steps } });
    forget(entry);
    return stored;
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    forget(entry);
    const redated = redatedBy(error, entry);
    if (!redated) throw error;
    keepUnlessNewer(redated);
    return send(userId, redated);
  }
}

/** A device whose calendar is wrong: the days between the two clocks put the entry right, once (decision "Activity"). */
function redatedBy(error: unknown, entry: UnsentSteps): UnsentSteps | undefined {
  if (!(error instanceof ApiError) || error.code !== 'day_out_of_range' || entry.redated) return undefined;
  if (error.serverTime === undefined) return undefined;
  const daysOff = daysBetween(dayAt(now()), dayAt(error.serverTime));
  return daysOff === 0 ? undefined : { ...entry, date: addDays(entry.date, daysOff), redated: true };
}

/** Nothing is wrong with the entry itself: nobody was reached, or the server cannot take anything just now. */
function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || [401, 403, 429].includes(error.status);
}

const waiting = (): UnsentSteps[] => unsentSteps.read() ?? [];

/** In place of what waits for the same day. */
function keep(entry: UnsentSteps): void {
  unsentSteps.write([...waiting().filter(({ date }) => date !== entry.date), entry]);
}

function keepUnlessNewer(entry: UnsentSteps): void {
  if (!waiting().some(({ date }) => date === entry.date)) keep(entry);
}

/** Unless newer steps of that day wait by now. */
function forget({ date, steps }: UnsentSteps): void {
  const others = waiting().filter((entry) => entry.date !== date || entry.steps !== steps);
  if (others.length === 0) unsentSteps.clear();
  else unsentSteps.write(others);
}
