import type { FastifyInstance } from 'fastify';
import { priceAt } from '#domain/purchases/price.ts';
import type { AppNeeds } from './app-needs.ts';
import { addCaller } from './features/auth/access.ts';
import { endPractice } from './features/purchases/end-practice.ts';
import { siteAsSet } from './features/site/site.routes.ts';
import { showWords } from './features/words/page-words.ts';
import { addAccessLog } from './platform/http/access-log.ts';
import { addClientFiles } from './platform/http/client-files.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { addRouteArea } from './platform/http/route-areas.ts';
import { pageHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { routeAreas } from './routes.ts';
import { createServices } from './services.ts';
import { isHttps } from './settings/config.ts';
import { videoOrigins } from './settings/video-address.ts';

export function buildApp(needs: AppNeeds): FastifyInstance {
  const { config, log, now, createId, clientFolder, onRoute = () => {} } = needs;
  const services = createServices(needs);
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
  addAccessLog(app, { requests: services.requests, userIdOf: (request) => request.userId });
  services.refusedWrites.watch(app);
  app.addHook('onReady', services.words.refresh);
  app.addHook('onReady', () => endPractice(services.context));
  for (const area of routeAreas(needs, services)) addRouteArea(app, area, onRoute);
  // Nothing of the provider's may load anywhere else.
  const loadsStripe = (path: string) =>
    config.payments.mode === 'stripe' && (path === '/subscribe' || path === '/give');
  if (clientFolder) {
    addClientFiles(app, {
      folder: clientFolder,
      serviceWorker: config.serviceWorker,
      publicOrigin: config.publicOrigin,
      pricePence: () => priceAt(config.prices, now()),
      onPages: (show) =>
        services.words.follow((words) => {
          const site = siteAsSet(services.context, services.words);
          return showWords(services.context, clientFolder, { words, site }, show);
        }),
      headersOf: (path, styleSources) =>
        pageHeaders(origins, {
          loadsStripe: loadsStripe(path),
          styleSources,
          framesOwnPages: path.startsWith('/desk'),
        }),
    });
  }
  return app;
}
