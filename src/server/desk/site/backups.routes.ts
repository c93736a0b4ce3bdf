import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import type { DeskAction } from '#contract/desk/activity-log.ts';
import {
  type DeskBackup,
  DeskBackupsSchema,
  FetchedBackupSchema,
  SecondPlaceAnswerSchema,
  TestedBackupSchema,
} from '#contract/desk/backups.ts';
import { DESK_BACKUP_ROUTE, DESK_PATHS, FETCH_BACKUP_ROUTE } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { type Backups, createBackups } from '#server/upkeep/backups.ts';
import { secondPlaceAnswer } from '#server/upkeep/second-place.ts';
import type { Upkeep } from '#server/upkeep/upkeep.ts';

const ParametersSchema = z.object({ name: z.string() });
const parameters = { params: ParametersSchema };

const BEGUN: DoneAnswer = { message: 'Restore started. Your site is back within minutes.' };
const ELSEWHERE = {
  code: 'invalid_input',
  message: 'On PostgreSQL, restore on the server: npm run restore.',
} as const;
const UNDER_WAY = { code: 'invalid_input', message: 'A restore is already running.' } as const;

/** Backups of everything: list and try. */
export function deskBackupsRoutes(context: ServerContext, { lastRestore }: Upkeep): FastifyPluginAsyncZod {
  const { config } = context;
  const backups = createBackups(config);

  return async (app) => {
    app.get(DESK_PATHS.backups, { schema: { response: { 200: DeskBackupsSchema } } }, async () => ({
      engine: backups.engine,
      isDaily: backups.isDaily,
      keptDays: backups.keptDays,
      backups: backups.list(),
      lastRestore: lastRestore(),
    }));

    app.get(DESK_PATHS.secondPlace, { schema: { response: { 200: SecondPlaceAnswerSchema } } }, () =>
      secondPlaceAnswer(context),
    );

    app.get(
      `${DESK_BACKUP_ROUTE}/contents`,
      { schema: { ...parameters, response: { 200: TestedBackupSchema } } },
      async (request, reply) => {
        const backup = knownBackup(backups, request);
        if (!backup) return answerNotFound(reply);
        const tried = await backups.attempt(backup.name).catch(refusalIn);
        if (!tried) return answerError(reply, 409, ELSEWHERE);
        return 'code' in tried ? answerError(reply, 409, tried) : tried;
      },
    );
  };
}

/** Everybody’s data moves with them: make, download and restore. */
export function provenBackupsRoutes(context: ServerContext, { restore, fetchBackup }: Upkeep): FastifyPluginAsyncZod {
  const { db, config, now } = context;
  const backups = createBackups(config);
  const note = (request: FastifyRequest, action: DeskAction, after: string) =>
    inTransaction(db, (transaction) =>
      activityLog.write(transaction, context, { operator: deskSessionOf(request).operator, action, after }),
    );

  return async (app) => {
    app.post(DESK_PATHS.backups, { schema: { response: { 200: DoneAnswerSchema } } }, async (request, reply) => {
      const name = await backups.make(now(), (made) => note(request, 'backup_made', made)).catch(refusalIn);
      if (typeof name !== 'string') return answerError(reply, 409, name);
      return { message: 'Backup made and checked.' };
    });

    app.get(`${DESK_BACKUP_ROUTE}/file`, { schema: parameters }, async (request, reply) => {
      const backup = knownBackup(backups, request);
      if (!backup) return answerNotFound(reply);
      if (request.method === 'GET') await note(request, 'backup_downloaded', backup.name);
      return reply
        .header('content-disposition', `attachment; filename="fit-in-30-${backup.name}"`)
        .header('content-length', String(backup.bytes))
        .type('application/octet-stream')
        .send(backups.read(backup.name));
    });

    app.post(
      FETCH_BACKUP_ROUTE,
      { schema: { params: z.object({ id: z.string() }), response: { 200: FetchedBackupSchema } } },
      async (request, reply) => {
        const { id } = request.params;
        const name = await fetchBackup(config, id).catch(refusalIn);
        if (typeof name !== 'string') return answerError(reply, 409, name);
        await note(request, 'backup_fetched', name);
        return { name };
      },
    );

    app.post(
      `${DESK_BACKUP_ROUTE}/restore`,
      { schema: { ...parameters, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const backup = knownBackup(backups, request);
        if (!backup) return answerNotFound(reply);
        if (!backup.name.endsWith('.sqlite') || backups.engine !== 'sqlite') return answerError(reply, 409, ELSEWHERE);
        const { operator, tokenHash: sessionHash } = deskSessionOf(request);
        const begins = await restore(backup.name, { operator, sessionHash }, () =>
          note(request, 'restore_started', backup.name),
        );
        return begins ? BEGUN : answerError(reply, 409, UNDER_WAY);
      },
    );
  };
}

function knownBackup(backups: Backups, { params }: FastifyRequest): DeskBackup | undefined {
  const { name } = params as z.infer<typeof ParametersSchema>;
  return backups.list().find((backup) => backup.name === name);
}

function refusalIn(error: unknown) {
  if (!(error instanceof BackupError)) throw error;
  return { code: 'invalid_input', message: error.message } as const;
}
