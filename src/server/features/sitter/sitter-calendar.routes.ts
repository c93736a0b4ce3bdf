import { hash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SITTER_CALENDAR_ROUTE } from '#contract/paths.ts';
import { ALARM_MINUTES_BEFORE } from '#domain/plan/workout-calendar.ts';
import { type SitterSession, sitterTimeText } from '#domain/sitter/sitter.ts';
import type { ServerContext } from '#server/context.ts';
import { type CalendarEvent, calendarText } from '#server/platform/calendar/calendar-text.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import { type Programme, shownTimes, sitterPlan } from './sitter-page.ts';
import type { StoredSitter } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

const REFRESH_HOURS = 6;

/** The URL is the credential, as for a member's own calendar. It names no time zone: it would reveal where the member lives. */
export function sitterCalendarRoutes(context: ServerContext, programme: Programme): FastifyPluginAsyncZod {
  const { db, limits, now } = context;
  return async (app) => {
    app.get(
      SITTER_CALENDAR_ROUTE,
      {
        onRequest: limitPerAddress(limits.feedRatePerAddress),
        schema: { params: z.object({ token: z.string() }), response: { 200: z.string() } },
      },
      async ({ params: { token } }, reply) => {
        const sitter = await sitters.findByCalendar(db, token);
        if (!sitter) return answerNotFound(reply);
        if (await refuseIfTooOften(limits.sitterFeedRate, sitter.id, reply)) return reply;
        const { firstName, sessions } = await sitterPlan(context, programme, sitter.userId);
        const calendar = calendarText({
          name: `${firstName} trains`,
          writtenAt: now(),
          refreshHours: REFRESH_HOURS,
          events: sessions.map((session) => toEvent(session, firstName, sitter)),
        });
        return reply.type('text/calendar; charset=utf-8').send(calendar);
      },
    );
  };
}

function toEvent(session: SitterSession, firstName: string, sitter: StoredSitter): CalendarEvent {
  const { day, startsAt, minutes } = session;
  const time = sitterTimeText(shownTimes(session, sitter));
  const uid = `${hash('sha256', sitter.id, 'hex').slice(0, 20)}-${day}@fit-in-30`;
  if (time === undefined) {
    return { uid, when: { day }, title: `You’re on: ${firstName} trains, up to ${minutes} minutes` };
  }
  return {
    uid,
    when: { startsAt, durationMinutes: minutes },
    title: `You’re on, ${time}: ${firstName} trains`,
    alarmMinutesBefore: ALARM_MINUTES_BEFORE,
  };
}
