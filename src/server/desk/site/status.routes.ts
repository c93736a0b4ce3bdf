import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DeskStatus, DeskStatusSchema } from '#contract/desk/status.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { machineFiles } from '#server/machine-files.ts';
import { checkUp } from '#server/upkeep/checkup.ts';
import type { Upkeep } from '#server/upkeep/upkeep.ts';
import { VERSION } from '#server/version.ts';
import * as problems from './problems.repository.ts';

/** Takes a minute on a large database: concurrent calls share one result. */
export function deskStatusRoutes(
  context: ServerContext,
  { problems: noted, startedAt }: Pick<Upkeep, 'problems' | 'startedAt'>,
): FastifyPluginAsyncZod {
  const { db, config, now } = context;
  let underWay: Promise<DeskStatus['findings']> | undefined;

  function look() {
    underWay ??= checkUp(config, db).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return async (app) => {
    app.get(DESK_PATHS.status, { schema: { response: { 200: DeskStatusSchema } } }, async () => {
      await problems.keep(db, context, noted.take());
      const seen = {
        findings: await look(),
        files: await machineFiles({ ...config, environment: process.env }),
        problems: await problems.newest(db),
      };
      return { lookedAt: now(), version: VERSION, startedAt, ...seen };
    });
  };
}
