import type { onRequestHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type DisputeRequest,
  PANEL_DISPUTE_PATH,
  PANEL_OVERVIEW_PATH,
  PANEL_PATH,
  PANEL_PROCESSOR_PATH,
  PANEL_REFUND_PATH,
  PANEL_WEBHOOKS_PATH,
  type PanelOverview,
  PROCESSOR_STATES,
  type ProcessorRequest,
  type RefundRequest,
  type WebhooksRequest,
} from './browser/panel-answers.ts';
import { disputeCheckout, listCheckouts, PANEL_CARDS, refundCheckout } from './control-panel.ts';
import type { RunInSandbox } from './emulator.ts';
import type { ProcessorStateControl } from './processor-state.ts';
import { sandboxPage, sendPage } from './sandbox-page.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

const SessionIdSchema = z.string().min(1).max(255);

const RefundRequestSchema = z.object({
  sessionId: SessionIdSchema,
  amount: z.int().min(1).optional(),
}) satisfies z.ZodType<RefundRequest>;

const DisputeRequestSchema = z.object({
  sessionId: SessionIdSchema,
  step: z.enum(['open', 'won', 'lost']),
}) satisfies z.ZodType<DisputeRequest>;

const WebhooksRequestSchema = z.object({ step: z.enum(['hold', 'release']) }) satisfies z.ZodType<WebhooksRequest>;

const ProcessorRequestSchema = z.object({ state: z.enum(PROCESSOR_STATES) }) satisfies z.ZodType<ProcessorRequest>;

const OverviewSchema = z.object({
  checkouts: z.array(
    z.object({
      sessionId: z.string(),
      created: z.int(),
      buyer: z.string(),
      amount: z.int(),
      currency: z.string(),
      checkout: z.enum(['open', 'complete', 'expired']),
      isPaid: z.boolean(),
      amountRefunded: z.int(),
      dispute: z.string().nullable(),
      product: z.string().nullable(),
    }),
  ),
  heldWebhooks: z.int().nullable(),
  processor: z.enum(PROCESSOR_STATES),
  cards: z.array(z.object({ number: z.string(), outcome: z.string() })),
}) satisfies z.ZodType<PanelOverview>;

const RefusalSchema = z.object({ message: z.string(), code: z.string() });
const DoneSchema = z.object({ done: z.literal(true) });
const DONE = { done: true } as const;
const ANSWERS = { 200: DoneSchema, 400: RefusalSchema, 404: RefusalSchema };

/** What the product has made of these sessions, by their ids. */
export type ProductStates = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface PanelRoutesParts {
  run: RunInSandbox;
  webhooks: WebhookDelivery;
  processor: ProcessorStateControl;
  productStates: ProductStates;
  panelCheck: onRequestHookHandler | undefined;
}

const PANEL = { id: null, idempotency_key: null };
const PAGE = sandboxPage({
  title: 'Sandbox',
  script: 'panel-page.js',
  waitingText: 'Reading the sandbox',
  isWide: true,
});

/**
 * A page to try things: what banks and the card processor do in the real world. It moves test money only and says of buyers
 * no more than the beginning of an address; other sites cannot call it, since every call is JSON.
 */
export function panelRoutes(parts: PanelRoutesParts): FastifyPluginAsyncZod {
  const { run, webhooks, processor, productStates, panelCheck } = parts;
  return async (app) => {
    if (panelCheck) app.addHook('onRequest', panelCheck);
    app.get(PANEL_PATH, (_request, reply) => sendPage(reply, PAGE));

    app.get(PANEL_OVERVIEW_PATH, { schema: { response: { 200: OverviewSchema } } }, async (_request, reply) => {
      const checkouts = await run(PANEL, listCheckouts);
      const states = await productStates(checkouts.map(({ sessionId }) => sessionId));
      void reply.header('cache-control', 'no-store');
      return {
        checkouts: checkouts.map((checkout) => ({ ...checkout, product: states.get(checkout.sessionId) ?? null })),
        heldWebhooks: webhooks.heldCount() ?? null,
        processor: processor.current(),
        cards: [...PANEL_CARDS],
      };
    });

    app.post(PANEL_REFUND_PATH, { schema: { body: RefundRequestSchema, response: ANSWERS } }, async ({ body }) => {
      await run(PANEL, (context) => refundCheckout(context, body));
      return DONE;
    });

    app.post(PANEL_DISPUTE_PATH, { schema: { body: DisputeRequestSchema, response: ANSWERS } }, async ({ body }) => {
      await run(PANEL, (context) => disputeCheckout(context, body));
      return DONE;
    });

    app.post(PANEL_WEBHOOKS_PATH, { schema: { body: WebhooksRequestSchema, response: ANSWERS } }, async ({ body }) => {
      if (body.step === 'hold') webhooks.hold();
      else void webhooks.release();
      return DONE;
    });

    app.post(
      PANEL_PROCESSOR_PATH,
      { schema: { body: ProcessorRequestSchema, response: ANSWERS } },
      async ({ body }) => {
        processor.choose(body.state);
        return DONE;
      },
    );
  };
}
