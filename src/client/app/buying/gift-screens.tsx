import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { WaitingPage } from '#client/ui/status-page.tsx';

const Give = lazyView(async () => (await import('#client/features/subscribe/give-screen.tsx')).GiveScreen);
const GivenGifts = lazyView(
  async () => (await import('#client/features/gifts/given-gifts-screen.tsx')).GivenGiftsScreen,
);
const ClaimGift = lazyView(async () => (await import('#client/features/gifts/claim-gift-screen.tsx')).ClaimGiftScreen);

/** One entry for all of them: the list of screens comes with every page. */
export function GiftScreens() {
  const [path] = useLocation();
  return <Suspense fallback={<WaitingPage text="Opening" />}>{screenAt(path)}</Suspense>;
}

function screenAt(path: string) {
  if (path === SCREEN_PATHS.give) return <Give />;
  return path === SCREEN_PATHS.gift ? <ClaimGift /> : <GivenGifts />;
}
