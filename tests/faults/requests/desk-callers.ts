import { DESK_PATHS } from '#contract/paths.ts';
import { operatorWith } from '#tests/desk/desk-operator.ts';
import { VALID_DESK_REQUESTS } from '#tests/requests/valid-desk-requests.ts';
import type { ValidRequest } from '#tests/requests/valid-request.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { placeInTurn } from './spoilt-fields.ts';
import { triedPlace } from './tried-place.ts';

/** Who calls a route of the desk: its cookie and `Origin`, and what its address may name. */
export interface DeskCaller {
  headers: Record<string, string>;
  /** What else a right request to this route has in its head. */
  alsoRight: Record<string, string>;
  /** By its place in the pattern. */
  named: Readonly<Record<string, string>>;
  /** What a right request to this route carries. */
  right: object | undefined;
}

const DESK = '/api/desk/';
/** What they speak of is gone afterwards, or has moved on. */
const ENDS_WHAT_IT_NAMES = /\/(?:delete|end|withdraw|drop|again|replace|:uploadId)$/;

export const isOfDesk = (url: string): boolean => url.startsWith(DESK);

/** Whoever may: an owner who has just confirmed who it is, or a stranger at the door. */
export async function newDeskCaller(server: TestApp, route: Route): Promise<DeskCaller> {
  const asked = `${route.method} ${route.url}`;
  const own = await VALID_DESK_REQUESTS[asked]?.(server);
  const named = own ? namedIn(asked, own) : await namedElsewhere(server, route);
  const {
    cookie = '',
    origin = '',
    ...alsoRight
  } = own ? (own.headers as DeskCaller['headers']) : (await operatorWith(server, { role: 'owner' })).headers;
  const ownRight = own?.payload as object | undefined;
  const right = asked === TRIES_PLACES ? await triedPlace(server, ownRight) : ownRight;
  const caller = { headers: { cookie, origin }, alsoRight, named, right };
  return /\/words\/:place\/(?:draft|publish)$/.test(route.url) ? atPlaceInTurn(server, caller, route) : caller;
}

/** With all of its texts, to be spoilt; before it is published, a draft that has been. */
async function atPlaceInTurn(server: TestApp, caller: DeskCaller, { url }: Route): Promise<DeskCaller> {
  const { place, seen, fields } = await placeInTurn(server);
  return { ...caller, named: { ':place': place }, right: url.endsWith('/draft') ? { ...seen, fields } : seen };
}

const TRIES_PLACES = `POST ${DESK_PATHS.settings}`;

interface Route {
  method: string;
  url: string;
}

/** After what was just done; the caller may have signed out, too. */
export async function mayGoOn(server: TestApp, { headers }: DeskCaller, url: string): Promise<boolean> {
  if (ENDS_WHAT_IT_NAMES.test(url)) return false;
  return (await server.app.inject({ url: DESK_PATHS.me, headers })).statusCode === 200;
}

/** As a valid request of another route names the same. */
async function namedElsewhere(server: TestApp, { url }: Route): Promise<DeskCaller['named']> {
  const place = url.match(/:\w+/)?.[0];
  const pattern = place && Object.keys(VALID_DESK_REQUESTS).find((known) => known.includes(place));
  const valid = pattern && (await VALID_DESK_REQUESTS[pattern]?.(server));
  return valid ? namedIn(pattern, valid) : {};
}

function namedIn(pattern: string, valid: ValidRequest): DeskCaller['named'] {
  const given = valid.url.split('/');
  const asked = pattern.slice(pattern.indexOf('/')).split('/');
  const named = asked.map((part, index) => [part, given[index] ?? ''] as const);
  return Object.fromEntries(named.filter(([part]) => part.startsWith(':')));
}
