import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One line per request, without anything a person typed: the route's pattern stands for the address, because
 * addresses carry ids of people and payments.
 */
export function addAccessLog(app: FastifyInstance, userIdOf: (request: FastifyRequest) => string): void {
  app.addHook('onResponse', (request, reply, next) => {
    app.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
      userId: userIdOf(request) || undefined,
    });
    next();
  });
}
