import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifySchema, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ErrorAnswerSchema } from '#contract/errors.ts';
import { calendarAddressPath, DESK_BACKUP_ROUTE, DESK_PATHS, METRICS_PATH, workoutDaysPath } from '#contract/paths.ts';
import { issue } from '#server/features/auth/one-time-tokens.repository.ts';
import { uploadsFolderOf } from '#server/platform/files/media-folder.ts';
import { PANEL_PROCESSOR_PATH, PANEL_WEBHOOKS_PATH } from '#stripe-sandbox/browser/panel-answers.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import type { Person } from '#tests/people/people.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import { buyListed } from '#tests/requests/valid-payment-requests.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';
import { type DeskCaller, isOfDesk, mayGoOn, newDeskCaller } from './desk-callers.ts';
import { type HostileRequest, requestsFor } from './hostile-requests.ts';
import { whatDeskKeeps } from './kept-of-desk.ts';
import { spoilt } from './spoilt-fields.ts';
import { closeTriedPlace } from './tried-place.ts';

/** So many requests to each route. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? tries(50, 20_000));
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);
/** For each of their answers the database is read from end to end, or a service is tried from a thread of its own. */
const isSlow = ({ method, url }: Route): boolean =>
  url === DESK_PATHS.status ||
  url.startsWith(`${DESK_BACKUP_ROUTE}/`) ||
  (method === 'POST' && url === DESK_PATHS.settings);
const REQUESTS_TO_SLOW = Math.ceil(REQUESTS / 10);
/** After so many requests the caller has so much behind them that reading it takes longer than asking for it. */
const REQUESTS_A_CALLER = 100;
const HANG_MS = 20_000;
/** Between one caller and the next, so that what one address may ask for in a minute is there again. */
const PAUSE_MS = 60_000;
const METRICS_TOKEN = 'figures-for-the-watcher';

/** How the schema library would put it, were a problem left without words of ours. */
const SCHEMA_LIBRARY_WORDS =
  /Invalid (?:input|option|key|element|UUID|ISO|string)|expected .+ received|Too (?:big|small):|Unrecognized/;

interface Route {
  method: string;
  url: string;
  schema: FastifySchema;
}

const routes: Route[] = [];
const server: TestApp = await openTestApp('sqlite', {
  environment: { METRICS_TOKEN },
  freeBytes: async () => Number.MAX_SAFE_INTEGER,
  onRoute: (route) => routes.push(route),
});
await server.app.ready();
const uploads = uploadsFolderOf(server.dataFolder);
mkdirSync(uploads, { recursive: true });
/** What is asked for the head of an answer is the same route, but for a route of its own. */
const isAskedAlone = ({ method, url }: Route) =>
  method !== 'HEAD' || !routes.some((other) => other.method === 'GET' && other.url === url);
const asked = routes.filter(isAskedAlone);
const statuses = new Map<number, number>();
/** Whose answers went beyond who calls. */
const answering = new Set<Route>();

afterAll(async () => {
  const reached = Object.fromEntries([...statuses].sort(([one], [other]) => one - other));
  reportFigures('fuzz', { seed: SEED, routes: asked.length, requestsToEach: REQUESTS, ...reached });
  await server.close();
  await closeTriedPlace();
});

describe(`whatever is sent (seed ${SEED})`, () => {
  test.each(asked.map((route) => [`${route.method} ${route.url}`, route] as const))(
    '%s answers as its schema says',
    { timeout: 60_000 + REQUESTS * 100 },
    async (_name, route) => {
      let caller = await newCallerOf(route);
      const newCaller = () => newCallerOf(route, caller);
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(requestsFor(route.url, route.schema), async (request) => {
          sent += 1;
          if (sent % REQUESTS_A_CALLER === 0) caller = await newCaller();
          caller = (await sendAndLook(route, request, caller)) ?? (await newCaller());
        }),
        { numRuns: isSlow(route) ? REQUESTS_TO_SLOW : REQUESTS, seed: SEED },
      );
      expect(answering).toContain(route);
    },
  );
});

/** Who goes on asking; nobody where another caller is needed. */
async function sendAndLook(route: Route, request: HostileRequest, caller: Caller): Promise<Caller | undefined> {
  const keeps = () => whatDeskKeeps(server.db, server.dataFolder);
  const before = caller.atDesk && (await keeps());
  const answer = await answerInTime(requestOf(route, request, caller));
  const { statusCode } = answer;
  if (before && statusCode >= 400) expect(await keeps()).toEqual(before);
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  expect(statusCode).toBeLessThan(500);
  if (route.method !== 'HEAD') expectDeclared(answer, route.schema.response as Responses | undefined);
  if (statusCode === 400) expect(answer.body).not.toMatch(SCHEMA_LIBRARY_WORDS);
  if (statusCode !== 401 && statusCode !== 403) answering.add(route);
  // The caller may have ended their own sign-in, asked for their money back, or be gone.
  if (statusCode >= 300) return caller;
  if (await mayGoOnAfter(request, caller, route.url)) return caller;
  return backIn(caller);
}

interface Caller extends Person {
  purchaseId: string;
  /** Of the member's calendar's address, and of the link that ends their reminders, where the route asks for one. */
  calendarToken: string;
  stopToken: string;
  /** Of the link of the member's sitter, and of the sitter's calendar. */
  sitterToken: string;
  sitterCalendarToken: string;
  /** Whoever sends it where the route is of the desk. */
  atDesk: DeskCaller | undefined;
}

/** At the desk another sign-in is enough: whom it is about stays, because a purchase takes far longer. */
async function newCallerOf(route: Route, before?: Caller): Promise<Caller> {
  const { url } = route;
  server.clock.advance(PAUSE_MS);
  // What was sent to the sandbox's own panel may have put the card processor in trouble, as it is there to do.
  await server.app.inject({ method: 'POST', url: PANEL_PROCESSOR_PATH, payload: { state: 'well' } });
  await server.app.inject({ method: 'POST', url: PANEL_WEBHOOKS_PATH, payload: { step: 'release' } });
  // Each film that begins looks at all that are on their way.
  for (const name of readdirSync(uploads)) rmSync(join(uploads, name));
  const stays = before?.atDesk && { person: before, purchaseId: before.purchaseId };
  const { person, purchaseId } = stays ?? (await buyListed(server));
  const needsTokens = url.includes(':token') || url.startsWith('/api/sitter/');
  const tokens = needsTokens ? await tokensOf(person) : NO_TOKENS;
  const atDesk = isOfDesk(url) ? await newDeskCaller(server, route) : undefined;
  return { ...person, purchaseId, ...tokens, atDesk };
}

type Tokens = Omit<Caller, keyof Person | 'purchaseId' | 'atDesk'>;

const NO_TOKENS: Tokens = { calendarToken: '', stopToken: '', sitterToken: '', sitterCalendarToken: '' };

async function tokensOf(person: Person): Promise<Tokens> {
  const { id, headers } = person;
  const { db, clock, app } = server;
  const times = { weekdays: [0, 2, 4], startMinute: 1_170, zone: 'Europe/London', emailReminders: true };
  await app.inject({ method: 'PATCH', url: workoutDaysPath(id), headers, payload: times });
  const address = (await app.inject({ method: 'POST', url: calendarAddressPath(id), headers })).json();
  const expiresAt = clock.now() + 30 * 86_400_000;
  const stopToken = await issue(db, { now: clock.now, randomBytes }, { kind: 'stop_reminders', userId: id, expiresAt });
  const calls = sitterCallsOf(server);
  const sitterToken = await calls.invite(person);
  const sitterCalendarToken = (await calls.calendarAddress(sitterToken)).split('/').at(-2) ?? '';
  return { calendarToken: address.path.split('/').at(-2), stopToken, sitterToken, sitterCalendarToken };
}

/** A purchase takes far longer than a sign-in. */
async function backIn(caller: Caller): Promise<Caller | undefined> {
  if (caller.atDesk) return undefined;
  const exists = await server.db.selectFrom('user').select('id').where('id', '=', caller.id).executeTakeFirst();
  if (!exists) return undefined;
  const again = { ...caller, ...(await server.people.signIn(caller.id)) };
  return (await isActive(again)) ? again : undefined;
}

/** What is right for once has been used. */
const mayGoOnAfter = async ({ changes, edits }: HostileRequest, caller: Caller, url: string): Promise<boolean> =>
  caller.atDesk ? !changes && !edits && mayGoOn(server, caller.atDesk, url) : isActive(caller);

async function isActive({ headers }: Caller): Promise<boolean> {
  return (await server.app.inject({ url: '/api/dashboard', headers })).statusCode === 200;
}

function requestOf({ method, url }: Route, request: HostileRequest, caller: Caller): InjectOptions {
  const { path, headers } = request;
  const body = bodyOf(request, caller);
  const named = Object.entries(caller.atDesk?.named ?? {});
  const hers = (text: string) =>
    named
      .reduce((left, [place, value]) => left.replaceAll(`@${place}@`, value), text)
      .replaceAll('@email@', caller.email)
      .replaceAll('@password@', caller.password)
      .replaceAll('@id@', caller.id)
      .replaceAll('@token@', caller.token)
      .replaceAll('@purchase@', caller.purchaseId)
      .replaceAll('@session@', 'cs_test_none')
      .replaceAll('@calendar@', caller.calendarToken)
      .replaceAll('@stop@', caller.stopToken)
      .replaceAll('@sitter@', caller.sitterToken)
      .replaceAll('@sittercalendar@', caller.sitterCalendarToken)
      .replaceAll('@today@', new Date(server.clock.now()).toISOString().slice(0, 10));
  // A path that asks for nothing is as long as the route: whoever sends it may see the figures.
  const isWatcher = url === METRICS_PATH && path.length % 2 === METRICS_PATH.length % 2;
  const own = caller.atDesk?.headers ?? caller.headers;
  const signedIn = isWatcher ? { authorization: `Bearer ${METRICS_TOKEN}` } : own;
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return {
    method: method as 'GET',
    url: hers(path),
    headers: { ...type, ...caller.atDesk?.alsoRight, ...headers, ...signedIn },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? hers(body) : body }),
  };
}

function bodyOf({ changes, edits, body }: HostileRequest, { atDesk }: Caller): HostileRequest['body'] {
  const right = atDesk?.right;
  if (right && edits) return JSON.stringify(spoilt(right, edits));
  return right && changes ? JSON.stringify({ ...right, ...changes }) : body;
}

async function answerInTime(request: InjectOptions): Promise<LightMyRequestResponse> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came')), HANG_MS);
  });
  try {
    return await Promise.race([server.app.inject(request), late]);
  } finally {
    clearTimeout(timer);
  }
}

type Responses = Readonly<Record<string, z.ZodType>>;

/** What is told is what the route says that it tells, and nothing beside it. */
function expectDeclared({ statusCode, headers, body }: LightMyRequestResponse, responses: Responses = {}): void {
  if (statusCode === 304 || statusCode === 204) {
    expect(body).toBe('');
    return;
  }
  const declared = responses[statusCode] ?? (statusCode >= 400 ? (responses['4xx'] ?? ErrorAnswerSchema) : undefined);
  const isText = declared instanceof z.ZodString;
  const isJson = !isText && (headers['content-type']?.toString().startsWith('application/json') ?? false);
  if (declared) expectExactly(declared, isJson ? JSON.parse(body) : body);
}

function expectExactly(schema: z.ZodType, told: unknown): void {
  const parsed = schema.safeParse(told);
  expect(parsed.error && z.prettifyError(parsed.error)).toBeUndefined();
  expect(parsed.data).toEqual(told);
}
