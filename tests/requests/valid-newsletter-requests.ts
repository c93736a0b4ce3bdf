import { DESK_PATHS, deskNewsletterPath, deskSeriesPath } from '#contract/paths.ts';
import { asOperator } from '#tests/desk/as-operator.ts';
import { newsletterCalls } from '#tests/people/newsletters.ts';
import type { TestApp } from '#tests/servers/test-app.ts';
import type { PrepareRequest } from './valid-request.ts';

const asked = async (server: TestApp, way: string, payload: object) => {
  const id = await newsletterCalls(server).draft();
  return asOperator(server, { url: `${deskNewsletterPath(id)}/${way}`, payload });
};

/** One for each route of the desk that writes an email to members. */
export const VALID_NEWSLETTER_REQUESTS: Readonly<Record<string, PrepareRequest>> = {
  'POST /api/desk/newsletters': (server) => asOperator(server, { url: DESK_PATHS.newsletters, payload: {} }),

  'POST /api/desk/newsletters/:newsletterId/try': (server) => asked(server, 'try', { seenRevision: 1 }),

  'POST /api/desk/newsletters/:newsletterId/discard': (server) => asked(server, 'discard', {}),

  'POST /api/desk/newsletters/:newsletterId/send': (server) =>
    asked(server, 'send', { seenRevision: 1, day: '2026-12-24', time: '10:00' }),

  'POST /api/desk/series/:series': (server) =>
    asOperator(server, { url: deskSeriesPath('quiet'), payload: { isOn: true } }),

  'POST /api/desk/newsletters/:newsletterId/stop': async (server) => {
    const calls = newsletterCalls(server);
    const id = await calls.draft();
    await calls.send(id, { day: '2026-12-24' });
    return asOperator(server, { url: `${deskNewsletterPath(id)}/stop`, payload: {} });
  },
};
