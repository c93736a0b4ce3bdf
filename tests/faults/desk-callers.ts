import { DESK_PATHS } from '#contract/paths.ts';
import { operatorWith } from '#tests/desk-operator.ts';
import type { TestApp } from '#tests/test-app.ts';
import { VALID_DESK_REQUESTS } from '#tests/valid-desk-requests.ts';

/** Who calls a route of the desk: its cookie and `Origin`, and what its address may name. */
export interface DeskCaller {
  headers: Record<string, string>;
  /** By its place in the pattern. */
  named: Readonly<Record<string, string>>;
}

const DESK = '/api/desk/';
/** What they speak of is gone afterwards. */
const ENDS_WHAT_IT_NAMES = /\/(?:delete|end|withdraw|drop|again)$/;

export const isOfDesk = (url: string): boolean => url.startsWith(DESK);

/** An owner who has just shown that it is she. */
export async function newDeskCaller(server: TestApp, route: { method: string; url: string }): Promise<DeskCaller> {
  const named = await namedIn(server, route);
  return { headers: (await operatorWith(server, { role: 'owner' })).headers, named };
}

/** After what was just done; she may have signed out, too. */
export async function mayGoOn(server: TestApp, { headers }: DeskCaller, url: string): Promise<boolean> {
  if (ENDS_WHAT_IT_NAMES.test(url)) return false;
  return (await server.app.inject({ url: DESK_PATHS.me, headers })).statusCode === 200;
}

/** As a valid request of this route has it, or of one that names the same. */
async function namedIn(server: TestApp, { method, url }: { method: string; url: string }) {
  const places = url.match(/:\w+/g) ?? [];
  if (places.length === 0) return {};
  const patterns = [`${method} ${url}`, ...Object.keys(VALID_DESK_REQUESTS)];
  const pattern = patterns.find((known) => known in VALID_DESK_REQUESTS && known.includes(places[0] ?? ''));
  const valid = pattern && (await VALID_DESK_REQUESTS[pattern]?.(server));
  if (!valid) return {};
  const given = valid.url.split('/');
  const asked = pattern.slice(pattern.indexOf('/')).split('/');
  const named = asked.map((part, index) => [part, given[index] ?? ''] as const);
  return Object.fromEntries(named.filter(([part]) => part.startsWith(':')));
}
