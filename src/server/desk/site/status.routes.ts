import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DeskHealth, DeskHealthSchema } from '#contract/desk/status.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { Troubles } from '#server/platform/log/troubles.ts';
import type { TroublesRepository } from './problems.repository.ts';

export interface DeskHealthNeeds {
  checkUp: () => Promise<DeskHealth['findings']>;
  /** What no job has stored yet. */
  waitingTroubles: Troubles;
  troubles: TroublesRepository;
  version: string;
  files: () => Promise<DeskHealth['files']>;
  startedAt: number;
  now: () => number;
}

/** Takes a minute on a large database: concurrent calls share one result. */
export function deskHealthRoutes(needs: DeskHealthNeeds): FastifyPluginAsyncZod {
  const { checkUp, waitingTroubles, troubles, version, files, startedAt, now } = needs;
  let underWay: Promise<DeskHealth['findings']> | undefined;

  function look() {
    underWay ??= checkUp().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return async (app) => {
    app.get(DESK_PATHS.health, { schema: { response: { 200: DeskHealthSchema } } }, async () => {
      await troubles.keep(waitingTroubles.take());
      const seen = { findings: await look(), files: await files(), troubles: await troubles.newest() };
      return { lookedAt: now(), version, startedAt, ...seen };
    });
  };
}
