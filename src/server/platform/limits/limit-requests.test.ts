import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { limitRequests } from './limit-requests.ts';

function openServer(limits: { requestsPerConnection: number; requests: number }) {
  const responses: ServerResponse[] = [];
  const server = new Server((_request, response) => void responses.push(response));
  limitRequests(server, { limits, log: { info: () => undefined }, headers: {}, createId: () => 'r-1' });
  function ask(socket = new Socket()) {
    const request = new IncomingMessage(socket);
    const response = new ServerResponse(request);
    server.emit('request', request, response);
    return response.statusCode;
  }
  return { responses, ask };
}

test('two thousand requests are in flight at once, and one more is refused until one of them ends', () => {
  const { responses, ask } = openServer(CONNECTION_LIMITS);
  for (let count = 0; count < 2_000; count += 1) expect(ask()).toBe(200);
  expect(ask()).toBe(503);
  expect(responses).toHaveLength(2_000);
  responses[0]?.emit('close');
  expect(ask()).toBe(200);
  expect(ask()).toBe(503);
});

test('one after another a connection asks as often as it likes', () => {
  const { responses, ask } = openServer({ requestsPerConnection: 2, requests: 3 });
  const socket = new Socket();
  for (let count = 1; count <= 20; count += 1) {
    ask(socket);
    expect(responses).toHaveLength(count);
    responses.at(-1)?.emit('close');
  }
});

test('a connection that goes leaves nothing in flight', () => {
  const { responses, ask } = openServer({ requestsPerConnection: 2, requests: 3 });
  const going = new Socket();
  expect([ask(going), ask(going), ask(), ask()]).toEqual([200, 200, 200, 503]);
  going.emit('close');
  responses[0]?.emit('close');
  expect([ask(), ask(), ask()]).toEqual([200, 200, 503]);
});
