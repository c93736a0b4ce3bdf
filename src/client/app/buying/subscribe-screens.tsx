import { withQueries } from '#client/app/with-queries.tsx';
import { SubscribeScreen } from '#client/features/subscribe/subscribe-screen.tsx';

/** Most of what it is made of only members load: this file names all of it, so that it comes in one round. */
const Purchase = withQueries(
  async () => (await import('#client/features/subscribe/purchase-screen.tsx')).PurchaseScreen,
);

export const preloadPurchase = Purchase.preload;

export function SubscribeScreens() {
  return <SubscribeScreen Purchase={Purchase} />;
}
