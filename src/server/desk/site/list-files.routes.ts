import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DeskAction } from '#contract/desk/activity-log.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { vatPence } from '#domain/purchases/price.ts';
import type { ServerContext } from '#server/context.ts';
import * as agreed from '#server/desk/members/agreed.repository.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import * as members from '#server/desk/members/members.repository.ts';
import * as money from '#server/desk/money/money.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import * as words from '#server/features/words/words.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { csvPieces } from '#server/platform/http/csv.ts';
import { createFileSender } from '#server/platform/http/send-file.ts';
import { refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';

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

/** Everybody, or all sales, at once: a few times an hour, by an owner shortly after a proof. */
export function listFilesRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  const { exportRate } = context.limits;
  const sendFile = createFileSender(LIMITS);

  return async (app) => {
    app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) =>
      (await refuseIfTooOften(exportRate, `desk ${deskSessionOf(request).operator.id}`, reply)) ? reply : undefined,
    );

    for (const file of [everyone(context), whoAgreed(context), everySale(context)]) {
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

/** For a bookkeeper: the oldest first, without a name. */
const everySale = ({ db }: ServerContext): ListFile => ({
  path: DESK_PATHS.salesFile,
  name: 'fit-in-30-sales.csv',
  action: 'sales_exported',
  headings: ['Date', 'Number', 'Product', 'Paid', 'VAT rate', 'VAT', 'Refunded', 'Fee', 'Card country', 'Reference'],
  async page(after) {
    const [{ sales, next }, product] = [await money.sales(db, after), await words.productName(db)];
    return { rows: sales.map((sale) => saleRow(sale, product)), next };
  },
});

const saleRow = (
  { soldAt, number, isGift, paidPence, vatPercent, refundedPence, feePence, ...sale }: money.Sale,
  product: string,
) => [
  londonDayAt(soldAt),
  number,
  `${product} lifetime access${isGift ? ' as a gift' : ''}`,
  amount(paidPence),
  vatPercent === null ? '' : `${vatPercent} %`,
  vatPercent === null ? '' : amount(vatPence(paidPence, vatPercent)),
  amount(refundedPence),
  feePence === null ? '' : amount(feePence),
  sale.cardCountry ?? '',
  sale.reference,
];

/** As a spreadsheet reads it. */
const amount = (pence: number) => (pence / 100).toFixed(2);

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
