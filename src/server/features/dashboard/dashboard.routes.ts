import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DashboardSchema } from '#contract/dashboard.ts';
import { DASHBOARD_OF_CALLER_PATH, HOME_PICTURE_HEADER } from '#contract/paths.ts';
import { SHOWN_DAYS, shownFrom } from '#domain/progress/dashboard.ts';
import { answerOf } from '#domain/progress/dashboard-answer.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { ServerContext } from '#server/context.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import * as dashboards from './dashboard.repository.ts';
import { dashboardTag, hasTag } from './dashboard-tag.ts';
import { homePicture } from './home-picture.ts';
import * as memberVersions from './member-version.repository.ts';

const MS_PER_DAY = 86_400_000;

/** The 30 days shown and three more: for the part of today, for time zones, and for a day beside its instant. */
const SESSIONS_SINCE_MS = (SHOWN_DAYS + 3) * MS_PER_DAY;

export function dashboardRoutes({ db, now }: ServerContext): FastifyPluginAsyncZod {
  async function answerDashboard({ userId, headers }: FastifyRequest, reply: FastifyReply) {
    const today = calendarDayAt(now(), 0);
    void reply.header('vary', 'authorization');
    const known = headers['if-none-match'];
    if (known !== undefined) {
      const tag = dashboardTag({ userId, today, version: await memberVersions.find(db, userId) });
      if (hasTag(known, tag)) return reply.code(304).header('etag', tag).send();
    }
    const since = { fromDay: shownFrom(today), fromInstant: now() - SESSIONS_SINCE_MS };
    const member = await dashboards.read(db, userId, since);
    if (!member) return answerNotFound(reply);
    void reply.header('etag', dashboardTag({ userId, today, version: member.version }));
    const answer = answerOf(member.facts, today);
    void reply.header(HOME_PICTURE_HEADER, homePicture(answer, today));
    return reply.send(answer);
  }

  return async (app) => {
    const schema = { response: { 200: DashboardSchema } };
    app.get('/api/users/:id/dashboard', { schema }, answerDashboard);
    app.get(DASHBOARD_OF_CALLER_PATH, { schema }, answerDashboard);
  };
}
