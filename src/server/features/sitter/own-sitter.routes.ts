import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invalidField } from '#contract/refusals.ts';
import { NewSitterSchema, type OwnSitter, OwnSitterSchema, SitterInvitationSchema } from '#contract/sitter.ts';
import type { ServerContext } from '#server/context.ts';
import { requireStillIn } from '#server/features/auth/access.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import * as workoutDays from '#server/features/workout-days/workout-days.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { linkToken } from '#server/platform/secrets/link-token.ts';
import type { StoredSitter } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

export function ownSitterRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now, createId } = context;
  return async (app) => {
    const schema = { response: { 200: OwnSitterSchema } };

    app.get('/api/users/:id/sitter', { schema }, async ({ userId }) =>
      toOwnSitter(await sitters.findOfUser(db, userId)),
    );

    app.post(
      '/api/users/:id/sitter',
      { schema: { body: SitterInvitationSchema, response: { 200: NewSitterSchema } } },
      async (request, reply) => {
        const { userId, body } = request;
        if (!(await workoutDays.find(db, userId))) {
          return answerError(reply, 400, invalidField('weekdays', 'Choose your workout days first.'));
        }
        const token = linkToken(context);
        const made = { userId, id: createId(), ...body, madeAt: now() };
        await inTransaction(db, async (transaction) => {
          await requireStillIn(transaction, context, request);
          await sitters.replace(transaction, { ...made, token });
          await memberVersions.raise(transaction, userId);
        });
        return { ...toOwnSitter({ ...made, endedAt: undefined }), path: `/sitter#${token}` };
      },
    );

    app.delete('/api/users/:id/sitter', { schema }, async ({ userId }) => {
      await inTransaction(db, async (transaction) => {
        if (await sitters.remove(transaction, userId)) await memberVersions.raise(transaction, userId);
      });
      return toOwnSitter(undefined);
    });
  };
}

type Shown = Pick<StoredSitter, 'name' | 'showsTime' | 'madeAt' | 'endedAt'>;

function toOwnSitter(sitter: Shown | undefined): OwnSitter {
  if (!sitter) return { sitter: null };
  const { name, showsTime, madeAt, endedAt } = sitter;
  return { sitter: { name, showsTime, madeAt, endedAt: endedAt ?? null } };
}
