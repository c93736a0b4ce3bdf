import type Stripe from 'stripe';
import { z } from 'zod';
import { LIST_PARAMETERS, listPage } from '#stripe-sandbox/lists.ts';
import {
  ExpandSchema,
  type FormParameters,
  MetadataSchema,
  type ParameterShape,
  parseParameters,
} from '#stripe-sandbox/request-parameters.ts';
import { requireObject, SANDBOX_API_VERSION, type SandboxContext } from '#stripe-sandbox/sandbox-context.ts';

const CreateSchema = z.strictObject({
  url: z.url(),
  enabled_events: z.array(z.string()).min(1),
  description: z.string().optional(),
  metadata: MetadataSchema,
  expand: ExpandSchema,
} satisfies ParameterShape<Stripe.WebhookEndpointCreateParams>);

const ListSchema = z.strictObject(LIST_PARAMETERS satisfies ParameterShape<Stripe.WebhookEndpointListParams>);

const URL_OF_LIST = '/v1/webhook_endpoints';

/** Kept, and told: the sandbox itself reports to the product it belongs to. The secret is told this once. */
export function createWebhookEndpoint(context: SandboxContext, parameters: FormParameters): Stripe.WebhookEndpoint {
  const { url, enabled_events, description, metadata } = parseParameters(CreateSchema, parameters);
  const endpoint: Stripe.WebhookEndpoint = {
    id: context.newId('we'),
    object: 'webhook_endpoint',
    api_version: SANDBOX_API_VERSION,
    application: null,
    created: context.nowSeconds,
    description: description ?? null,
    enabled_events,
    livemode: false,
    metadata,
    status: 'enabled',
    url,
  };
  context.records.save('webhook_endpoint', endpoint.id, endpoint);
  return { ...endpoint, secret: context.newId('whsec') };
}

export function listWebhookEndpoints(context: SandboxContext, parameters: FormParameters) {
  const there = context.records.list('webhook_endpoint').filter(({ status }) => status === 'enabled');
  return listPage(URL_OF_LIST, there, parseParameters(ListSchema, parameters));
}

export function deleteWebhookEndpoint(
  context: SandboxContext,
  _parameters: FormParameters,
  id: string,
): Stripe.DeletedWebhookEndpoint {
  const endpoint = requireObject(context, 'webhook_endpoint', id);
  context.records.save('webhook_endpoint', id, { ...endpoint, status: 'disabled' });
  return { id, object: 'webhook_endpoint', deleted: true };
}
