import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DashboardSchema } from '#contract/dashboard.ts';
import { DASHBOARD_OF_CALLER_PATH, HOME_PICTURE_HEADER } from '#contract/paths.ts';
import { isWorkoutId, nextWorkout } from '#domain/plan/block.ts';
import { planOfBlock } from '#domain/plan/follow-on.ts';
import type { Dashboard } from '#domain/progress/dashboard.ts';
import { SHOWN_DAYS, shownFrom } from '#domain/progress/dashboard.ts';
import { answerOf } from '#domain/progress/dashboard-answer.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { type ClipName, clipOfMove } from '#programme/clips/clip-name.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { summaryAt } from '#programme/workouts/workout-summaries.ts';
import type { ServerContext } from '#server/context.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import * as dashboards from './dashboard.repository.ts';
import * as memberVersions from './member-version.repository.ts';

const MS_PER_DAY = 86_400_000;

/** The 30 days shown and three more: for the part of today, for time zones, and for a day beside its instant. */
const SESSIONS_SINCE_MS = (SHOWN_DAYS + 3) * MS_PER_DAY;

export function dashboardRoutes({ db, now }: ServerContext, words: () => ProgrammeWords): FastifyPluginAsyncZod {
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
    void reply.header(HOME_PICTURE_HEADER, homePicture(answer, today, words()));
    return reply.send(answer);
  }

  return async (app) => {
    const schema = { response: { 200: DashboardSchema } };
    app.get('/api/users/:id/dashboard', { schema }, answerDashboard);
    app.get(DASHBOARD_OF_CALLER_PATH, { schema }, answerDashboard);
  };
}

/** The picture of the coach on Home's first card. A guess where the member's own day is another than `today`. */
function homePicture(
  { progress, workoutSessions, followOn }: Dashboard,
  today: CalendarDay,
  words: ProgrammeWords,
): ClipName {
  const next = nextWorkout(new Set(progress.completedWorkouts.map(Number).filter(isWorkoutId)));
  const isDone = workoutSessions.some(({ completedOn, length }) => completedOn === today && countsForWorkout(length));
  if (next === undefined || isDone) return 'scene-celebration';
  const { heroMove } = summaryAt(planOfBlock(progress.currentBlock, followOn), next, words);
  return clipOfMove(heroMove, 'standard', words);
}

interface TaggedState {
  userId: string;
  /** The day in UTC: the last 30 days move with it. */
  today: CalendarDay;
  version: number;
}

/** Raise it when the answer’s shape changes: that invalidates every cached answer. */
const SHAPE = 3;

/** The ETag of one state of one member’s dashboard. */
function dashboardTag({ userId, today, version }: TaggedState): string {
  return `"${SHAPE}.${userId}.${today}.${version}"`;
}

/** Whether an If-None-Match header names the tag; a proxy that compresses may have marked it as weak. */
function hasTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
