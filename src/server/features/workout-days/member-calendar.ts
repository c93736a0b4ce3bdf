import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { WorkoutId } from '#domain/plan/block.ts';
import type { BlockPlan } from '#domain/plan/follow-on.ts';
import { ALARM_MINUTES_BEFORE, type ScheduledWorkout, scheduledWorkouts } from '#domain/plan/workout-calendar.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import type { Look } from '#programme/words/look-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { summaryAt } from '#programme/workouts/workout-summaries.ts';
import type { ServerContext } from '#server/context.ts';
import * as progress from '#server/features/progress/progress.repository.ts';
import { type Calendar, type CalendarEvent, calendarText } from '#server/platform/calendar/calendar-text.ts';
import { requestOrigin } from '#server/platform/http/request-origin.ts';
import * as dayActivity from './day-activity.repository.ts';

import type { StoredWorkoutDays } from './workout-days.repository.ts';

/** What was published at the desk. */
export interface Words {
  programme: () => ProgrammeWords;
  look: () => Pick<Look, 'name'>;
}

const REFRESH_HOURS = 6;

export async function memberCalendar(
  { db, config, now }: ServerContext,
  words: Words,
  { userId, times }: StoredWorkoutDays,
  request: FastifyRequest,
): Promise<string> {
  const origin = requestOrigin(request, config.publicOrigin);
  const today = timeZone(times.zone).dayAt(now());
  const [{ completedWorkouts, currentBlock, plan }, workedOutToday] = await Promise.all([
    progress.find(db, userId),
    dayActivity.hasWorkedOut(db, userId, today),
  ]);
  const completed = new Set(completedWorkouts.map((id) => Number(id) as WorkoutId));
  const sessions = scheduledWorkouts(times, { completed, workedOutToday }, now());
  const events = sessions.map((session) => toEvent(session, { userId, block: currentBlock, plan, origin, words }));
  return calendarOf(events, times.zone, { name: words.look().name, writtenAt: now() });
}

/** Empty rather than 404, so that programs remove its events and alarms. */
export const emptyCalendar = ({ times }: StoredWorkoutDays, told: Told): string => calendarOf([], times.zone, told);

type Told = Pick<Calendar, 'name' | 'writtenAt'>;

const calendarOf = (events: readonly CalendarEvent[], zone: string, told: Told) =>
  calendarText({ ...told, zone, refreshHours: REFRESH_HOURS, events });

interface Whose {
  userId: string;
  block: number;
  plan: BlockPlan;
  origin: string;
  words: Words;
}

function toEvent(
  { workoutId, startsAt }: ScheduledWorkout,
  { userId, block, plan, origin, words }: Whose,
): CalendarEvent {
  const { title, durationMinutes } = summaryAt(plan, workoutId, words.programme());
  const url = `${origin}/workout/${workoutId}`;
  return {
    // Per workout, not per day: a postponed workout moves instead of appearing twice.
    uid: `${hash('sha256', userId, 'hex').slice(0, 20)}-${block}-${workoutId}@fit-in-30`,
    when: { startsAt, durationMinutes },
    title: `${words.look().name}: ${title}`,
    text: `${durationMinutes} minutes, or 10 if that’s what you’ve got. ${url}`,
    url,
    alarmMinutesBefore: ALARM_MINUTES_BEFORE,
  };
}
