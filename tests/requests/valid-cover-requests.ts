import { randomUUID } from 'node:crypto';
import { COVER_LETTERS_CONFIRM_PATH, COVER_PATHS, coverPath } from '#contract/paths.ts';
import { coverCallsOf } from '#tests/people/covers.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { callAs, type PrepareRequest, tokenSentTo, type ValidRequest } from './valid-request.ts';

async function asWhoCovers(server: TestApp, url: string, payload: object = {}): Promise<ValidRequest> {
  const { token } = await coverCallsOf(server).covered();
  return { method: 'POST', url, payload: { token, ...payload } };
}

/** Of a member who asks somebody to cover for her, and of that person. */
export const VALID_COVER_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/users/:id/cover': async (server) => {
    const { person } = await coverCallsOf(server).covered();
    return callAs(person, { method: 'POST', url: coverPath(person.id), payload: { name: 'Ines' } });
  },

  'DELETE /api/users/:id/cover': async (server) => {
    const { person } = await coverCallsOf(server).covered();
    return callAs(person, { method: 'DELETE', url: coverPath(person.id) });
  },

  'POST /api/cover/open': (server) => asWhoCovers(server, COVER_PATHS.open),

  'POST /api/cover/answer': async (server) => {
    const { covered, open } = coverCallsOf(server);
    const { token } = await covered();
    const [next] = (await open(token)).json().sessions;
    return {
      method: 'POST',
      url: COVER_PATHS.answer,
      payload: { token, day: next.day, from: next.from, answer: 'no' },
    };
  },

  'POST /api/cover/calendar': (server) => asWhoCovers(server, COVER_PATHS.calendar, { isWanted: true }),

  'POST /api/cover/letters': (server) => asWhoCovers(server, COVER_PATHS.letters, { email: 'sam@example.org' }),

  'POST /api/cover-letters/confirm': async (server) => {
    const { covered, askForLetters } = coverCallsOf(server);
    // One address is written to only so often.
    const address = `sam-${randomUUID()}@example.org`;
    await askForLetters((await covered()).token, address);
    const token = await tokenSentTo(server, address, 'confirm-letters');
    return { method: 'POST', url: COVER_LETTERS_CONFIRM_PATH, payload: { token } };
  },

  'POST /api/cover/end': (server) => asWhoCovers(server, COVER_PATHS.end),
};
