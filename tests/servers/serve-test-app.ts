import { afterAll, beforeAll } from 'vitest';
import type { TestDatabaseKind } from '#tests/databases/open-test-database.ts';
import { lazyFixture } from '#tests/lazy-fixture.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** The whole server of one `describe`: opened before its tests, closed after them. */
export function serveTestApp(kind: TestDatabaseKind, options: TestAppOptions = {}): TestApp {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(kind, options);
  });
  afterAll(() => server.close());
  return lazyFixture(() => server);
}
