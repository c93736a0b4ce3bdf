import { hash, randomBytes, randomUUID } from 'node:crypto';
import { DESK_PATHS } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import * as deskCodes from '#server/desk/operators/desk-codes.repository.ts';
import type { TestApp } from '#tests/servers/test-app.ts';

/** Where the test application is, as a browser would say it. */
export const DESK_ORIGIN = 'http://localhost';

export const DESK_PASSWORD = 'a long way to the sea';

/** An operator who began a desk with a password, signed in. Send `headers` to call as them. */
export interface DeskOperatorOfTest {
  email: string;
  recoveryCodes: string[];
  headers: { cookie: string; origin: string };
}

/** A code as the server prints it. */
export const printedCode = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<string> =>
  deskCodes.issue(db, { now: clock.now, randomBytes }, {});

export const deskCookieIn = (answer: { cookies: { name: string; value: string }[] }): string => {
  const value = answer.cookies.find(({ name }) => name === 'desk')?.value;
  if (!value) throw new Error('The desk set no cookie');
  return `desk=${value}`;
};

interface KnownOperator extends DeskOperatorOfTest {
  tokenHash: string;
}

const operators = new WeakMap<TestApp['db'], KnownOperator>();

/** The operator of this server's desk, who begins it at the first call. */
export async function deskOperatorOf(server: TestApp): Promise<DeskOperatorOfTest> {
  const { db } = server;
  const known = operators.get(db);
  const isThere =
    known &&
    (await db
      .selectFrom('operator_session')
      .select('token_hash')
      .where('token_hash', '=', known.tokenHash)
      .executeTakeFirst());
  const operator = isThere ? await signedInAgain(server, known) : await begin(server);
  operators.set(server.db, operator);
  return operator;
}

/** In the place of whoever works at the desk. */
async function begin(server: TestApp): Promise<KnownOperator> {
  await server.db.deleteFrom('operator').execute();
  const email = 'coach@example.org';
  const answer = await server.app.inject({
    method: 'POST',
    url: DESK_PATHS.first,
    headers: { origin: DESK_ORIGIN },
    payload: { code: await printedCode(server), name: 'Kate', email, password: DESK_PASSWORD },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const cookie = deskCookieIn(answer);
  const headers = { cookie, origin: DESK_ORIGIN };
  const tokenHash = hash('sha256', cookie.slice('desk='.length), 'base64url');
  return { tokenHash, email, recoveryCodes: answer.json().recoveryCodes, headers };
}

/** A recovery code lasts for one sign-in, so those of a long test would run out: the session is put down directly. */
async function signedInAgain({ db, clock }: TestApp, known: KnownOperator): Promise<KnownOperator> {
  await db
    .updateTable('operator_session')
    .where('token_hash', '=', known.tokenHash)
    .set({ ended_at: null, created_at: clock.now(), last_seen_at: clock.now(), proved_at: clock.now() })
    .execute();
  return known;
}

interface OtherOperator {
  role: DeskRole;
  provedAt?: number;
  isDisabled?: boolean;
}

/** Somebody else at the desk, signed in. */
export async function operatorWith(
  { db, clock }: TestApp,
  { role, provedAt = clock.now(), isDisabled = false }: OtherOperator,
) {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const now = clock.now();
  const email = `${id}@example.org`;
  const disabled_at = isDisabled ? now : null;
  await db
    .insertInto('operator')
    .values({ id, name: role, email, password_hash: null, role, created_at: now, disabled_at })
    .execute();
  await db
    .insertInto('operator_session')
    .values({
      token_hash: hash('sha256', token, 'base64url'),
      operator_id: id,
      device: '',
      created_at: now,
      last_seen_at: now,
      proved_at: provedAt,
    })
    .execute();
  return { id, headers: { cookie: `desk=${token}`, origin: DESK_ORIGIN } };
}

/** A passkey's challenge, as one of the addresses that ask for passkeys gives it. */
export async function challengeFrom(
  server: TestApp,
  url: string,
  { payload, headers = { origin: DESK_ORIGIN } }: { payload?: object; headers?: Record<string, string> } = {},
): Promise<string> {
  const answer = await server.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().challenge;
}
