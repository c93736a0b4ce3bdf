import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { mayPayInPractice, mayPlayProcessor, type TestCardFacts } from '#domain/account/access.ts';
import type { ServerContext } from '#server/context.ts';
import { deskTokenOf } from '#server/desk/operators/desk-access.ts';
import * as operatorSessions from '#server/desk/operators/operator-sessions.repository.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { isHandedOn } from '#server/platform/http/proxy-in-front.ts';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';
import { isLocalOrigin } from '#server/settings/setting-shapes.ts';

/** A command on the server shows that it can read the data folder. No word with blanks is proved to anybody. */
export const COMMAND_HEADER = 'x-command-proof';
export const commandProof = (dataFolder: string) => createSecretBox(dataFolder).proofOf('a command on this server');

/** Before the opening: who may pay with a test card, and who may play the card processor. */
export function createPractice(context: Pick<ServerContext, 'db' | 'config' | 'now' | 'randomBytes'>) {
  const { db, config } = context;
  const { payments, dataFolder } = config;

  async function isOperator(request: FastifyRequest): Promise<boolean> {
    const token = deskTokenOf(context, request);
    return token !== '' && (await operatorSessions.find(db, context, token)) !== undefined;
  }

  async function factsOf(request: FastifyRequest): Promise<TestCardFacts> {
    const isSandbox = payments.mode === 'sandbox';
    const isOwnMachine = isSandbox && !payments.letsOthersIn && isFromThisMachine(request);
    return {
      isSaid: isSandbox && payments.isSaid,
      isOwnMachine,
      isOperator: isOwnMachine || (await isOperator(request)),
    };
  }

  return {
    mayPay: async (request: FastifyRequest): Promise<boolean> =>
      payments.mode !== 'sandbox' || mayPayInPractice(await factsOf(request)),

    /** Of the panel. */
    panelCheck: function checkPanel(request, reply, next) {
      if (isProved(request, dataFolder)) return next();
      factsOf(request).then((facts) => (mayPlayProcessor(facts) ? next() : void sendToDesk(request, reply)), next);
    } satisfies onRequestHookHandler,
  };
}

/** Without a public address only the request tells whether a proxy lets others in. */
function isFromThisMachine({ headers, raw }: FastifyRequest): boolean {
  if (isHandedOn(raw)) return false;
  const { host = '', origin } = headers;
  return isLocalOrigin(`http://${host}`) && (origin === undefined || isLocalOrigin(origin));
}

function isProved({ headers }: FastifyRequest, dataFolder: string): boolean {
  const shown = headers[COMMAND_HEADER];
  if (typeof shown !== 'string') return false;
  const [given, right] = [Buffer.from(shown), Buffer.from(commandProof(dataFolder))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function sendToDesk(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
  if (isPage) return reply.redirect('/desk');
  return answerError(reply, 401, { code: 'not_signed_in', message: 'Please sign in to the desk.' });
}
