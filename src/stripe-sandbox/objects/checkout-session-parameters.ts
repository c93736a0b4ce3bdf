import type Stripe from 'stripe';
import { z } from 'zod';
import {
  ExpandSchema,
  FlagSchema,
  MetadataSchema,
  type ParameterShape,
  WholeNumberSchema,
} from '#stripe-sandbox/request-parameters.ts';
import { invalidRequest } from '#stripe-sandbox/stripe-error.ts';

const LineItemSchema = z.strictObject({
  price_data: z.strictObject({
    currency: z.string().toLowerCase(),
    unit_amount: WholeNumberSchema,
    product_data: z.strictObject({
      name: z.string(),
      description: z.string().optional(),
      images: z.array(z.string()).optional(),
      metadata: MetadataSchema,
    }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
  quantity: WholeNumberSchema.pipe(z.int().min(1)).default(1),
});

export const CreateSessionSchema = z.strictObject({
  mode: z.literal('payment', { error: 'the sandbox supports payment only' }),
  ui_mode: z
    .enum(['elements', 'hosted_page'], { error: 'must be one of elements, embedded_page, form, or hosted_page' })
    .default('hosted_page'),
  line_items: z.array(LineItemSchema).min(1),
  success_url: z.url().optional(),
  cancel_url: z.url().optional(),
  return_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  metadata: MetadataSchema,
  payment_intent_data: z
    .strictObject({
      description: z.string().optional(),
      metadata: MetadataSchema,
      receipt_email: z.string().optional(),
    })
    .optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: z.string().max(1_200) }) }).optional(),
  expires_at: WholeNumberSchema.optional(),
  locale: z.string().optional(),
  automatic_tax: z.strictObject({ enabled: FlagSchema }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  expand: ExpandSchema,
} satisfies ParameterShape<Stripe.Checkout.SessionCreateParams>);
export type NewSession = z.output<typeof CreateSessionSchema>;

const MINIMUM_LIFETIME_SECONDS = 30 * 60;
const MAXIMUM_LIFETIME_SECONDS = 24 * 60 * 60;

/** Refuses what the schema cannot say: which fields go together. */
export function refuseContradictions(session: NewSession, nowSeconds: number): void {
  refuseWrongAddresses(session);
  if (session.customer !== undefined && session.customer_email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  refuseLifetime(session.expires_at, nowSeconds);
}

export function expiryOf(session: NewSession, nowSeconds: number): number {
  return session.expires_at ?? nowSeconds + MAXIMUM_LIFETIME_SECONDS;
}

function refuseWrongAddresses({ ui_mode: uiMode, ...addresses }: NewSession): void {
  const needed = uiMode === 'hosted_page' ? 'success_url' : 'return_url';
  const refused: ('success_url' | 'cancel_url' | 'return_url')[] =
    uiMode === 'hosted_page' ? ['return_url'] : ['success_url', 'cancel_url'];
  if (addresses[needed] === undefined) {
    throw invalidRequest(`Missing required param: ${needed}.`, { param: needed, code: 'parameter_missing' });
  }
  const present = refused.find((name) => addresses[name] !== undefined);
  if (present !== undefined) {
    throw invalidRequest(`\`${present}\` is not allowed when \`ui_mode\` is \`${uiMode}\`.`, { param: present });
  }
}

function refuseLifetime(expiresAt: number | undefined, nowSeconds: number): void {
  if (expiresAt === undefined) return;
  const lifetime = expiresAt - nowSeconds;
  if (lifetime >= MINIMUM_LIFETIME_SECONDS && lifetime <= MAXIMUM_LIFETIME_SECONDS) return;
  throw invalidRequest('The `expires_at` timestamp must be from 30 minutes to 24 hours from now.', {
    param: 'expires_at',
  });
}
