import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HealthAgreementSchema } from '#contract/health-agreements.ts';
import { agreementInstant } from '#domain/body/health-disclaimer.ts';
import type { ServerContext } from '#server/context.ts';
import * as healthAgreements from './health-agreements.repository.ts';

export function healthAgreementsRoutes({ db, now }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/users/:id/health-agreements',
      { schema: { body: HealthAgreementSchema, response: { 200: HealthAgreementSchema } } },
      async ({ body: { disclaimerVersion, agreedAt }, userId }) =>
        healthAgreements.keepFirst(db, userId, { disclaimerVersion, agreedAt: agreementInstant(agreedAt, now()) }),
    );
  };
}
