import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { TestDatabaseKind } from '#tests/databases/open-test-database.ts';
import { lazyFixture } from '#tests/lazy-fixture.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, TEST_START } from './test-app.ts';

/** The instant of these tests: the clock stands still unless a test advances it. */
export const NOW = TEST_START;

/** The day in UTC at {@link NOW}. */
export const TODAY = calendarDayAt(NOW, 0);

/** Calls the server, as somebody or as nobody. */
export interface Caller {
  call: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
}

/** A signed-in person. */
export interface Member extends Caller {
  id: string;
}

export type ActivityServer = Awaited<ReturnType<typeof openActivityServer>>;

/** The whole server with members who come and go: each test takes new ones, so none sees another's rows. */
export async function openActivityServer(kind: TestDatabaseKind) {
  const { app, db, people, clock, close } = await openTestApp(kind);

  function callerWith(ownHeaders: Record<string, string>): Caller {
    return {
      call(method, url, payload, headers = {}) {
        const body =
          payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) };
        const type = payload === undefined ? {} : { 'content-type': 'application/json' };
        const options: InjectOptions = { method, url, headers: { ...type, ...ownHeaders, ...headers }, ...body };
        return app.inject(options);
      },
    };
  }

  const asMember = (person: Person): Member => ({ id: person.id, ...callerWith(person.headers) });

  return {
    app,
    db,
    clock,
    close,
    /** Somebody who has paid. */
    newMember: async () => asMember(await people.subscribe()),
    nobody: callerWith({}),
    /** How often something of this member was written. */
    async versionOf({ id }: { id: string }): Promise<number> {
      const row = await db.selectFrom('user').select('version').where('id', '=', id).executeTakeFirstOrThrow();
      return row.version;
    },
  };
}

/** The server of one `describe`, closed at its end, and Anna: somebody new before each test, who has paid. */
export function serveActivity(kind: TestDatabaseKind): { server: ActivityServer; anna: Member } {
  let server: ActivityServer;
  let anna: Member;
  beforeAll(async () => {
    server = await openActivityServer(kind);
  });
  beforeEach(async () => {
    anna = await server.newMember();
  });
  afterAll(() => server.close());
  return { server: lazyFixture(() => server), anna: lazyFixture(() => anna) };
}
