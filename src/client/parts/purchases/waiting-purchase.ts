import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';

type WaitingScreen = typeof SCREEN_PATHS.confirmPurchase | typeof SCREEN_PATHS.gift;

let waiting: { screen: WaitingScreen; token: string } | undefined;

/** In memory: lives as long as the page. */
export const waitingPurchase = {
  screen: () => waiting?.screen,
  token: (screen: WaitingScreen = SCREEN_PATHS.confirmPurchase) =>
    waiting?.screen === screen ? waiting.token : undefined,
  remember(token: string, screen: WaitingScreen = SCREEN_PATHS.confirmPurchase): void {
    waiting = { screen, token };
  },
  forget(): void {
    waiting = undefined;
  },
};
