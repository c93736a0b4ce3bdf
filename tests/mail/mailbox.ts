import type { TestApp } from '#tests/servers/test-app.ts';

/** How a link is refused that has been used, has run out, or never was. */
export const LINK_EXPIRED = {
  code: 'link_expired',
  message: 'This link has been used or has expired. Ask for a new one.',
};

/** All messages that were ever sent to this address, oldest first. */
export const emailsTo = async (server: TestApp, address: string) =>
  (await server.sentEmails()).filter(({ to }) => to === address);

/** What the link to this screen carries in a message; empty where there is none. */
export const tokenIn = (text: string | undefined, screen: string): string =>
  new RegExp(`https://fit\\.example/${screen}#(\\S+)`).exec(text ?? '')?.[1] ?? '';
