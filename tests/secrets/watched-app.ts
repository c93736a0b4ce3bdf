import type { TestDatabaseKind } from '#tests/databases/open-test-database.ts';
import { openTestApp } from '#tests/servers/test-app.ts';
import { watchSecrets } from './secret-watch.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  payload?: object | string;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** An application with a log that tells all, and a caller that listens to what it refuses with. */
export async function openWatchedApp(kind: TestDatabaseKind, options: Parameters<typeof openTestApp>[1] = {}) {
  const watch = watchSecrets();
  const routes: { method: string; url: string }[] = [];
  const server = await openTestApp(kind, { log: watch.log, onRoute: (route) => routes.push(route), ...options });
  for (const secret of server.cardProcessor.paymentSettings.webhookSecrets) watch.keep('webhook secret', secret);

  async function call({ method, url, payload, token, cookie, headers = {} }: Call) {
    const answer = await server.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie: `fit30_checkout=${cookie}` } : {}),
        ...headers,
      },
    });
    const { location = '' } = answer.headers;
    watch.hear(`the address that ${method} ${url} leads to`, String(location));
    if (answer.statusCode >= 400) {
      watch.hear(`the refusal of ${method} ${url}`, answer.body);
    }
    return answer;
  }
  const post = (url: string, payload: object | string, more: Partial<Call> = {}) =>
    call({ method: 'POST', url, payload, ...more });
  return { server, watch, routes, call, post };
}

export type WatchedApp = Awaited<ReturnType<typeof openWatchedApp>>;
