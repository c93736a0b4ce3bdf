import { describe, expect, test } from 'vitest';
import { workoutSessionPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { serveActivity } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

const NO_SESSION = '00000000-0000-4000-8000-000000000000';

describe.each(TEST_DATABASES)('a stored workout session on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { complete, correct, remove, restore, history } = sessionCallsOf(anna);

  test.each([NO_SESSION, 'nonsense', '%00', "' or 1=1 --", 'x'.repeat(90)])('there is no session %s', async (id) => {
    const answers = [await correct(id, { rating: 1 }), await remove(id), await restore(id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(answers[0]?.json().code).toBe('not_found');
  });

  test('another member’s session does not exist', async () => {
    const session = await complete('1');
    const bella = await server.newMember();
    const path = workoutSessionPath(bella.id, session.id);
    expect((await bella.call('DELETE', path)).statusCode).toBe(404);
    expect((await bella.call('PATCH', path, { rating: 1 })).statusCode).toBe(404);
    expect(await history()).toEqual([session]);
  });
});
