import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AgreedAnswerSchema, AgreedSearchSchema } from '#contract/desk/emails.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { seesAddresses } from '#domain/desk/desk-roles.ts';
import type { ServerContext } from '#server/context.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import * as newsletterAnswers from '#server/features/newsletter/newsletter-answers.repository.ts';
import * as agreed from './agreed.repository.ts';

/** Who agreed to e-mails; a viewer sees no addresses. */
export function agreedRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      DESK_PATHS.agreed,
      { schema: { querystring: AgreedSearchSchema, response: { 200: AgreedAnswerSchema } } },
      async (request) => {
        const { find, after } = request.query;
        const byEmail = seesAddresses(deskSessionOf(request).operator.role);
        const page =
          find === '' ? await agreed.page(context.db, after) : await agreed.search(context.db, find, { byEmail });
        const people = byEmail ? page.people : page.people.map((row) => ({ ...row, email: null }));
        return { ...page, people, count: await newsletterAnswers.count(context.db) };
      },
    );
  };
}
