import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type AuthenticateRequest,
  CHECKOUT_AUTHENTICATE_PATH,
  CHECKOUT_CONFIRM_PATH,
  type CheckoutView,
  type ConfirmRequest,
  HOSTED_PAGE_PATH,
  type PaymentAnswer,
  SANDBOX_CHECKOUT_PATH,
  SANDBOX_FILES_PATH,
  STRIPE_SCRIPT_PATH,
} from './browser/checkout-answers.ts';
import { authenticateCheckout, confirmCheckout, viewCheckout } from './buyer-checkout.ts';
import type { RunInSandbox } from './emulator.ts';
import { sandboxPage, sendPage } from './sandbox-page.ts';
import { StripeRequestError } from './stripe-error.ts';

const ClientSecretSchema = z.string().min(1).max(500);

const SessionRequestSchema = z.object({ clientSecret: ClientSecretSchema });

const ConfirmRequestSchema = z.object({
  clientSecret: ClientSecretSchema,
  card: z.object({
    number: z.string().regex(/^\d{12,19}$/, 'This is not a card number.'),
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int().min(2000).max(2100),
    securityCode: z.string().regex(/^\d{3,4}$/, 'This is not a security code.'),
  }),
  email: z.email().max(254).optional(),
  name: z.string().trim().min(1).max(160).optional(),
}) satisfies z.ZodType<ConfirmRequest>;

const AuthenticateRequestSchema = z.object({
  clientSecret: ClientSecretSchema,
  outcome: z.enum(['complete', 'fail']),
}) satisfies z.ZodType<AuthenticateRequest>;

const CheckoutViewSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['paid', 'unpaid']),
  amountTotal: z.int(),
  currency: z.string(),
  email: z.string().nullable(),
  returnUrl: z.string(),
  cancelUrl: z.string().nullable(),
  submitText: z.string().nullable(),
}) satisfies z.ZodType<CheckoutView>;

const PaymentProblemSchema = z.object({ message: z.string(), code: z.string(), declineCode: z.string().nullable() });

const PaymentAnswerSchema = z.discriminatedUnion('result', [
  z.object({ result: z.enum(['paid', 'authentication_required']), session: CheckoutViewSchema }),
  z.object({ result: z.literal('declined'), session: CheckoutViewSchema, problem: PaymentProblemSchema }),
]) satisfies z.ZodType<PaymentAnswer>;

const RefusalSchema = z.object({ message: z.string(), code: z.string() });

interface SandboxRoutesParts {
  run: RunInSandbox;
  /** The built scripts and styles of the payment form and of the sandbox's pages. */
  filesFolder: string;
  /** The operator's page. */
  panel: FastifyPluginAsyncZod;
}

const SCRIPT_FILE = 'stripe.js';
const PAY_PAGE = sandboxPage({ title: 'Pay', script: 'pay-page.js', waitingText: 'Getting the payment form ready' });

const BUYER = { id: null, idempotency_key: null };

/** What the buyer's browser would otherwise ask of Stripe. Registered only when the sandbox plays Stripe. */
export function sandboxRoutes({ run, filesFolder, panel }: SandboxRoutesParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof StripeRequestError)) throw error; // the application's own handler words the rest
      const { code = 'invalid_request' } = error.body;
      // Stripe's words repeat the id that was asked for; here it came from a browser, and may be anything.
      const message = code === 'resource_missing' ? 'There is no such checkout.' : error.message;
      return reply.code(error.status).send({ message, code });
    });

    const answers = { 400: RefusalSchema, 404: RefusalSchema };

    app.post(
      SANDBOX_CHECKOUT_PATH,
      { schema: { body: SessionRequestSchema, response: { 200: CheckoutViewSchema, ...answers } } },
      ({ body }) => run(BUYER, (context) => viewCheckout(context, body.clientSecret)),
    );

    app.post(
      CHECKOUT_CONFIRM_PATH,
      { schema: { body: ConfirmRequestSchema, response: { 200: PaymentAnswerSchema, ...answers } } },
      ({ body }) => run(BUYER, (context) => confirmCheckout(context, body.clientSecret, body)),
    );

    app.post(
      CHECKOUT_AUTHENTICATE_PATH,
      { schema: { body: AuthenticateRequestSchema, response: { 200: PaymentAnswerSchema, ...answers } } },
      ({ body }) =>
        run(BUYER, (context) => authenticateCheckout(context, body.clientSecret, body.outcome === 'complete')),
    );

    app.get(
      STRIPE_SCRIPT_PATH,
      { schema: { response: { 200: z.string(), 404: RefusalSchema } } },
      async (_request, reply) => {
        const script = await readFile(join(filesFolder, SCRIPT_FILE), 'utf8').catch(() => undefined);
        if (script === undefined) {
          return reply.code(404).send({ message: 'The payment form is not built yet.', code: 'not_found' });
        }
        return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
      },
    );

    await app.register(fastifyStatic, { root: filesFolder, prefix: SANDBOX_FILES_PATH, decorateReply: false });

    await app.register(panel);

    // The same page for every id: what it may show follows from what its script is answered.
    app.get(`${HOSTED_PAGE_PATH}:sessionId`, (_request, reply) => sendPage(reply, PAY_PAGE));
  };
}
