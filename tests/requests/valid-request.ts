import type { InjectOptions } from 'fastify';
import type { Person } from '#tests/people/people.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

/** A call of the API that succeeds, once. */
export type ValidRequest = InjectOptions & { method: 'POST' | 'PATCH' | 'DELETE'; url: string };

/** Makes what must be there before the call, and answers the call. */
export type PrepareRequest = (server: TestApp) => Promise<ValidRequest>;

/** The same call, signed in as this person. */
export const callAs = ({ headers }: Person, call: ValidRequest): ValidRequest => ({ ...call, headers });

/** What the link to this screen carries in the last message to this address. */
export async function tokenSentTo(server: TestApp, address: string, screen: string): Promise<string> {
  const texts = (await server.sentEmails()).filter(({ to }) => to === address).map(({ text }) => text);
  const link = new RegExp(`/${screen}#([\\w-]+)`);
  const token = link.exec(texts.findLast((text) => link.test(text)) ?? '')?.[1];
  if (!token) throw new Error(`No link to ${screen} was sent to ${address}`);
  return token;
}

export const NEW_PASSWORD = 'a new horse for a new year';
