import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#server/context.ts';
import * as gifts from '#server/features/gifts/gifts.repository.ts';
import { unlessProviderFails } from '#server/features/purchases/provider-failure.ts';
import { reconcile } from '#server/features/purchases/reconcile.ts';
import { endOpenCheckout, expireUnlessPaid } from './checkout-session.ts';

const CAUSE = 'account_deleted';

/**
 * Before an account is deleted, ends the member's own checkout, and those of gifts that the member began. Failure is
 * tolerated: a session expires by itself within a day.
 */
export const endOpenCheckouts = (context: ServerContext, request: FastifyRequest, userId: string): Promise<unknown> =>
  unlessProviderFails(request, endAll(context, userId));

async function endAll(context: ServerContext, userId: string): Promise<void> {
  const { db, stripe } = context;
  await endOpenCheckout(context, userId, CAUSE);
  for (const sessionId of await gifts.listOpenSessions(db, userId)) {
    await expireUnlessPaid(stripe, sessionId);
    await reconcile(context, sessionId, CAUSE);
  }
}
