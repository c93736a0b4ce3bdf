import { expect, test } from 'vitest';
import { AUTH_FORGOT_PASSWORD_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { watchStatements } from '#tests/databases/statement-record.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

test.each(TEST_DATABASES)(
  'asking for a password link does the same work for a known and an unknown address, on %s',
  async (kind) => {
    const server = await openTestApp(kind);
    try {
      const { email } = await server.people.register({ email: 'known@example.org' });
      const statements: string[] = [];
      watchStatements(server.db, ({ text }) => statements.push(text));
      const workFor = async (address: string) => {
        statements.length = 0;
        const payload = { email: address };
        const answer = await server.app.inject({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload });
        const { message } = answer.json();
        return { status: answer.statusCode, said: message.replace(address, ''), statements: [...statements] };
      };
      const ofNobody = await workFor('nobody@example.org');
      expect(ofNobody.statements.length).toBeGreaterThan(0);
      expect(await workFor(email)).toEqual(ofNobody);
      // Once more within the same two minutes: still the same.
      expect(await workFor(email)).toEqual(await workFor('nobody@example.org'));
    } finally {
      await server.close();
    }
  },
);
