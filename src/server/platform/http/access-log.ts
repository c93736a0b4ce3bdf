import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler, RouteOptions } from 'fastify';
import type { RequestFigures } from '#server/platform/metrics/request-figures.ts';

const NO_ROUTE = 'none';

/** The route's pattern stands for the address, because addresses carry ids of people and payments. */
export function addAccessLog(
  app: FastifyInstance,
  requests: RequestFigures,
  userIdOf: (request: FastifyRequest) => string,
): void {
  function writerOf(method: string, route: string) {
    const count = requests.countersOf(method, route);
    const log = app.log.child({ route });
    return (request: FastifyRequest, reply: FastifyReply) => {
      const { statusCode: status, elapsedTime: ms } = reply;
      count(status, ms);
      log.info({
        method: request.method,
        status,
        ms: Math.round(ms * 10) / 10,
        requestId: request.id,
        userId: userIdOf(request) || undefined,
      });
    };
  }

  // Once for each route: on each request it would cost as much as the line itself.
  app.addHook('onRoute', (options) => {
    const write = writerOf([options.method].flat().join(), options.url);
    options.onResponse = [...otherHooksOf(options), ownHook(write)];
  });
  const writeUnknown = writerOf('any', NO_ROUTE);
  app.addHook('onResponse', (request, reply, next) => {
    if (request.is404) writeUnknown(request, reply);
    next();
  });
}

const ownHooks = new WeakSet<object>();

function ownHook(write: (request: FastifyRequest, reply: FastifyReply) => void): onResponseHookHandler {
  const hook: onResponseHookHandler = (request, reply, next) => {
    write(request, reply);
    next();
  };
  ownHooks.add(hook);
  return hook;
}

/** A HEAD is registered with all hooks of its GET: one line is enough. */
const otherHooksOf = ({ onResponse }: RouteOptions): onResponseHookHandler[] =>
  [onResponse ?? []].flat().filter((hook) => !ownHooks.has(hook)) as onResponseHookHandler[];
