import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import type { DeskAction } from '#contract/desk/activity-log.ts';
import { DeskCopiesSchema, type DeskCopy, TriedCopySchema } from '#contract/desk/backups.ts';
import { DESK_COPY_ROUTE, DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { type Copies, createCopies } from '#server/upkeep/backups.ts';
import type { Upkeep } from '#server/upkeep/upkeep.ts';

const ParametersSchema = z.object({ name: z.string() });
const parameters = { params: ParametersSchema };

const BEGUN: DoneAnswer = { message: 'It begins. The site is back within minutes.' };
const ELSEWHERE = {
  code: 'invalid_input',
  message: 'On PostgreSQL a copy is brought back on the server: npm run restore.',
} as const;
const UNDER_WAY = { code: 'invalid_input', message: 'A copy is being brought back already.' } as const;

/** Copies of everything: list and try. */
export function deskCopiesRoutes({ config }: ServerContext, { lastBroughtBack }: Upkeep): FastifyPluginAsyncZod {
  const copies = createCopies(config);

  return async (app) => {
    app.get(DESK_PATHS.copies, { schema: { response: { 200: DeskCopiesSchema } } }, async () => ({
      engine: copies.engine,
      isDaily: copies.isDaily,
      keptDays: copies.keptDays,
      copies: copies.list(),
      broughtBack: lastBroughtBack(),
    }));

    app.get(
      `${DESK_COPY_ROUTE}/contents`,
      { schema: { ...parameters, response: { 200: TriedCopySchema } } },
      async (request, reply) => {
        const copy = knownCopy(copies, request);
        if (!copy) return answerNotFound(reply);
        const tried = await copies.attempt(copy.name).catch(refusalIn);
        if (!tried) return answerError(reply, 409, ELSEWHERE);
        return 'code' in tried ? answerError(reply, 409, tried) : tried;
      },
    );
  };
}

/** Everybody’s data moves with them: make, download and bring back. */
export function provenCopiesRoutes(context: ServerContext, { bringBack }: Upkeep): FastifyPluginAsyncZod {
  const { db, config, now } = context;
  const copies = createCopies(config);
  const note = (request: FastifyRequest, action: DeskAction, after: string) =>
    inTransaction(db, (transaction) =>
      activityLog.write(transaction, context, { operator: deskSessionOf(request).operator, action, after }),
    );

  return async (app) => {
    app.post(DESK_PATHS.copies, { schema: { response: { 200: DoneAnswerSchema } } }, async (request, reply) => {
      const name = await copies.make(now(), (made) => note(request, 'copy_made', made)).catch(refusalIn);
      if (typeof name !== 'string') return answerError(reply, 409, name);
      return { message: 'The copy is made, and was checked.' };
    });

    app.get(`${DESK_COPY_ROUTE}/file`, { schema: parameters }, async (request, reply) => {
      const copy = knownCopy(copies, request);
      if (!copy) return answerNotFound(reply);
      if (request.method === 'GET') await note(request, 'copy_downloaded', copy.name);
      return reply
        .header('content-disposition', `attachment; filename="fit-in-30-${copy.name}"`)
        .header('content-length', String(copy.bytes))
        .type('application/octet-stream')
        .send(copies.read(copy.name));
    });

    app.post(
      `${DESK_COPY_ROUTE}/bring-back`,
      { schema: { ...parameters, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const copy = knownCopy(copies, request);
        if (!copy) return answerNotFound(reply);
        if (!copy.name.endsWith('.sqlite') || copies.engine !== 'sqlite') return answerError(reply, 409, ELSEWHERE);
        const { operator, tokenHash: sessionHash } = deskSessionOf(request);
        const begins = await bringBack(copy.name, { operator, sessionHash }, () =>
          note(request, 'copy_bring_back_begun', copy.name),
        );
        return begins ? BEGUN : answerError(reply, 409, UNDER_WAY);
      },
    );
  };
}

function knownCopy(copies: Copies, { params }: FastifyRequest): DeskCopy | undefined {
  const { name } = params as z.infer<typeof ParametersSchema>;
  return copies.list().find((copy) => copy.name === name);
}

function refusalIn(error: unknown) {
  if (!(error instanceof BackupError)) throw error;
  return { code: 'invalid_input', message: error.message } as const;
}
