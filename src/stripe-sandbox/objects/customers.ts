import type Stripe from 'stripe';
import { z } from 'zod';
import {
  ExpandSchema,
  type FormParameters,
  MetadataSchema,
  type ParameterShape,
  parseParameters,
} from '#stripe-sandbox/request-parameters.ts';
import type { SandboxContext } from '#stripe-sandbox/sandbox-context.ts';

const CreateCustomerSchema = z.strictObject({
  email: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  metadata: MetadataSchema,
  expand: ExpandSchema,
} satisfies ParameterShape<Stripe.CustomerCreateParams>);

export function createCustomer(context: SandboxContext, parameters: FormParameters): Stripe.Customer {
  return addCustomer(context, parseParameters(CreateCustomerSchema, parameters));
}

interface NewCustomer {
  email?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  metadata?: Record<string, string>;
}

export function addCustomer(context: SandboxContext, fields: NewCustomer): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: context.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: context.nowSeconds,
    currency: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    email: fields.email ?? null,
    invoice_prefix: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  context.records.save('customer', customer.id, customer);
  context.emit('customer.created', customer);
  return customer;
}
