import type Stripe from 'stripe';
import { z } from 'zod';
import { ExpandSchema, WholeNumberSchema } from './request-parameters.ts';
import { invalidRequest } from './stripe-error.ts';

const CreatedSchema = z.union([
  WholeNumberSchema,
  z.strictObject({
    gt: WholeNumberSchema.optional(),
    gte: WholeNumberSchema.optional(),
    lt: WholeNumberSchema.optional(),
    lte: WholeNumberSchema.optional(),
  }),
]);

/** The parameters that every list takes. */
export const LIST_PARAMETERS = {
  limit: WholeNumberSchema.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: CreatedSchema.optional(),
  expand: ExpandSchema,
};

interface ListParameters {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: z.output<typeof CreatedSchema> | undefined;
}

interface Listed {
  id: string;
  created: number;
}

/** One page, newest first. `oldestFirst` is everything that matches the list's own filters. */
export function listPage<Entry extends Listed>(url: string, oldestFirst: Entry[], parameters: ListParameters) {
  const newestFirst = oldestFirst.filter((entry) => isCreatedWithin(entry, parameters.created)).reverse();
  const { limit, starting_after: after, ending_before: before } = parameters;
  if (before !== undefined) {
    const end = positionOf(newestFirst, before, 'ending_before');
    const page = newestFirst.slice(Math.max(0, end - limit), end);
    return asList(url, page, end > limit);
  }
  const start = after === undefined ? 0 : positionOf(newestFirst, after, 'starting_after') + 1;
  return asList(url, newestFirst.slice(start, start + limit), newestFirst.length > start + limit);
}

export function asList<Entry>(url: string, entries: Entry[], hasMore = false): Stripe.ApiList<Entry> {
  return { object: 'list', url, has_more: hasMore, data: entries };
}

function positionOf(entries: Listed[], id: string, param: string): number {
  const position = entries.findIndex((entry) => entry.id === id);
  if (position < 0) throw invalidRequest(`No such object: '${id}'`, { param, code: 'resource_missing' });
  return position;
}

function isCreatedWithin({ created }: Listed, bounds: ListParameters['created']): boolean {
  if (bounds === undefined) return true;
  if (typeof bounds === 'number') return created === bounds;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = bounds;
  return created > gt && created >= gte && created < lt && created <= lte;
}
