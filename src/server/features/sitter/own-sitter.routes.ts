import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { invalidField } from '#contract/refusals.ts';
import { CoverInvitationSchema, NewCoverSchema, type OwnCover, OwnCoverSchema } from '#contract/sitter.ts';
import type { MemberVersionRepository } from '#server/features/dashboard/member-version.repository.ts';
import type { WorkoutDaysRepository } from '#server/features/workout-days/workout-days.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import type { CoversRepository, StoredCover } from './sitters.repository.ts';

export interface OwnCoverNeeds {
  db: Kysely<Database>;
  covers: CoversRepository;
  workoutDays: WorkoutDaysRepository;
  memberVersions: MemberVersionRepository;
  now: () => number;
  createId: () => string;
  randomToken: () => string;
  /** Throws where the sign-in has ended meanwhile. */
  requireStillIn: (transaction: Kysely<Database>, request: FastifyRequest) => Promise<void>;
}

export function ownCoverRoutes(needs: OwnCoverNeeds): FastifyPluginAsyncZod {
  const { db, covers, workoutDays, memberVersions, now, createId, randomToken, requireStillIn } = needs;
  return async (app) => {
    const schema = { response: { 200: OwnCoverSchema } };

    app.get('/api/users/:id/cover', { schema }, async ({ userId }) => toOwnCover(await covers.findOfUser(userId)));

    app.post(
      '/api/users/:id/cover',
      { schema: { body: CoverInvitationSchema, response: { 200: NewCoverSchema } } },
      async (request, reply) => {
        const { userId, body } = request;
        if (!(await workoutDays.find(userId))) {
          return answerError(reply, 400, invalidField('weekdays', 'Choose your workout days first.'));
        }
        const token = randomToken();
        const made = { userId, id: createId(), ...body, madeAt: now() };
        await inTransaction(db, async (transaction) => {
          await requireStillIn(transaction, request);
          await covers.replace(transaction, { ...made, token });
          await memberVersions.raise(transaction, userId);
        });
        return { ...toOwnCover({ ...made, endedAt: undefined }), path: `/cover#${token}` };
      },
    );

    app.delete('/api/users/:id/cover', { schema }, async ({ userId }) => {
      await inTransaction(db, async (transaction) => {
        if (await covers.delete(transaction, userId)) await memberVersions.raise(transaction, userId);
      });
      return toOwnCover(undefined);
    });
  };
}

type Shown = Pick<StoredCover, 'name' | 'showsTime' | 'madeAt' | 'endedAt'>;

function toOwnCover(cover: Shown | undefined): OwnCover {
  if (!cover) return { cover: null };
  const { name, showsTime, madeAt, endedAt } = cover;
  return { cover: { name, showsTime, madeAt, endedAt: endedAt ?? null } };
}
