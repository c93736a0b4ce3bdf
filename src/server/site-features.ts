import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds, DeskFeatures } from './app-needs.ts';
import { deskCopiesRoutes, provenCopiesRoutes } from './features/desk/copies.routes.ts';
import type { DoorRoutesNeeds } from './features/desk/door.routes.ts';
import { deskHealthRoutes } from './features/desk/health.routes.ts';
import { createHelpersRepository } from './features/desk/helpers.repository.ts';
import { createNoticesRepository } from './features/desk/notices.repository.ts';
import { deskNoticesRoutes } from './features/desk/notices.routes.ts';
import { changePriceRoutes, priceRoutes } from './features/desk/price.routes.ts';
import { createPricesRepository } from './features/desk/prices.repository.ts';
import { createSettingsRepository } from './features/desk/settings.repository.ts';
import { changeSettingsRoutes, deskSettingsRoutes } from './features/desk/settings.routes.ts';
import { createTroublesRepository } from './features/desk/troubles.repository.ts';
import { machineFiles } from './machine-files.ts';
import type { Services } from './services.ts';
import { checkUp } from './upkeep/checkup.ts';
import { createCopies } from './upkeep/copies.ts';
import { createSettingsOfDesk } from './upkeep/settings-of-desk.ts';
import { type Upkeep, withoutUpkeep } from './upkeep/upkeep.ts';
import { VERSION } from './version.ts';

/** Of owners: health, backups, settings, notices and the price. */
export function siteFeatures(
  needs: AppNeeds,
  { diary, emails }: Services,
  { deskCodes, originOf }: DoorRoutesNeeds,
): DeskFeatures {
  const { db, config, now, createId, upkeep = withoutUpkeep(now) } = needs;
  const { reload, readWithDesk, stripeFor, bringBack, lastBroughtBack } = upkeep;
  const helpers = createHelpersRepository(db);
  const settings = createSettingsRepository(db);
  const holdNow = () =>
    reload().then(
      () => true,
      () => false,
    );
  const settingsDesk = createSettingsOfDesk({ db, dataFolder: config.dataFolder, readWithDesk, stripeFor });
  const changes = { db, diary, settings, settingsDesk, holdNow, originOf, deskCodes, emails, helpers, now };
  const copies = { db, diary, copies: createCopies(config), bringBack, lastBroughtBack, now };
  const price = { db, prices: createPricesRepository(db), settings, diary, holdNow, now, createId };
  return {
    'desk-own': [
      healthFeature(needs, upkeep),
      deskCopiesRoutes(copies),
      deskSettingsRoutes(changes),
      deskNoticesRoutes({ db, diary, notices: createNoticesRepository(db) }),
      priceRoutes(price),
    ],
    'desk-own-proven': [provenCopiesRoutes(copies), changeSettingsRoutes(changes), changePriceRoutes(price)],
  };
}

const healthFeature = (
  { db, config, now, createId }: AppNeeds,
  { troubles: waitingTroubles, startedAt }: Pick<Upkeep, 'troubles' | 'startedAt'>,
): FastifyPluginAsyncZod =>
  deskHealthRoutes({
    checkUp: () => checkUp(config, db),
    waitingTroubles,
    troubles: createTroublesRepository(db, createId),
    version: VERSION,
    files: () => machineFiles({ ...config, environment: process.env }),
    startedAt,
    now,
  });
