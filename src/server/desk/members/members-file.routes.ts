import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DeskAction } from '#contract/desk/activity-log.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { csvPieces } from '#server/platform/http/csv.ts';
import { createFileSender } from '#server/platform/http/send-file.ts';
import { refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import * as agreed from './agreed.repository.ts';
import { recordAs } from './member-lookup.ts';
import * as members from './members.repository.ts';

interface After {
  at: number;
  id: string;
}

interface ListFile {
  path: string;
  name: string;
  action: DeskAction;
  headings: readonly string[];
  page: (after: After | undefined) => Promise<{ rows: string[][]; next: string | null }>;
}

const LIMITS = { atOnce: 1, longestMs: 600_000 };

/** Many addresses at once: a few times an hour, by an owner who has just shown that it is she. */
export function membersFileRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  const { exportRate } = context.limits;
  const sendFile = createFileSender(LIMITS);

  return async (app) => {
    app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) =>
      (await refuseIfTooOften(exportRate, `desk ${deskSessionOf(request).operator.id}`, reply)) ? reply : undefined,
    );

    for (const file of [everyone(context), whoAgreed(context)]) {
      app.get(file.path, { schema: { response: { 200: z.string() } } }, async (request, reply) => {
        const note = () =>
          inTransaction(db, (transaction) => recordAs(context, request)(transaction, { action: file.action }));
        const pieces = csvPieces(file.headings, rowsOf(file, note));
        return sendFile(reply, { name: file.name, type: 'text/csv; charset=utf-8', pieces });
      });
    }
  };
}

const everyone = (context: ServerContext): ListFile => ({
  path: DESK_PATHS.membersFile,
  name: 'fit-in-30-members.csv',
  action: 'members_exported',
  headings: ['Name', 'Email', 'Access', 'Joined'],
  async page(after) {
    const { members: people, next } = await members.newest(context.db, context, { after, show: 'all' });
    const rows = people.map(({ name, email, hasAccess, joinedAt }) => [
      name,
      email,
      hasAccess ? 'yes' : 'no',
      new Date(joinedAt).toISOString().slice(0, 10),
    ]);
    return { rows, next };
  },
});

const whoAgreed = ({ db }: ServerContext): ListFile => ({
  path: DESK_PATHS.agreedFile,
  name: 'fit-in-30-newsletter.csv',
  action: 'agreed_exported',
  headings: ['Name', 'Email', 'Said yes at', 'To the words of'],
  async page(after) {
    const { people, next } = await agreed.page(db, after);
    return {
      rows: people.map(({ name, email, since, wording }) => [name, email, new Date(since).toISOString(), wording]),
      next,
    };
  },
});

/** Noted with the first page: what is refused is no action. */
async function* rowsOf({ page }: ListFile, note: () => Promise<void>) {
  await note();
  let after: After | undefined;
  for (;;) {
    const { rows, next } = await page(after);
    yield rows;
    if (next === null) return;
    const cut = next.indexOf('.');
    after = { at: Number(next.slice(0, cut)), id: next.slice(cut + 1) };
  }
}
