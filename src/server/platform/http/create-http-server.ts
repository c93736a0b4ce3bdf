import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { CONNECTION_LIMITS, type ConnectionLimits } from '#server/platform/limits/connection-limits.ts';
import { limitRequests } from '#server/platform/limits/limit-requests.ts';
import { addErrorAnswers, answerNotFound, answerThrown } from './error-answers.ts';
import type {} from './host-cookie.ts';
import { createMisdirectedRefusal } from './refuse-misdirected.ts';
import { serializeOutput, validateInput } from './schema-compilers.ts';
import { createHeaderSetter } from './security-headers.ts';
import { answerUnreadable } from './unreadable-requests.ts';

export interface HttpServerSettings {
  log: FastifyBaseLogger;
  headers: Readonly<Record<string, string>>;
  trustedProxies: readonly string[];
  createId: () => string;
  publicOrigin?: string | undefined;
  requestLimits?: Pick<ConnectionLimits, 'requestsPerConnection' | 'requests'>;
}

/** The largest body we read (product §11). */
const MAX_BODY_BYTES = 64 * 1024;

/** A payment session's id is the longest parameter. */
const MAX_PARAMETER_LENGTH = 300;

/** Keeps Fastify from loading its own compilers. */
function noOtherCompiler(): never {
  throw new Error('A schema is not one of the contract’s');
}

/** Takes its requests from the front server, which holds the connections. */
export function createHttpServer(settings: HttpServerSettings): FastifyInstance {
  const { log, headers, trustedProxies, createId, requestLimits = CONNECTION_LIMITS } = settings;
  const setHeaders = createHeaderSetter(headers);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createId,
    bodyLimit: MAX_BODY_BYTES,
    // A start renders pages, on a busy machine for longer than Fastify would wait.
    pluginTimeout: 0,
    // While stopping, open connections are answered like any other.
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    schemaController: { compilersFactory: { buildValidator: noOtherCompiler, buildSerializer: noOtherCompiler } },
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    clientErrorHandler: answerUnreadable(settings),
    // Errors of the router meet no hook: headers and log line are written here.
    frameworkErrors: (error, request, reply) => {
      const { id: requestId, method } = request;
      void answerThrown(error, request, setHeaders(request, reply));
      log.info({ method, route: 'none', status: reply.statusCode, requestId });
    },
  });
  app.decorate('isPublicHttps', settings.publicOrigin?.startsWith('https:') ?? false);
  limitRequests(app.server, { ...settings, limits: requestLimits });
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(serializeOutput);
  const refuseMisdirected = createMisdirectedRefusal(settings.publicOrigin);
  app.addHook('onRequest', (request, reply, next) => {
    // Before anything can answer, so that errors carry them too.
    setHeaders(request, reply);
    // Most proxies hand it on as a visitor wrote it; the name is in Host.
    delete request.headers['x-forwarded-host'];
    if (!refuseMisdirected(request, reply)) next();
  });
  // JSON only.
  app.removeContentTypeParser('text/plain');
  addErrorAnswers(app);
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  return app;
}
