let token: string | undefined;

/** A purchase that its owner wants to confirm as soon as she has signed in; it lives as long as the page. */
export const waitingPurchase = {
  token: () => token,
  remember(linkToken: string): void {
    token = linkToken;
  },
  forget(): void {
    token = undefined;
  },
};
