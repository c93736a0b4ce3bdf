import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HealthAgreementSchema } from '#contract/health-agreements.ts';
import { agreementInstant } from '#domain/body/health-disclaimer.ts';
import type { HealthAgreementsRepository } from './health-agreements.repository.ts';

interface HealthAgreementsNeeds {
  healthAgreements: HealthAgreementsRepository;
  now: () => number;
}

export function healthAgreementsRoutes({ healthAgreements, now }: HealthAgreementsNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/users/:id/health-agreements',
      { schema: { body: HealthAgreementSchema, response: { 200: HealthAgreementSchema } } },
      async ({ body: { disclaimerVersion, agreedAt }, userId }) =>
        healthAgreements.keepFirst(userId, { disclaimerVersion, agreedAt: agreementInstant(agreedAt, now()) }),
    );
  };
}
