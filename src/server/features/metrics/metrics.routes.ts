import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { METRICS_PATH } from '#contract/paths.ts';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import type { ServerContext } from '#server/context.ts';
import { bearerTokenOf } from '#server/features/auth/access.ts';
import { newestBackupAt } from '#server/platform/backup/backup-folder.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { METRICS_TYPE, metricsText, type Sample, sample } from '#server/platform/metrics/metrics-text.ts';
import { createProcessFigures } from '#server/platform/metrics/process-figures.ts';
import type { RequestFigures } from '#server/platform/metrics/request-figures.ts';
import * as metrics from './metrics.repository.ts';

export function metricsRoutes(context: ServerContext, requests: RequestFigures): FastifyPluginAsyncZod {
  const { metricsToken } = context.config;
  return async (app) => {
    const processFigures = metricsToken === undefined ? undefined : createProcessFigures();
    app.addHook('onClose', async () => processFigures?.stop());
    app.get(METRICS_PATH, async (request, reply) => {
      if (metricsToken === undefined || !processFigures) return answerNotFound(reply);
      if (!isSame(bearerTokenOf(request), metricsToken)) {
        return answerError(reply, 401, { code: 'not_signed_in', message: 'This needs the token of METRICS_TOKEN.' });
      }
      const own = [...processFigures.samples(), ...(await waitingSamples(context, app))];
      const business = await businessSamples(context);
      return reply.type(METRICS_TYPE).send(metricsText([...requests.samples(), ...own, ...business]));
    });
  };
}

async function waitingSamples({ db, passwords }: ServerContext, app: FastifyInstance): Promise<Sample[]> {
  const sockets = await openSockets(app);
  const queue = passwords.queue();
  const { statements, commits, waiting, connections } = metrics.database(db);
  return [
    sample('open_sockets', 'gauge', 'Connections of clients.', sockets),
    sample('database_statements_total', 'counter', 'Statements carried out.', statements),
    sample('database_commits_total', 'counter', 'Commits; on SQLite many transactions share one.', commits),
    sample('database_waiting', 'gauge', 'Transactions or calls that wait for the database.', waiting),
    sample('database_connections', 'gauge', 'Connections to the database.', connections),
    sample('passwords_at_work', 'gauge', 'Passwords that are being checked.', queue.atWork),
    sample('passwords_waiting', 'gauge', 'Passwords that wait to be checked.', queue.waiting),
  ];
}

async function businessSamples({ db, config, now }: ServerContext): Promise<Sample[]> {
  const { dataFolder, dailyBackups } = config;
  const emails = await metrics.countUnsentEmails(db);
  const purchases = await metrics.countPurchases(db);
  const ageOf = (at: number) => (now() - at) / 1_000;
  const webhookAt = await metrics.findLastWebhookAt(db);
  const made = dailyBackups ? [newestBackupAt(dataFolder), await metrics.findBackupMadeAt(db)] : [];
  // Of several servers with folders of their own one makes it.
  const backupAt = made.reduce((one, other) => ((other ?? 0) > (one ?? 0) ? other : one), undefined);
  return [
    sample('emails_waiting', 'gauge', 'Emails that wait to be sent.', emails.waiting),
    sample('emails_given_up', 'gauge', 'Emails that were given up.', emails.givenUp),
    sample(
      'purchases',
      'gauge',
      'Purchases by their state now.',
      PURCHASE_STATUSES.map((status) => ({ labels: { status }, value: purchases.get(status) ?? 0 })),
    ),
    // Absent rather than wrong when there is none.
    ...(webhookAt === undefined
      ? []
      : [sample('webhook_age_seconds', 'gauge', 'Since the last webhook came.', ageOf(webhookAt))]),
    ...(backupAt === undefined
      ? []
      : [sample('backup_age_seconds', 'gauge', 'Since the newest daily backup was made.', ageOf(backupAt))]),
  ];
}

function openSockets(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** Constant time. */
function isSame(shown: string, expected: string): boolean {
  return timingSafeEqual(digest(shown), digest(expected));
}

const digest = (text: string) => hash('sha256', text, 'buffer');
