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
import type { DeskRight } from '#domain/desk/desk-roles.ts';

/**
 * Who may call: everybody; guests, and others only with a valid sign-in; signed-in users; paid members, own data only;
 * at the desk, operators with a right, `proven` only shortly after they have shown that it is they.
 */
export type Area = 'public' | 'guest' | 'signed-in' | 'subscriber' | DeskArea;

export type DeskArea = `desk-${DeskRight}` | `desk-${DeskRight}-proven`;

type ErrorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface RouteArea {
  name: Area;
  /** Run in this order, before any input is read. */
  checks: readonly onRequestHookHandler[];
  beforeAnswer?: onSendHookHandler<unknown>;
  features: readonly FastifyPluginAsyncZod[];
  answerThrown?: ErrorHandler;
}

export interface RegisteredRoute {
  method: string;
  url: string;
  area: Area;
  schema: FastifySchema;
}

export function addRouteArea(
  app: FastifyInstance,
  { name, checks, beforeAnswer, features, answerThrown }: RouteArea,
  onRoute: (route: RegisteredRoute) => void,
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
