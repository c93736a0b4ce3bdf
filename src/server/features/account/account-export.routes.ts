import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AccountExportSchema } from '#contract/account-export.ts';
import { AUTH_EXPORT_PATH, AUTH_EXPORT_STEPS_PATH, AUTH_EXPORT_WORKOUTS_PATH } from '#contract/paths.ts';
import { csvText } from '#server/platform/http/csv.ts';
import type { AccountExportRepository } from './account-export.repository.ts';

interface AccountExportNeeds {
  accountExports: AccountExportRepository;
  now: () => number;
}

const WORKOUT_HEADINGS = [
  'Day',
  'Completed at',
  'Block',
  'Week',
  'Workout',
  'Length',
  'Minutes',
  'Active seconds',
  'Rating',
  'Effort',
  'Mood',
  'Notes',
];

/** The caller's own data to take away: all of it for programs, workouts and steps for a spreadsheet. */
export function accountExportRoutes({ accountExports, now }: AccountExportNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(AUTH_EXPORT_PATH, { schema: { response: { 200: AccountExportSchema } } }, async ({ userId }, reply) => {
      const exported = await accountExports.readAll(userId, now());
      asFile(reply, 'fit-in-30-my-data.json');
      return exported;
    });

    app.get(AUTH_EXPORT_WORKOUTS_PATH, { schema: { response: { 200: z.string() } } }, async ({ userId }, reply) => {
      const workouts = await accountExports.listWorkouts(userId);
      asFile(reply, 'fit-in-30-workouts.csv').type('text/csv; charset=utf-8');
      const rows = workouts.map((each) => [
        each.day,
        each.completedAt,
        each.block,
        each.week,
        each.workout,
        each.length,
        each.durationMinutes,
        each.activeSeconds,
        each.rating,
        each.effort,
        each.mood,
        each.notes,
      ]);
      return csvText(WORKOUT_HEADINGS, rows);
    });

    app.get(AUTH_EXPORT_STEPS_PATH, { schema: { response: { 200: z.string() } } }, async ({ userId }, reply) => {
      const entries = await accountExports.listSteps(userId);
      asFile(reply, 'fit-in-30-steps.csv').type('text/csv; charset=utf-8');
      return csvText(
        ['Day', 'Steps'],
        entries.map(({ day, steps }) => [day, steps]),
      );
    });
  };
}

/** A browser offers to keep it instead of showing it. */
const asFile = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);
