import type { FastifyInstance } from 'fastify';
import { DESK_PLAYER_PATH } from '#contract/paths.ts';
import { routeAreas } from './areas.ts';
import type { ServerContext } from './context.ts';
import { addCaller } from './features/auth/access.ts';
import { endPractice } from './features/purchases/end-practice.ts';
import { siteAsSet } from './features/site/site.routes.ts';
import { countVisits } from './features/visits/count-visits.ts';
import { pageFacts, showWords } from './features/words/page-words.ts';
import { type PublishedWords, publishedWordsIn } from './features/words/published-words.ts';
import { freeBytesAt } from './platform/files/free-bytes-at.ts';
import { addAccessLog } from './platform/http/access-log.ts';
import { addClientFiles } from './platform/http/client-files.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { createRefusedWrites } from './platform/http/refused-writes.ts';
import { addRouteArea, type RegisteredRoute } from './platform/http/route-areas.ts';
import { framedPlayerHeaders, pageHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { createRequestFigures } from './platform/metrics/request-figures.ts';
import { isHttps } from './settings/config.ts';
import { videoOrigins } from './settings/video-address.ts';
import { type Upkeep, withoutUpkeep } from './upkeep/upkeep.ts';

export interface AppOptions {
  /** The built client; without it only the API is served. */
  clientFolder?: string | undefined;
  isStopping?: () => boolean;
  upkeep?: Upkeep;
  /** Published words; the app reads its own where absent. */
  words?: PublishedWords;
  /** Of the disk of the data folder; tests put in a full one. */
  freeBytes?: () => Promise<number>;
  /** Called for each route as it is registered. */
  onRoute?: (route: RegisteredRoute) => void;
}

export function buildApp(context: ServerContext, options: AppOptions = {}): FastifyInstance {
  const { config, log, now, createId, db } = context;
  const { clientFolder, isStopping = () => false, upkeep = withoutUpkeep(now), onRoute = () => {} } = options;
  const { words = publishedWordsIn(db), freeBytes = () => freeBytesAt(config.dataFolder) } = options;
  const requests = createRequestFigures();
  const refusedWrites = createRefusedWrites(now);
  const { frameOrigins, mediaOrigins } = videoOrigins(config.videos);
  const origins = { isHttps: isHttps(config), frameOrigins, mediaOrigins };
  const app = createHttpServer({
    log,
    createId,
    headers: securityHeaders(origins),
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicOrigin,
  });
  addCaller(app);
  addAccessLog(app, requests, (request) => request.userId);
  refusedWrites.watch(app);
  app.addHook('onReady', words.refresh);
  app.addHook('onReady', () => endPractice(context));
  const served = { words, upkeep, requests, clientFolder, freeBytes, isStopping, refusedAt: refusedWrites.lastAt };
  for (const area of routeAreas(context, served)) addRouteArea(app, area, onRoute);
  // Nothing of the provider's may load anywhere else.
  const loadsStripe = (path: string) =>
    config.payments.mode === 'stripe' && (path === '/subscribe' || path === '/give');
  if (clientFolder) {
    countVisits(app, context);
    addClientFiles(app, {
      folder: clientFolder,
      serviceWorker: config.serviceWorker,
      publicOrigin: config.publicOrigin,
      facts: () => pageFacts(config, now(), { look: words.look(), minutes: words.minutes() }),
      onPages: (show) =>
        words.follow((changed) =>
          showWords(
            context,
            clientFolder,
            { words: changed, site: siteAsSet(context, words), programme: words.programme() },
            show,
          ),
        ),
      headersOf: (path, styleSources, origin) =>
        path === DESK_PLAYER_PATH
          ? framedPlayerHeaders(origins, styleSources, origin)
          : pageHeaders(origins, {
              loadsStripe: loadsStripe(path),
              styleSources,
              framesOwnPages: path.startsWith('/desk'),
            }),
    });
  }
  return app;
}
