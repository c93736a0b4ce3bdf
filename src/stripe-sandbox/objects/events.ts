import type Stripe from 'stripe';
import { z } from 'zod';
import { LIST_PARAMETERS, listPage } from '#stripe-sandbox/lists.ts';
import { type FormParameters, type ParameterShape, parseParameters } from '#stripe-sandbox/request-parameters.ts';
import type { SandboxContext } from '#stripe-sandbox/sandbox-context.ts';

const ListEventsSchema = z.strictObject({
  ...LIST_PARAMETERS,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
} satisfies ParameterShape<Stripe.EventListParams>);

export function listEvents(context: SandboxContext, parameters: FormParameters) {
  const filters = parseParameters(ListEventsSchema, parameters);
  const types = filters.types ?? (filters.type === undefined ? undefined : [filters.type]);
  const matching = context.records.list('event').filter((event) => types?.includes(event.type) ?? true);
  return listPage('/v1/events', matching, filters);
}
