import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Device, DeviceSchema, DoneAnswerSchema } from '#contract/account.ts';
import { AUTH_DEVICES_PATH, AUTH_SIGN_OUT_EVERYWHERE_PATH } from '#contract/paths.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { ServerContext } from '#server/context.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { bearerTokenOf } from './access.ts';
import * as accessTokens from './access-tokens.repository.ts';

export function devicesRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  return async (app) => {
    app.get(
      AUTH_DEVICES_PATH,
      { schema: { response: { 200: z.array(DeviceSchema) } } },
      async (request): Promise<Device[]> => {
        const devices = await accessTokens.listAlive(db, context, request.userId, bearerTokenOf(request));
        return devices.map(({ userAgent, ...device }) => ({ name: deviceName(userAgent), ...device }));
      },
    );

    app.post(AUTH_SIGN_OUT_EVERYWHERE_PATH, { schema: { response: { 200: DoneAnswerSchema } } }, async (request) => {
      await inTransaction(db, (transaction) =>
        accessTokens.revokeAll(transaction, context, request.userId, bearerTokenOf(request)),
      );
      return { message: 'You’re signed out everywhere else.' };
    });
  };
}
