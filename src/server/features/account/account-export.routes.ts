import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type AccountExport, AccountExportSchema, type ExportedWorkout } from '#contract/account-export.ts';
import { AUTH_EXPORT_PATH, AUTH_EXPORT_STEPS_PATH, AUTH_EXPORT_WORKOUTS_PATH } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { csvPieces } from '#server/platform/http/csv.ts';
import { createFileSender } from '#server/platform/http/send-file.ts';
import { refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import * as accountExports from './account-export.repository.ts';

/** Ten years of workouts take a second or two; this allows for slow connections. */
const LIMITS = { atOnce: 2, longestMs: 120_000 };

const CSV = 'text/csv; charset=utf-8';

const { workouts: WorkoutsSchema } = AccountExportSchema.shape;
const OthersSchema = AccountExportSchema.omit({ workouts: true });

const WORKOUT_COLUMNS: readonly (readonly [string, keyof ExportedWorkout])[] = [
  ['Day', 'day'],
  ['Completed at', 'completedAt'],
  ['Block', 'block'],
  ['Week', 'week'],
  ['Workout', 'workout'],
  ['Length', 'length'],
  ['Minutes', 'durationMinutes'],
  ['Active seconds', 'activeSeconds'],
  ['Rating', 'rating'],
  ['Effort', 'effort'],
  ['Mood', 'mood'],
  ['Notes', 'notes'],
];

export function accountExportRoutes({ db, limits, now }: ServerContext): FastifyPluginAsyncZod {
  const sendFile = createFileSender(LIMITS);

  return async (app) => {
    // Rate limited per file: a member may want all three.
    app.addHook('preHandler', async ({ userId, routeOptions }: FastifyRequest, reply: FastifyReply) =>
      (await refuseIfTooOften(limits.exportRate, `${userId} ${routeOptions.url}`, reply)) ? reply : undefined,
    );

    app.get(AUTH_EXPORT_PATH, { schema: { response: { 200: AccountExportSchema } } }, async ({ userId }, reply) => {
      const pieces = exportPieces(
        () => accountExports.readAllButWorkouts(db, userId, now()),
        accountExports.workoutPages(db, userId),
      );
      // Validated page by page in exportPieces.
      return sendFile(reply, {
        name: 'fit-in-30-my-data.json',
        type: 'application/json; charset=utf-8',
        pieces,
      });
    });

    app.get(AUTH_EXPORT_WORKOUTS_PATH, { schema: { response: { 200: z.string() } } }, async ({ userId }, reply) => {
      const pieces = csvPieces(
        WORKOUT_COLUMNS.map(([heading]) => heading),
        workoutRows(accountExports.workoutPages(db, userId)),
      );
      return sendFile(reply, { name: 'fit-in-30-workouts.csv', type: CSV, pieces });
    });

    app.get(AUTH_EXPORT_STEPS_PATH, { schema: { response: { 200: z.string() } } }, async ({ userId }, reply) => {
      const rows = (await accountExports.listSteps(db, userId)).map(({ day, steps }) => [day, steps]);
      return sendFile(reply, { name: 'fit-in-30-steps.csv', type: CSV, pieces: csvPieces(['Day', 'Steps'], [rows]) });
    });
  };
}

async function* workoutRows(pages: AsyncIterable<ExportedWorkout[]>) {
  for await (const page of pages) yield page.map((workout) => WORKOUT_COLUMNS.map(([, field]) => workout[field]));
}

async function* exportPieces(
  readOthers: () => Promise<Omit<AccountExport, 'workouts'>>,
  workoutPages: AsyncIterable<ExportedWorkout[]>,
): AsyncGenerator<string> {
  const others = JSON.stringify(OthersSchema.parse(await readOthers()));
  yield `${others.slice(0, -1)},"workouts":[`;
  let isFirst = true;
  for await (const page of workoutPages) {
    if (page.length === 0) continue;
    yield `${isFirst ? '' : ','}${JSON.stringify(WorkoutsSchema.parse(page)).slice(1, -1)}`;
    isFirst = false;
  }
  yield ']}';
}
