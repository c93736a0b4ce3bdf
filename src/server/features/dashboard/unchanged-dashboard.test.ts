import { describe, expect, test } from 'vitest';
import { dashboardPath, progressPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openActivityServer, serveActivity } from '#tests/servers/activity-server.ts';
import { dashboardCallsOf } from './dashboard-calls.fixture.ts';

const DAY = 86_400_000;

describe.each(TEST_DATABASES)('an unchanged dashboard on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { read, complete, enterSteps, change } = dashboardCallsOf(anna);

  const tagOf = async (member = anna) => (await read({}, member)).headers.etag as string;

  test('is a 304 without a body, kept by her own browser only', async () => {
    await complete('1', 0);
    const first = await read();
    const answer = await read({ 'if-none-match': first.headers.etag as string });

    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    for (const { headers } of [first, answer]) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.vary).toBe('authorization');
      expect(headers.etag).toBe(first.headers.etag);
    }
  });

  test.each([(tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`])(
    'is a 304 also behind a proxy or from a list of tags',
    async (sent) => {
      expect((await read({ 'if-none-match': sent(await tagOf()) })).statusCode).toBe(304);
    },
  );

  test.each([
    { name: 'a workout', write: () => complete('1', 0) },
    { name: 'steps', write: () => enterSteps(0, 100) },
    { name: 'a goal', write: () => change({ stepGoal: 5_000 }) },
    { name: 'the rest-pass switch', write: () => change({ restPasses: false }) },
  ])('it is no longer after $name', async ({ write }) => {
    const tag = await tagOf();
    await write();
    const answer = await read({ 'if-none-match': tag });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).not.toBe(tag);
    expect(await tagOf()).toBe(answer.headers.etag);
  });

  test('it is no longer after a new block', async () => {
    for (let id = 1; id <= 12; id += 1) await complete(String(id), 0);
    const tag = await tagOf();
    await anna.call('PATCH', progressPath(anna.id), { currentBlock: 2 });
    expect((await read({ 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('it still is after a write that was refused, or was not new', async () => {
    const sent = await complete('1', 0);
    const tag = await tagOf();
    await complete('1', 0, { clientId: sent.clientId });
    await enterSteps(400, 100);
    await change({ blocksCompleted: 7 });
    await anna.call('PATCH', progressPath(anna.id), { currentBlock: 2 });
    expect((await read({ 'if-none-match': tag })).statusCode).toBe(304);
  });

  test('another member’s tag is not hers', async () => {
    const bella = await server.newMember();
    expect((await read({ 'if-none-match': await tagOf(bella) })).statusCode).toBe(200);
  });

  test('the next day it is read anew, because the last 30 days are others', async () => {
    const other = await openActivityServer(kind);
    const member = await other.newMember();
    const tag = (await member.call('GET', dashboardPath(member.id))).headers.etag as string;
    other.clock.advance(DAY);
    const answer = await member.call('GET', dashboardPath(member.id), undefined, { 'if-none-match': tag });
    expect(answer.statusCode).toBe(200);
    await other.close();
  });

  test.each(['*', '"', '', 'W/', '\u00ff', `"${'x'.repeat(4_000)}"`])('the tag %s is none of ours', async (tag) => {
    expect((await read({ 'if-none-match': tag })).statusCode).toBe(200);
  });
});
