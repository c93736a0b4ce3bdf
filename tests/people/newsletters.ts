import { AUTH_NEWSLETTER_PATH, DESK_PATHS, deskNewsletterPath, deskWordsPath } from '#contract/paths.ts';
import { NEWSLETTER_WORDING, type NewsletterAnswer } from '#domain/emails/newsletter.ts';
import { newsletterPlaceId } from '#programme/words/newsletter-place.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { Person } from './people.ts';

const WRITTEN = {
  subject: 'Swaps for small flats',
  text: 'Hi {first name},\n\nsmall flat? **No** problem.',
  button: 'Carry on',
};

export async function sayToNewsletter({ app }: TestApp, { headers }: Person, answer: NewsletterAnswer): Promise<void> {
  const payload = { answer, wording: NEWSLETTER_WORDING };
  const said = await app.inject({ method: 'POST', url: AUTH_NEWSLETTER_PATH, headers, payload });
  if (said.statusCode !== 200) throw new Error(said.body);
}

/** What the owner does with an email to members. */
export function newsletterCalls(server: TestApp) {
  async function post(url: string, payload: object, headers?: Record<string, string>) {
    const owner = headers ?? (await deskOperatorOf(server)).headers;
    return server.app.inject({ method: 'POST', url, headers: owner, payload });
  }
  async function write(id: string, fields: object = WRITTEN, seenRevision = 0) {
    const place = deskWordsPath(newsletterPlaceId(id));
    return post(`${place}/draft`, { seenVersion: 0, seenRevision, fields });
  }
  return {
    post,
    write,
    async begin(payload: object = {}): Promise<string> {
      return (await post(DESK_PATHS.newsletters, payload)).json().id;
    },
    /** A draft with text; its revision is 1. */
    async draft(fields: object = WRITTEN): Promise<string> {
      const id = (await post(DESK_PATHS.newsletters, {})).json().id;
      await write(id, fields);
      return id;
    },
    send: (id: string, asked: object = {}) =>
      post(`${deskNewsletterPath(id)}/send`, { seenRevision: 1, day: null, time: '10:00', ...asked }),
    stop: (id: string) => post(`${deskNewsletterPath(id)}/stop`, {}),
    async look(id: string) {
      const { headers } = await deskOperatorOf(server);
      return (await server.app.inject({ url: deskNewsletterPath(id), headers })).json();
    },
  };
}
