import { now } from '#client/browser/clock.ts';
import { currentSignIn } from '#client/parts/account/current-sign-in.ts';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { ApiError, callApi, messageOf } from '#client/parts/server/api-client.ts';
import {
  AUTH_SETTINGS_PATH,
  healthAgreementsPath,
  progressPath,
  restoreSessionPath,
  statsPath,
  stepsPath,
  workoutDaysPath,
  workoutSessionPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import type { EntryKind, MemberEntry } from '#domain/progress/member-entry.ts';
import { addDays, calendarDayAt, daysBetween } from '#domain/time/calendar-day.ts';

export type OutboxEntry = MemberEntry & {
  userId: string;
  /** A newer entry with the same id replaces an older one. */
  id: string;
  revision: string;
  /** Corrected by the server's clock; once is enough. */
  isRedated?: boolean;
  rejection?: string;
};

export type SendOutcome =
  | { kind: 'sent'; answer: unknown }
  /** Retried: the server was not reached, or is busy. */
  | { kind: 'waiting'; error: Error }
  | { kind: 'rejected'; error: ApiError }
  | { kind: 'redated'; entry: OutboxEntry };

/** Timeout: one request must not hold back the queue. */
const TIMEOUT_MS = 20_000;

/** Never retried: the answer would be the same. */
const FINAL_STATUSES: readonly number[] = [400, 409, 413, 422];

const OF_STORED_SESSIONS: readonly EntryKind[] = ['correction', 'deletion', 'restoration'];

/** Only as its owner: another's entry waits until they are signed in. Never throws. */
export async function sendEntry(entry: OutboxEntry): Promise<SendOutcome> {
  if (currentSignIn()?.user.id !== entry.userId) return { kind: 'waiting', error: new Error('Not signed in.') };
  try {
    const { path, method, body } = callOf(entry);
    // A workout has its own, `clientId`, under which it takes a later rating.
    const once = entry.kind === 'workout' ? {} : { idempotencyKey: entry.revision };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return { kind: 'sent', answer: await callApi(path, { method, body, ...once, signal }) };
  } catch (error) {
    return outcomeOf(error as Error, entry);
  }
}

interface EntryCall {
  path: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
}

function callOf({ userId, kind, body }: OutboxEntry): EntryCall {
  switch (kind) {
    case 'workout':
      return { method: 'POST', path: workoutSessionsPath(userId), body };
    case 'correction':
      return { method: 'PATCH', path: workoutSessionPath(userId, body.session.id), body: body.correction };
    case 'deletion':
      return { method: 'DELETE', path: workoutSessionPath(userId, body.session.id) };
    case 'restoration':
      return { method: 'POST', path: restoreSessionPath(userId, body.session.id) };
    case 'healthAgreement':
      return { method: 'POST', path: healthAgreementsPath(userId), body };
    case 'steps':
      return { method: 'POST', path: stepsPath(userId), body };
    default:
      return { method: 'PATCH', path: PATCH_PATHS[kind](userId), body };
  }
}

const PATCH_PATHS = {
  stepGoal: statsPath,
  restPasses: statsPath,
  block: progressPath,
  profile: () => AUTH_SETTINGS_PATH,
  workoutDays: workoutDaysPath,
};

function outcomeOf(error: Error, entry: OutboxEntry): SendOutcome {
  if (!(error instanceof ApiError)) return { kind: 'waiting', error };
  const isGone = error.status === 404 && OF_STORED_SESSIONS.includes(entry.kind);
  if (isGone && entry.kind === 'deletion') return { kind: 'sent', answer: undefined };
  if (!isGone && !FINAL_STATUSES.includes(error.status)) return { kind: 'waiting', error };
  const redated = redatedBy(error, entry);
  return redated ? { kind: 'redated', entry: redated } : { kind: 'rejected', error };
}

export const rejectionText = (error: ApiError): string => messageOf(error, 'Our server didn’t accept it.');

/** Wrong device clock: the difference to the server's corrects the entry, once (product §5). */
function redatedBy({ code, serverTime }: ApiError, entry: OutboxEntry): OutboxEntry | undefined {
  if (code !== 'day_out_of_range' || entry.isRedated) return undefined;
  const { kind, body } = entry;
  // Without a day the goal holds from the server's own.
  if (kind === 'stepGoal') return { ...entry, isRedated: true, body: { stepGoal: body.stepGoal } };
  if (serverTime === undefined) return undefined;
  if (kind === 'steps') {
    const daysOff = daysBetween(dayAt(now()), dayAt(serverTime));
    const date = addDays(body.date, daysOff);
    return daysOff === 0 ? undefined : { ...entry, isRedated: true, id: `steps:${date}`, body: { ...body, date } };
  }
  if (kind !== 'workout') return undefined;
  const completedAt = body.completedAt + serverTime - now();
  const completedOn = calendarDayAt(completedAt, body.utcOffsetMinutes);
  return { ...entry, isRedated: true, body: { ...body, completedAt, completedOn } };
}
