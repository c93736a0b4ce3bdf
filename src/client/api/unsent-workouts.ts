import { ApiError, callApi } from '#client/platform/api-client.ts';
import { now } from '#client/platform/now.ts';
import { forgetUnsent, keepUnsent, type UnsentWorkout, unsentOf } from '#client/platform/unsent-workouts.ts';
import { workoutSessionsPath } from '#contract/paths.ts';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import { calendarDayAt } from '#domain/calendar-day.ts';

const onTheWay = new Map<string, Promise<WorkoutSession>>();
/** What this page's life has shown to be refused; the next start asks again. */
const refused = new Set<string>();

/** Keeps a completion on the device, then sends it; it stays there until the server has it. */
export async function keepAndSendWorkout(workout: UnsentWorkout): Promise<WorkoutSession> {
  await keepUnsent(workout);
  return sendOnce(workout);
}

/** Sends what waits on the device, oldest first. Never throws. @returns how many the server now has. */
export async function sendUnsentWorkouts(userId: string): Promise<number> {
  const waiting = await unsentOf(userId);
  let sent = 0;
  for (const workout of waiting.filter(({ session }) => !refused.has(session.clientId))) {
    try {
      await sendOnce(workout);
      sent += 1;
    } catch (error) {
      if (!isAboutThisOne(error)) break;
      refused.add(workout.session.clientId);
    }
  }
  return sent;
}

/** Two who send the same completion at the same time share one request. */
function sendOnce(workout: UnsentWorkout): Promise<WorkoutSession> {
  const { clientId } = workout.session;
  const running = onTheWay.get(clientId) ?? send(workout).finally(() => onTheWay.delete(clientId));
  onTheWay.set(clientId, running);
  return running;
}

async function send(workout: UnsentWorkout): Promise<WorkoutSession> {
  try {
    const session = await callApi<WorkoutSession>(workoutSessionsPath(workout.userId), {
      method: 'POST',
      body: workout.session,
    });
    await forgetUnsent(workout);
    return session;
  } catch (error) {
    const redated = redatedBy(error, workout);
    if (!redated) throw error;
    await keepUnsent(redated);
    return send(redated);
  }
}

/** A device whose clock is wrong: the difference between the two clocks puts the entry right, once (decision "Activity"). */
function redatedBy(error: unknown, workout: UnsentWorkout): UnsentWorkout | undefined {
  if (!(error instanceof ApiError) || error.code !== 'day_out_of_range') return undefined;
  if (error.serverTime === undefined || workout.redated) return undefined;
  const completedAt = workout.session.completedAt + error.serverTime - now();
  const completedOn = calendarDayAt(completedAt, workout.session.utcOffsetMinutes);
  return { ...workout, redated: true, session: { ...workout.session, completedAt, completedOn } };
}

/** The server read this completion and does not want it, so the next one may still go through. */
function isAboutThisOne(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413, 422].includes(error.status);
}
