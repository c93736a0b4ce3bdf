import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

type ErrorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface RouteArea<Name extends string> {
  name: Name;
  /** Run in this order, before any input is read. */
  checks: readonly onRequestHookHandler[];
  beforeAnswer?: onSendHookHandler<unknown>;
  features: readonly FastifyPluginAsyncZod[];
  answerThrown?: ErrorHandler;
}

export interface RegisteredRoute<Name extends string> {
  method: string;
  url: string;
  area: Name;
  schema: FastifySchema;
}

export function addRouteArea<Name extends string>(
  app: FastifyInstance,
  { name, checks, beforeAnswer, features, answerThrown }: RouteArea<Name>,
  onRoute: (route: RegisteredRoute<Name>) => void,
): void {
  void app.register(async (area) => {
    area.addHook('onRoute', ({ method, url, schema = {} }) => {
      for (const each of [method].flat()) onRoute({ method: each, url, area: name, schema });
    });
    if (answerThrown) area.setErrorHandler(answerThrown);
    for (const check of checks) area.addHook('onRequest', check);
    if (beforeAnswer) area.addHook('onSend', beforeAnswer);
    for (const feature of features) void area.register(feature);
  });
}
