import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { DESK_PATHS } from '#contract/paths.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { csvPieces } from '#server/platform/http/csv.ts';
import { refuseIfTooOften } from '#server/platform/http/rate-limit.ts';
import { createFileSender } from '#server/platform/http/send-file.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import { sessionOf } from './desk-access.ts';
import type { DiaryRepository } from './diary.repository.ts';
import { recordAs } from './member-lookup.ts';
import type { KnownMember, MembersRepository } from './members.repository.ts';

interface MembersFileNeeds {
  db: Kysely<Database>;
  members: MembersRepository;
  diary: DiaryRepository;
  exportRate: TokenBuckets;
}

const LIMITS = { atOnce: 1, longestMs: 600_000 };
const HEADINGS = ['Name', 'E-mail', 'Access', 'Account since'];

/** Everybody's address at once: a few times an hour, by an owner who has just shown that it is she. */
export function membersFileRoutes(needs: MembersFileNeeds): FastifyPluginAsyncZod {
  const { db, members, exportRate } = needs;
  const sendFile = createFileSender(LIMITS);

  return async (app) => {
    app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) =>
      (await refuseIfTooOften(exportRate, `desk ${sessionOf(request).operator.id}`, reply)) ? reply : undefined,
    );

    app.get(DESK_PATHS.membersFile, { schema: { response: { 200: z.string() } } }, async (request, reply) => {
      const note = () =>
        inTransaction(db, (transaction) => recordAs(needs, request)(transaction, { action: 'members_exported' }));
      const pieces = csvPieces(HEADINGS, rowsOf(members, note));
      return sendFile(reply, { name: 'fit-in-30-members.csv', type: 'text/csv; charset=utf-8', pieces });
    });
  };
}

/** Noted with the first page: what is refused is no deed. */
async function* rowsOf(members: MembersRepository, note: () => Promise<void>) {
  await note();
  let after: { at: number; id: string } | undefined;
  for (;;) {
    const page = await members.newest({ after, show: 'all' });
    yield page.members.map(toCells);
    if (page.next === null) return;
    const cut = page.next.indexOf('.');
    after = { at: Number(page.next.slice(0, cut)), id: page.next.slice(cut + 1) };
  }
}

const toCells = ({ name, email, hasAccess, joinedAt }: KnownMember) => [
  name,
  email,
  hasAccess ? 'yes' : 'no',
  new Date(joinedAt).toISOString().slice(0, 10),
];
