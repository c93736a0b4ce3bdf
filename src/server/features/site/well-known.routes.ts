import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServerContext } from '#server/context.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';

const SETTINGS_SCREEN = '/settings';
const SECURITY_PATH = '/.well-known/security.txt';

/** RFC 9116 requires an expiry; it moves with every read. */
const BELIEVED_MS = 180 * 86_400_000;

/** Password managers' change-password URL, and security.txt (RFC 9116). */
export function wellKnownRoutes({ config, now }: ServerContext): FastifyPluginAsyncZod {
  const { siteWords, publicOrigin } = config;
  return async (app) => {
    app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(SETTINGS_SCREEN));

    app.get(SECURITY_PATH, async (_request, reply) => {
      if (!siteWords.supportEmail) return answerNotFound(reply);
      const lines = [
        `Contact: mailto:${siteWords.supportEmail}`,
        `Expires: ${new Date(now() + BELIEVED_MS).toISOString()}`,
        'Preferred-Languages: en',
        ...(publicOrigin ? [`Canonical: ${publicOrigin}${SECURITY_PATH}`] : []),
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
  };
}
