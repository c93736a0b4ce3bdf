import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { limitRequests } from './limit-requests.ts';

test('two thousand requests are in flight at once, and one more is refused until one of them ends', () => {
  const responses: ServerResponse[] = [];
  const server = new Server((_request, response) => void responses.push(response));
  const log = { info: () => undefined };
  limitRequests(server, { limits: CONNECTION_LIMITS, log, headers: {}, createId: () => 'r-1' });
  const ask = () => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    server.emit('request', request, response);
    return response.statusCode;
  };
  for (let count = 0; count < 2_000; count += 1) expect(ask()).toBe(200);
  expect(ask()).toBe(503);
  expect(responses).toHaveLength(2_000);
  responses[0]?.emit('close');
  expect(ask()).toBe(200);
  expect(ask()).toBe(503);
});
