import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type Device, DeviceSchema, DoneAnswerSchema } from '#contract/account.ts';
import { AUTH_DEVICES_PATH, AUTH_SIGN_OUT_EVERYWHERE_PATH } from '#contract/paths.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { bearerTokenOf } from './access.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';

export interface DevicesRoutesNeeds {
  db: Kysely<Database>;
  accessTokens: AccessTokensRepository;
}

export function devicesRoutes({ db, accessTokens }: DevicesRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      AUTH_DEVICES_PATH,
      { schema: { response: { 200: z.array(DeviceSchema) } } },
      async (request): Promise<Device[]> => {
        const devices = await accessTokens.listAlive(request.userId, bearerTokenOf(request));
        return devices.map(({ userAgent, ...device }) => ({ name: deviceName(userAgent), ...device }));
      },
    );

    app.post(AUTH_SIGN_OUT_EVERYWHERE_PATH, { schema: { response: { 200: DoneAnswerSchema } } }, async (request) => {
      await accessTokens.revokeAll(db, request.userId, bearerTokenOf(request));
      return { message: 'You are signed out everywhere else.' };
    });
  };
}
