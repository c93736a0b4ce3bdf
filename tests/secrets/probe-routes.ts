import { connect } from 'node:net';
import { expect } from 'vitest';
import type { Call, WatchedApp } from './watched-app.ts';

const FIELDS = [
  'email',
  'password',
  'token',
  'sessionId',
  'clientSecret',
  'currentPassword',
  'newPassword',
  'agreedTo',
];

/** What a body can be: fields, more fields, half of a JSON, no object, and far too much. */
function bodiesOf(next: () => string): (object | string)[] {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, next()]));
  const secret = next();
  const tooMuch = secret.repeat(1 + Math.ceil(70_000 / secret.length));
  return [
    fields,
    { ...fields, card: { number: secret } },
    `{"password":"${secret}`,
    `"${secret}"`,
    { ...fields, tooMuch },
  ];
}

/** Every route there is, met with every secret in every place: as sign-in, cookie, field, query, id, and as no JSON. */
export async function probeEveryRoute({ watch, routes, call }: WatchedApp, tokens: readonly string[]) {
  const secrets = [...watch.secrets().values()];
  let turn = 0;
  const next = () => {
    turn += 1;
    return secrets[turn % secrets.length] ?? '';
  };
  const poke = async (method: Call['method'], url: string, token: string) => {
    const target = url.replaceAll(/:\w+/g, () => encodeURIComponent(next()));
    for (const payload of method === 'GET' ? [undefined] : bodiesOf(next)) {
      const query = `?token=${encodeURIComponent(next())}`;
      await call({ method, url: target + query, token, cookie: next(), ...(payload === undefined ? {} : { payload }) });
    }
    await call({ method: 'POST', url: target, token, payload: next(), headers: { 'content-type': next() } });
  };
  for (const { method, url } of routes.filter((route) => route.method !== 'HEAD')) {
    for (const token of tokens) await poke(method as Call['method'], url, token);
  }
}

/** What Node itself cannot read as a request. */
export async function sendUnreadable({ server, watch }: WatchedApp) {
  const port = await server.listen();
  for (const secret of [...watch.secrets().values()].slice(0, 6)) {
    const socket = connect(port, '127.0.0.1');
    socket.end(`POST /?token=${secret} HTTP/9.9\r\nAuthorization: Bearer ${secret}\r\nbad header ${secret}\r\n\r\n`);
    let said = '';
    for await (const chunk of socket) said += String(chunk);
    expect(said).toMatch(/^HTTP\/1\.1 4/);
    watch.hear('the answer to what could not be read', said);
  }
}
