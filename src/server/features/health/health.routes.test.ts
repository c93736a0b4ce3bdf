import { expect, test } from 'vitest';
import { HEALTH_PATH, READY_PATH } from '#contract/paths.ts';
import { openTestApp } from '#tests/test-app.ts';

test('the process is up; it is ready only while the database answers', async () => {
  const { app, db, close } = await openTestApp('sqlite');
  expect((await app.inject({ url: HEALTH_PATH })).json()).toEqual({ status: 'ok' });
  expect((await app.inject({ url: READY_PATH })).json()).toEqual({ status: 'ok' });

  await db.destroy();
  expect((await app.inject({ url: HEALTH_PATH })).statusCode).toBe(200);
  const notReady = await app.inject({ url: READY_PATH });
  expect(notReady.statusCode).toBe(503);
  expect(notReady.headers['retry-after']).toBe('5');
  expect(notReady.json()).toEqual({ code: 'unavailable', message: 'The database does not answer.' });
  await app.close();
  await close().catch(() => {});
});
