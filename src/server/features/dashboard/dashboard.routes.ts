import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DashboardSchema } from '#contract/dashboard.ts';
import { DASHBOARD_OF_CALLER_PATH } from '#contract/paths.ts';
import { DEFAULT_WINDOW_DAYS, windowStart } from '#contract/steps.ts';
import { type CalendarDay, calendarDayAt } from '#domain/calendar-day.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import type { DashboardRepository } from './dashboard.repository.ts';
import { dashboardText } from './dashboard-of.ts';
import { dashboardTag, hasTag } from './dashboard-tag.ts';
import type { MemberVersionRepository } from './member-version.repository.ts';

const MS_PER_DAY = 86_400_000;

/** The 30 days shown and three more: for the part of today, for time zones, and for a day beside its instant. */
const SESSIONS_SINCE_MS = (DEFAULT_WINDOW_DAYS + 3) * MS_PER_DAY;

export interface DashboardNeeds {
  dashboards: DashboardRepository;
  memberVersions: MemberVersionRepository;
  now: () => number;
}

/** Today in UTC and the first day shown, worked out once a day. */
function createDays(): (time: number) => { today: CalendarDay; fromDay: CalendarDay } {
  let number = Number.NaN;
  let days: { today: CalendarDay; fromDay: CalendarDay };
  return (time) => {
    const current = Math.floor(time / MS_PER_DAY);
    if (current !== number) {
      number = current;
      const today = calendarDayAt(time, 0);
      days = { today, fromDay: windowStart(today) };
    }
    return days;
  };
}

/** Everything the main app shows of the signed-in subscriber; unchanged since she last read it, no more than a 304. */
export function dashboardRoutes({ dashboards, memberVersions, now }: DashboardNeeds): FastifyPluginAsyncZod {
  const daysAt = createDays();

  async function answerDashboard({ userId, headers }: FastifyRequest, reply: FastifyReply) {
    const { today, fromDay } = daysAt(now());
    void reply.header('vary', 'authorization');
    const known = headers['if-none-match'];
    if (known !== undefined) {
      const tag = dashboardTag({ userId, today, version: await memberVersions.find(userId) });
      if (hasTag(known, tag)) return reply.code(304).header('etag', tag).send();
    }
    const parts = await dashboards.read(userId, { fromDay, fromInstant: now() - SESSIONS_SINCE_MS });
    if (!parts) return answerNotFound(reply);
    void reply.header('etag', dashboardTag({ userId, today, version: parts.version }));
    return reply.type('application/json; charset=utf-8').send(dashboardText(parts, fromDay));
  }

  return async (app) => {
    const schema = { response: { 200: DashboardSchema } };
    app.get('/api/users/:id/dashboard', { schema }, answerDashboard);
    app.get(DASHBOARD_OF_CALLER_PATH, { schema }, answerDashboard);
  };
}
