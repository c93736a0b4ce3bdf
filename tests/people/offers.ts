import {
  CHECKOUT_OFFER_PATH,
  CHECKOUT_SESSION_PATH,
  DESK_PATHS,
  deskOfferEndPath,
  PAYMENT_INTENT_PATH,
} from '#contract/paths.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import { sessionIdOf } from './buyers.ts';
import { giftForm } from './givers.ts';
import type { Person } from './people.ts';

type Cookies = Record<string, string>;

/** What buyers do with a code, and what is kept of it. */
export function offerCalls(server: TestApp) {
  const post = async (
    url: string,
    payload: object,
    { person, cookies = {} }: { person?: Person | undefined; cookies?: Cookies } = {},
  ) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: person?.headers ?? {}, cookies });
    const kept = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return { status: answer.statusCode, body: answer.json(), cookies: { ...cookies, ...kept } };
  };
  type Answer = Awaited<ReturnType<typeof post>>;
  const rows = (code: string) =>
    server.db.selectFrom('purchase').selectAll().where('offer_code', '=', code).orderBy('created_at').execute();
  return {
    post,
    rows,
    statuses: async (code: string) => (await rows(code)).map(({ status }) => status),
    ask: (payload: object, person?: Person, cookies?: Cookies) =>
      post(CHECKOUT_OFFER_PATH, payload, { person, ...(cookies && { cookies }) }),
    embedded: (payload: object, person: Person) => post(PAYMENT_INTENT_PATH, payload, { person }),
    hosted: (payload: object, person?: Person, cookies?: Cookies) =>
      post(CHECKOUT_SESSION_PATH, payload, { person, ...(cookies && { cookies }) }),
    give: (more: object, cookies?: Cookies) => post('/api/checkout/gift', giftForm(more), cookies && { cookies }),
    async pay({ body }: Answer, buyer?: { email: string; name: string }): Promise<void> {
      await server.cards.pay(body.sessionId ?? sessionIdOf(body), buyer);
      await server.cards.webhooks.settled();
    },
    end: async (code: string) => server.app.inject(await asOperator(server, { url: deskOfferEndPath(code) })),
    /** A moment later: of two prices of one moment either could be the newer one. */
    async setPrice(amount: string) {
      server.clock.advance(1);
      return server.app.inject(await asOperator(server, { url: DESK_PATHS.price, payload: { amount, from: '' } }));
    },
    problemIn: ({ status, body }: Answer) => [status, body.fields?.[0]?.field, body.fields?.[0]?.message],
  };
}
