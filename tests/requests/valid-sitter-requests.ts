import { randomUUID } from 'node:crypto';
import { SITTER_EMAILS_CONFIRM_PATH, SITTER_PATHS, sitterPath } from '#contract/paths.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { callAs, type PrepareRequest, tokenSentTo, type ValidRequest } from './valid-request.ts';

async function asSitter(server: TestApp, url: string, payload: object = {}): Promise<ValidRequest> {
  const { token } = await sitterCallsOf(server).withSitter();
  return { method: 'POST', url, payload: { token, ...payload } };
}

/** Of a member who asks a sitter, and of the sitter. */
export const VALID_SITTER_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/users/:id/sitter': async (server) => {
    const { person } = await sitterCallsOf(server).withSitter();
    return callAs(person, { method: 'POST', url: sitterPath(person.id), payload: { name: 'Ines' } });
  },

  'DELETE /api/users/:id/sitter': async (server) => {
    const { person } = await sitterCallsOf(server).withSitter();
    return callAs(person, { method: 'DELETE', url: sitterPath(person.id) });
  },

  'POST /api/sitter/open': (server) => asSitter(server, SITTER_PATHS.open),

  'POST /api/sitter/answer': async (server) => {
    const { withSitter, open } = sitterCallsOf(server);
    const { token } = await withSitter();
    const [next] = (await open(token)).json().sessions;
    return {
      method: 'POST',
      url: SITTER_PATHS.answer,
      payload: { token, day: next.day, from: next.from, answer: 'no' },
    };
  },

  'POST /api/sitter/calendar': (server) => asSitter(server, SITTER_PATHS.calendar, { isWanted: true }),

  'POST /api/sitter/emails': (server) => asSitter(server, SITTER_PATHS.emails, { email: 'sam@example.org' }),

  'POST /api/sitter-emails/confirm': async (server) => {
    const { withSitter, askForSitterEmails } = sitterCallsOf(server);
    // One address is written to only so often.
    const address = `sam-${randomUUID()}@example.org`;
    await askForSitterEmails((await withSitter()).token, address);
    const token = await tokenSentTo(server, address, 'confirm-sitter-emails');
    return { method: 'POST', url: SITTER_EMAILS_CONFIRM_PATH, payload: { token } };
  },

  'POST /api/sitter/end': (server) => asSitter(server, SITTER_PATHS.end),
};
