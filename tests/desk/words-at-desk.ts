import { beforeEach } from 'vitest';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskWordsPath } from '#contract/paths.ts';
import type { TestDatabaseKind } from '#tests/databases/open-test-database.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import type { TestAppOptions } from '#tests/servers/test-app.ts';
import { deskOperatorOf } from './desk-operator.ts';

type Headers = Record<string, string>;

/** The server of one `describe`, and words as the owner of its desk drafts and publishes them, unless other headers are given. */
export function wordsAtDesk(kind: TestDatabaseKind, options: TestAppOptions = {}) {
  const server = serveTestApp(kind, options);
  let owner: Headers;
  beforeEach(async () => {
    owner = { ...(await deskOperatorOf(server)).headers };
  });

  const get = async <Answer>(url: string, headers = owner) =>
    (await server.app.inject({ url, headers })).json<Answer>();
  const post = (url: string, payload: object, headers = owner) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const place = (id: string) => get<WordsPlaceAnswer>(deskWordsPath(id));
  async function seen(id: string) {
    const { version, draft } = await place(id);
    return { seenVersion: version, seenRevision: draft?.revision ?? 0 };
  }
  const write = async (id: string, fields: object, headers = owner) =>
    post(`${deskWordsPath(id)}/draft`, { ...(await seen(id)), fields }, headers);
  const publish = async (id: string, headers = owner) =>
    post(`${deskWordsPath(id)}/${id === 'terms' ? 'publish-legal' : 'publish'}`, await seen(id), headers);
  return { server, get, post, place, seen, write, publish };
}
