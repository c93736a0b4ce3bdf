// Fastify as it comes, with one route: what every other answer is measured against.
import { fastify } from 'fastify';

const app = fastify();
app.get('/hello', async () => ({ hello: 'world' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
