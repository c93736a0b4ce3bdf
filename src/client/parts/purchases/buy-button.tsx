import { useState } from 'react';
import { useLocation } from 'wouter';
import { currentSignIn } from '#client/parts/account/current-sign-in.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { guestWayOf, readSite } from '#client/parts/site/use-site.ts';
import { Button } from '#client/ui/button.tsx';
import { poundsText } from '#domain/purchases/price.ts';
import { useHostedCheckout } from './hosted-checkout.ts';
import { shownPence } from './told-price.ts';

/** No request before it is pressed. */
export function BuyButton() {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [seenPence] = useState(shownPence);
  const checkout = useHostedCheckout({ start: { seenPence } });
  async function buy() {
    if (currentSignIn()) return navigate(SCREEN_PATHS.subscribe);
    setAsking(true);
    const way = guestWayOf(await readSite().catch(() => undefined));
    setAsking(false);
    if (way === 'straight') return checkout.start();
    return navigate(way ? SCREEN_PATHS.subscribe : SCREEN_PATHS.register);
  }
  return (
    <Button variant="coral" size="large" block busy={isAsking || checkout.isBusy} onClick={() => void buy()}>
      Get lifetime access, {poundsText(seenPence)}
    </Button>
  );
}
