import type { GiftsRepository } from '#server/features/gifts/gifts.repository.ts';
import { type CheckoutNeeds, endOpenCheckout, expireUnlessPaid } from './checkout-session.ts';

interface EndCheckoutsNeeds extends CheckoutNeeds {
  gifts: Pick<GiftsRepository, 'listOpenSessions'>;
}

/** Of herself, and of gifts that she began. */
export async function endOpenCheckouts(needs: EndCheckoutsNeeds, userId: string, cause: string): Promise<void> {
  await endOpenCheckout(needs, userId, cause);
  for (const sessionId of await needs.gifts.listOpenSessions(userId)) {
    await expireUnlessPaid(needs.stripe, sessionId);
    await needs.reconcile(sessionId, cause);
  }
}
