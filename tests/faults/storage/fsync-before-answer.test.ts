import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportFigures } from '#tests/faults/report-figures.ts';
import type { ValidRequest } from '#tests/requests/valid-request.ts';
import { VALID_REQUESTS } from '#tests/requests/valid-requests.ts';
import { openTestApp } from '#tests/servers/test-app.ts';
import { canTrace, traceCalls } from './system-calls.ts';
import { ask, endWorkoutServer, startWorkoutServer } from './workout-server-process.ts';

/** A kill cannot show a missing sync, because what is in the page cache survives it; the order of system calls can. */
test.skipIf(!canTrace())(
  'an answer leaves only after the log was synced (skipped where strace cannot run)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-fsync-'));
    const server = await startWorkoutServer(join(folder, 'test.sqlite'), { users: 16 });
    const tracing = await traceCalls(server.child.pid, join(folder, 'trace.txt'));
    const agent = new Agent({ keepAlive: true });
    for (let count = 0; count < 5; count += 1) {
      expect(await ask(server.port, agent, 'POST', `/user-1/alone-${count}`)).toBe(200);
    }
    const crowd = await Promise.all(
      Array.from({ length: 16 }, (_, at) => ask(server.port, agent, 'POST', `/user-${at}/crowd`)),
    );
    expect(crowd).toEqual(Array.from({ length: 16 }, () => 200));
    const trace = await tracing.stop();
    agent.destroy();
    await endWorkoutServer(server, 'SIGTERM');

    expect(trace).toMatchObject({ answers: 21, answersBeforeSync: [] });
    expect(trace.syncs).toBeGreaterThanOrEqual(6);
    rmSync(folder, { recursive: true });
  },
);

test.skipIf(!canTrace())(
  'so does the answer of every route that writes (skipped where strace cannot run)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-fsync-'));
    const server = await openTestApp('sqlite');
    const port = await server.listen();
    const withoutSync: string[] = [];
    for (const [route, prepare] of Object.entries(VALID_REQUESTS)) {
      const call = await prepare(server);
      await server.cards.webhooks.settled();
      const tracing = await traceCalls(process.pid, join(folder, 'trace.txt'));
      const status = await askOver(port, call);
      const { answers, syncs, answersBeforeSync } = await tracing.stop();
      expect({ route, status, answers, answersBeforeSync }).toEqual({
        route,
        status: expect.toBeOneOf([200, 201, 204]),
        answers: 1,
        answersBeforeSync: [],
      });
      if (syncs === 0) withoutSync.push(route);
    }
    expect(withoutSync.filter((route) => !WRITES_NOTHING.has(route))).toEqual([]);
    reportFigures('fsync-before-answer', { writes: Object.keys(VALID_REQUESTS).length });
    await server.close();
    rmSync(folder, { recursive: true });
  },
);

/**
 * What is a secret does not stand in an address, so it is posted; they only tell what it opens. An upload goes on from
 * the length of its file: what a power cut takes of it is sent again.
 */
const WRITES_NOTHING = new Set([
  'POST /api/desk/media/uploads',
  'PATCH /api/desk/media/uploads/:uploadId',
  'DELETE /api/desk/media/uploads/:uploadId',
  'POST /api/desk/start/code',
  'POST /api/auth/password-link',
  'POST /api/checkout/gift/standing',
  'POST /api/checkout/offer',
  'POST /api/gifts/look',
  'POST /api/gifts/open',
  'POST /api/sitter/open',
]);

async function askOver(port: number, { headers, method, url, payload, cookies = {} }: ValidRequest): Promise<number> {
  const given = (headers as Record<string, string> | undefined)?.cookie;
  const own = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const cookie = [...(given === undefined ? [] : [given]), ...own].join('; ');
  const type = payload ? { 'content-type': 'application/json' } : {};
  const isAsItIs = typeof payload === 'string' || payload === undefined || Buffer.isBuffer(payload);
  const body = isAsItIs ? payload : JSON.stringify(payload);
  // By its name, which a browser at the desk would say too; fetch lets nobody choose it.
  const asked = request({
    host: '127.0.0.1',
    port,
    path: url,
    method,
    headers: { ...type, ...(headers as Record<string, string>), host: 'localhost', cookie },
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}
