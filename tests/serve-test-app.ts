import { afterAll, beforeAll } from 'vitest';
import { lazyFixture } from './lazy-fixture.ts';
import type { TestDatabaseKind } from './open-test-database.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** The whole server of one `describe`: opened before its tests, closed after them. */
export function serveTestApp(kind: TestDatabaseKind): TestApp {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind);
  });
  afterAll(() => server.close());
  return lazyFixture(() => server);
}
