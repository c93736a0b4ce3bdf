let token: string | undefined;

/** In memory: lives as long as the page. */
export const waitingPurchase = {
  token: () => token,
  remember(linkToken: string): void {
    token = linkToken;
  },
  forget(): void {
    token = undefined;
  },
};
