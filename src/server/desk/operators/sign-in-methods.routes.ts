import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import { PasskeyInputSchema, PasskeyOptionsSchema, RecoveryCodesSchema } from '#contract/desk/sign-in.ts';
import { EndSignInsSchema, NewDeskPasswordSchema, SignInMethodsSchema } from '#contract/desk/sign-in-methods.ts';
import { DESK_PASSKEY_REMOVE_ROUTE, DESK_PATHS } from '#contract/paths.ts';
import { guessablePassword, invalidField } from '#contract/refusals.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import {
  addOwnPasskey,
  endOtherSignIns,
  isForHost,
  makeRecoveryCodes,
  removeOwnPasskey,
  setOwnPassword,
} from './change-sign-in-methods.ts';
import { deskOrigin, deskSessionOf, deskTokenOf, keyHolderOf } from './desk-access.ts';
import * as operatorPasskeys from './operator-passkeys.repository.ts';
import * as operatorSessions from './operator-sessions.repository.ts';
import * as operators from './operators.repository.ts';
import * as passkeys from './passkeys.ts';
import { deskCallerOf, PASSKEY_PROBLEM } from './sign-in.routes.ts';

const ADDED: DoneAnswer = { message: 'Passkey added. You can sign in with it now.' };
const REMOVED: DoneAnswer = { message: 'Passkey removed. You’re signed out everywhere else.' };
const PASSWORD_SET: DoneAnswer = { message: 'Password saved. You’re signed out everywhere else.' };
const ENDED: DoneAnswer = { message: 'That device is signed out.' };
const LAST_WAY = invalidField(
  'passkey',
  'This is your last way in. Add another passkey first, or set a password and keep a recovery code.',
);

/** The caller’s own credentials and sign-ins. */
export function signInMethodsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  return async (app) => {
    app.get(DESK_PATHS.signInMethods, { schema: { response: { 200: SignInMethodsSchema } } }, async (request) => {
      const { operator, hasPassword } = deskSessionOf(request);
      const signIns = await operatorSessions.list(db, context, operator.id, deskTokenOf(context, request));
      return {
        passkeys: (await operatorPasskeys.list(db, operator.id)).map(({ host, ...passkey }) => ({
          ...passkey,
          onlyAt: isForHost(host, deskOrigin(context, request)) ? null : host,
        })),
        hasPassword,
        recoveryCodesLeft: await operators.countRecoveryCodes(db, operator.id),
        signIns: signIns.map(({ userAgent, ...signIn }) => ({ ...signIn, device: deviceName(userAgent) })),
      };
    });
  };
}

/** Each change requires a recent proof. */
export function changeSignInMethodsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const holderOf = (request: FastifyRequest) => keyHolderOf(context, request);

  return async (app) => {
    app.post(DESK_PATHS.keyOptions, { schema: { response: { 200: PasskeyOptionsSchema } } }, async (request) =>
      passkeys.registrationOptions(context, deskOrigin(context, request), deskSessionOf(request).operator),
    );

    app.post(
      DESK_PATHS.passkeys,
      { schema: { body: PasskeyInputSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const caller = deskCallerOf(context, request);
        const isAdded = await addOwnPasskey(context, holderOf(request), request.body.passkey, caller);
        return isAdded ? ADDED : answerError(reply, 400, invalidField('passkey', PASSKEY_PROBLEM));
      },
    );

    app.post(
      DESK_PASSKEY_REMOVE_ROUTE,
      { schema: { params: z.object({ passkeyId: z.string() }), response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const which = { passkeyId: request.params.passkeyId, origin: deskOrigin(context, request) };
        const outcome = await removeOwnPasskey(context, holderOf(request), which);
        if (outcome === 'not_found') return answerNotFound(reply);
        return outcome === 'removed' ? REMOVED : answerError(reply, 409, LAST_WAY);
      },
    );

    app.post(DESK_PATHS.recoveryCodes, { schema: { response: { 200: RecoveryCodesSchema } } }, async (request) => ({
      recoveryCodes: await makeRecoveryCodes(context, holderOf(request)),
    }));

    app.post(
      DESK_PATHS.password,
      { schema: { body: NewDeskPasswordSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const caller = deskCallerOf(context, request);
        const why = await setOwnPassword(context, holderOf(request), request.body.password, caller);
        return why ? answerError(reply, 400, guessablePassword('password', why)) : PASSWORD_SET;
      },
    );

    app.post(
      DESK_PATHS.endSignIns,
      { schema: { body: EndSignInsSchema, response: { 200: DoneAnswerSchema } } },
      async (request) => {
        await endOtherSignIns(context, holderOf(request), request.body.id);
        return ENDED;
      },
    );
  };
}
