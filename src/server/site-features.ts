import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds, DeskFeatures } from './app-needs.ts';
import { changePriceRoutes, priceRoutes } from './desk/money/price.routes.ts';
import { createPricesRepository } from './desk/money/prices.repository.ts';
import { createHelpersRepository } from './desk/operators/helpers.repository.ts';
import type { DoorRoutesNeeds } from './desk/operators/sign-in.routes.ts';
import { deskCopiesRoutes, provenCopiesRoutes } from './desk/site/backups.routes.ts';
import { createNoticesRepository } from './desk/site/notices.repository.ts';
import { deskNoticesRoutes } from './desk/site/notices.routes.ts';
import { createTroublesRepository } from './desk/site/problems.repository.ts';
import { createSettingsRepository } from './desk/site/settings.repository.ts';
import { changeSettingsRoutes, deskSettingsRoutes } from './desk/site/settings.routes.ts';
import { deskHealthRoutes } from './desk/site/status.routes.ts';
import type { Services } from './services.ts';
import { createCopies } from './upkeep/backups.ts';
import { checkUp } from './upkeep/checkup.ts';
import { machineFiles } from './upkeep/machine-files.ts';
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
