import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import {
  DeskCodeAnswerSchema,
  DeskCodeInputSchema,
  DeskPasswordInputSchema,
  FirstOperatorSchema,
  FirstPasskeyOptionsSchema,
  KeyFromEmailSchema,
  OriginProofSchema,
  OriginWordSchema,
  PasskeyInputSchema,
  PasskeyOptionsSchema,
  RecoveryCodeInputSchema,
  RecoveryCodesSchema,
} from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { guessablePassword, invalidField, LINK_EXPIRED } from '#contract/refusals.ts';
import { tooManyTriesText } from '#domain/account/sign-in-limits.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';
import { deskBrowserOf, deskOrigin, requireOwnOrigin, setDeskCookies } from './desk-access.ts';
import { letInWithEmail, operatorOfEmail, sendDeskEmail, sendEmailForRecoveryCode } from './email-sign-in.ts';
import * as passkeys from './passkeys.ts';
import {
  beginDesk,
  type DeskCaller,
  type Guessable,
  type Refusal,
  readCode,
  signInWithPasskey,
  signInWithPassword,
} from './sign-in.ts';

const BROWSER_BYTES = 32;

const OPEN: DoneAnswer = { message: 'You’re signed in.' };
const EMAIL_SENT: DoneAnswer = { message: 'We’re emailing you a link. It works once, for 1 hour.' };
const WRONG = 'That doesn’t open the desk. Check what you typed.';
const WRONG_PASSKEY = 'That passkey doesn’t open the desk.';
const KEY_USED = 'This recovery code was used already. Take another of your ten: each works once.';
export const PASSKEY_PROBLEM = 'We couldn’t check this passkey. Please try again.';

/** Before anybody is signed in at the desk. */
export function signInRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(cookie);
    await app.register(hereRoutes(context));
    await app.register(startRoutes(context));
    await app.register(emailRoutes(context));
    await app.register(enterRoutes(context));
  };
}

const guards = (context: ServerContext) => [requireOwnOrigin(context), limitPerAddress(context.limits.signInRate)];

/** Whether an address leads here is asked from here, before it becomes the desk's. */
function hereRoutes({ config, limits: { signInRate } }: ServerContext): FastifyPluginAsyncZod {
  const { proofOf } = createSecretBox(config.dataFolder);
  return async (app) => {
    app.get(
      DESK_PATHS.here,
      {
        onRequest: limitPerAddress(signInRate),
        schema: { querystring: OriginWordSchema, response: { 200: OriginProofSchema } },
      },
      async ({ query }) => ({ proof: proofOf(query.word) }),
    );
  };
}

/** With the code that the server printed. */
function startRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const onRequest = guards(context);

  return async (app) => {
    app.post(
      DESK_PATHS.code,
      { onRequest, schema: { body: DeskCodeInputSchema, response: { 200: DeskCodeAnswerSchema } } },
      async ({ body }, reply) => {
        const kind = await readCode(context, body.code);
        return kind ? { kind } : answerError(reply, 400, LINK_EXPIRED);
      },
    );

    app.post(
      DESK_PATHS.firstOptions,
      { onRequest, schema: { body: FirstPasskeyOptionsSchema, response: { 200: PasskeyOptionsSchema } } },
      async (request, reply) => {
        const { code, name, email } = request.body;
        if ((await readCode(context, code)) !== 'first') return answerError(reply, 400, LINK_EXPIRED);
        return passkeys.registrationOptions(context, deskOrigin(context, request), {
          id: context.createId(),
          name,
          email,
          role: 'owner',
        });
      },
    );

    app.post(
      DESK_PATHS.first,
      { onRequest, schema: { body: FirstOperatorSchema, response: { 200: RecoveryCodesSchema } } },
      async (request, reply) => {
        const caller = deskCallerOf(context, request);
        const outcome = await beginDesk(context, request.body, caller);
        if (!outcome.ok) return refuse(reply, outcome);
        setDeskCookies(context, reply, { ...caller, ...outcome });
        return { recoveryCodes: outcome.recoveryCodes };
      },
    );
  };
}

/** Recovery once there is an operator: a printed code, their e-mail, a new passkey. */
function emailRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const onRequest = guards(context);

  return async (app) => {
    app.post(
      DESK_PATHS.email,
      { onRequest, schema: { body: DeskCodeInputSchema, response: { 200: DoneAnswerSchema } } },
      async ({ body }, reply) =>
        (await sendDeskEmail(context, body.code)) ? EMAIL_SENT : answerError(reply, 400, LINK_EXPIRED),
    );

    app.post(
      DESK_PATHS.emailOptions,
      { onRequest, schema: { body: DeskCodeInputSchema, response: { 200: PasskeyOptionsSchema } } },
      async (request, reply) => {
        const operator = await operatorOfEmail(context, request.body.code);
        if (!operator) return answerError(reply, 400, LINK_EXPIRED);
        return passkeys.registrationOptions(context, deskOrigin(context, request), operator);
      },
    );

    app.post(
      DESK_PATHS.emailPasskey,
      { onRequest, schema: { body: KeyFromEmailSchema, response: { 200: RecoveryCodesSchema } } },
      async (request, reply) => {
        const caller = deskCallerOf(context, request);
        const outcome = await letInWithEmail(context, request.body, caller);
        if (!outcome.ok) return refuse(reply, outcome);
        setDeskCookies(context, reply, { ...caller, ...outcome });
        return { recoveryCodes: outcome.recoveryCodes };
      },
    );
  };
}

function enterRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const onRequest = guards(context);

  return async (app) => {
    app.post(
      DESK_PATHS.signInOptions,
      { onRequest, schema: { response: { 200: PasskeyOptionsSchema } } },
      async (request) => passkeys.signInOptions(context, deskOrigin(context, request), 'sign_in'),
    );

    app.post(
      DESK_PATHS.signInPasskey,
      { onRequest, schema: { body: PasskeyInputSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const caller = deskCallerOf(context, request);
        const outcome = await signInWithPasskey(context, request.body.passkey, caller);
        if (!outcome.ok) return answerError(reply, 401, { code: 'wrong_credentials', message: WRONG_PASSKEY });
        setDeskCookies(context, reply, { ...caller, ...outcome });
        return OPEN;
      },
    );

    app.post(
      DESK_PATHS.signInPassword,
      { onRequest, schema: { body: DeskPasswordInputSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const caller = deskCallerOf(context, request);
        const outcome = await signInWithPassword(context, request.body, caller);
        if (!outcome.ok) return answerWrong(reply, outcome);
        setDeskCookies(context, reply, { ...caller, ...outcome });
        return OPEN;
      },
    );

    app.post(
      DESK_PATHS.signInRecoveryCode,
      { onRequest, schema: { body: RecoveryCodeInputSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const outcome = await sendEmailForRecoveryCode(context, request.body, deskCallerOf(context, request));
        return outcome.ok ? EMAIL_SENT : answerWrong(reply, outcome);
      },
    );
  };
}

export function deskCallerOf(context: ServerContext, request: FastifyRequest): DeskCaller {
  const browserId = deskBrowserOf(context, request) || context.randomBytes(BROWSER_BYTES).toString('base64url');
  return {
    origin: deskOrigin(context, request),
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    browserId,
  };
}

export function answerWrong(
  reply: FastifyReply,
  outcome: { reason: 'wrong' } | { reason: 'used' } | { reason: 'too_many_tries'; waitMs: number },
): FastifyReply {
  if (outcome.reason === 'used') {
    const fields = [{ field: 'recoveryCode', message: KEY_USED }];
    return answerError(reply, 401, { code: 'wrong_credentials', message: KEY_USED, fields });
  }
  if (outcome.reason === 'wrong') return answerError(reply, 401, { code: 'wrong_credentials', message: WRONG });
  const answer = { code: 'too_many_requests', message: tooManyTriesText(outcome.waitMs) } as const;
  return answerError(reply, 429, answer, outcome.waitMs / 1_000);
}

function refuse(reply: FastifyReply, outcome: Refusal<'code' | 'passkey'> | Guessable): FastifyReply {
  if (outcome.reason === 'guessable') return answerError(reply, 400, guessablePassword('password', outcome.why));
  return outcome.reason === 'code'
    ? answerError(reply, 400, LINK_EXPIRED)
    : answerError(reply, 400, invalidField('passkey', PASSKEY_PROBLEM));
}
