// The product's own server with nothing in it: its headers, request ids, checks and log, and an empty answer.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addCaller } from '../../../src/server/features/auth/access.ts';
import { addAccessLog } from '../../../src/server/platform/http/access-log.ts';
import { createHttpServer } from '../../../src/server/platform/http/create-http-server.ts';
import { securityHeaders } from '../../../src/server/platform/http/security-headers.ts';
import { createBufferedLog } from '../../../src/server/platform/log/buffered-log.ts';
import { createRequestFigures } from '../../../src/server/platform/metrics/request-figures.ts';

const { log } = createBufferedLog('info');
const headers = securityHeaders({ isHttps: false });
const app = createHttpServer({ log, headers, trustedProxies: [], createId: randomUUID });
addCaller(app);
addAccessLog(app, createRequestFigures(), (request) => request.userId);
app.get('/hello', { schema: { response: { 200: z.object({ hello: z.string() }) } } }, async () => ({ hello: 'world' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
