import type Stripe from 'stripe';
import { HOSTED_PAGE_PATH } from '#stripe-sandbox/browser/checkout-answers.ts';
import type { SandboxContext } from '#stripe-sandbox/sandbox-context.ts';
import { expiryOf, type NewSession } from './checkout-session-parameters.ts';

interface SessionMoney {
  total: number;
  currency: string;
  email: string | null | undefined;
}

/** A session as Stripe first shows it: open and unpaid. */
export function newCheckoutSession(
  context: SandboxContext,
  fields: NewSession,
  money: SessionMoney,
): Stripe.Checkout.Session {
  const id = context.newId('cs_test');
  const taxIsAutomatic = fields.automatic_tax?.enabled ?? false;
  return {
    ...UNUSED_SESSION_FIELDS,
    id,
    object: 'checkout.session',
    allowed_payment_method_types: fields.allowed_payment_method_types ?? null,
    amount_subtotal: money.total,
    amount_total: money.total,
    automatic_tax: { enabled: taxIsAutomatic, liability: null, provider: null, status: null },
    billing_address_collection: fields.billing_address_collection ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    created: context.nowSeconds,
    currency: money.currency,
    custom_text: { ...NO_TEXT, submit: fields.custom_text?.submit ?? null },
    ...buyerOf(fields, money.email),
    expires_at: expiryOf(fields, context.nowSeconds),
    locale: fields.locale ?? null,
    metadata: fields.metadata,
    submit_type: fields.submit_type ?? null,
    ...entranceOf(fields, id, context.newId(`${id}_secret`)),
  };
}

function buyerOf(fields: NewSession, email: string | null | undefined) {
  return {
    customer: fields.customer ?? null,
    customer_creation: fields.customer_creation ?? (fields.customer === undefined ? 'if_required' : null),
    customer_details: email ? customerDetails(email) : null,
    customer_email: fields.customer_email ?? null,
  } as const;
}

/** An embedded session is opened by its secret, a hosted one by its address. */
function entranceOf(
  { success_url: successUrl, return_url: returnUrl, ...fields }: NewSession,
  id: string,
  secret: string,
) {
  if (fields.ui_mode === 'hosted_page') {
    return {
      ui_mode: 'hosted_page',
      client_secret: null,
      url: new URL(`${HOSTED_PAGE_PATH}${id}`, successUrl).href,
      success_url: successUrl ?? null,
      cancel_url: fields.cancel_url ?? null,
    } as const;
  }
  const shownReturnUrl = returnUrl === undefined ? {} : { return_url: returnUrl };
  return {
    ui_mode: 'elements',
    client_secret: secret,
    url: null,
    success_url: null,
    cancel_url: null,
    ...shownReturnUrl,
  } as const;
}

export function customerDetails(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

const NO_TEXT = { after_submit: null, shipping_address: null, terms_of_service_acceptance: null };

const UNUSED_SESSION_FIELDS = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
