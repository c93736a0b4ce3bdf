import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DESK_RIGHTS } from '#domain/desk/desk-roles.ts';
import type { ServerContext } from '#server/context.ts';
import type { PublishedWords } from '#server/features/words/published-words.ts';
import type { DeskArea, RouteArea } from '#server/platform/http/route-areas.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { createSettingsOfDesk } from '#server/upkeep/settings-of-desk.ts';
import type { Upkeep } from '#server/upkeep/upkeep.ts';
import { deskEmailsRoutes } from './emails/emails.routes.ts';
import {
  draftNewslettersRoutes,
  newslettersRoutes,
  sendNewslettersRoutes,
  stopNewslettersRoutes,
} from './emails/newsletters.routes.ts';
import { seriesRoutes, switchSeriesRoutes } from './emails/series.routes.ts';
import { deleteMediaRoutes, deskMediaRoutes, tendMediaRoutes } from './media/media.routes.ts';
import type { FreeBytes } from './media/uploads.routes.ts';
import { agreedRoutes } from './members/agreed.routes.ts';
import { inviteMemberRoutes } from './members/invite-member.routes.ts';
import { memberRoutes } from './members/member.routes.ts';
import { memberAddressRoutes, stopCorrectionRoutes } from './members/member-address.routes.ts';
import { memberCareRoutes } from './members/member-care.routes.ts';
import { deleteMemberRoutes, memberNoteRoutes } from './members/member-data.routes.ts';
import { memberExportRoutes } from './members/member-export.routes.ts';
import { ofOneMember } from './members/member-lookup.ts';
import { changeOffersRoutes, moneyRoutes, numbersRoutes } from './money/money.routes.ts';
import { changePriceRoutes, priceRoutes } from './money/price.routes.ts';
import { purchaseAddressRoutes, purchaseEmailRoutes, purchaseRoutes } from './money/purchase.routes.ts';
import { memberRefundRoutes, purchaseRefundRoutes } from './money/refund.routes.ts';
import {
  answerThrownAtDesk,
  requireOperator,
  requireOwnOrigin,
  requireProof,
  requireRight,
} from './operators/desk-access.ts';
import { changeHelpersRoutes, helpersRoutes } from './operators/helpers.routes.ts';
import { changeSignInMethodsRoutes, signInMethodsRoutes } from './operators/sign-in-methods.routes.ts';
import { deskAlertsRoutes } from './site/alerts.routes.ts';
import { deskBackupsRoutes, provenBackupsRoutes } from './site/backups.routes.ts';
import { activityRoutes, deskRoutes, ownSignInRoutes } from './site/desk.routes.ts';
import { listFilesRoutes } from './site/list-files.routes.ts';
import { changeSettingsRoutes, deskSettingsRoutes } from './site/settings.routes.ts';
import { deskStatusRoutes } from './site/status.routes.ts';
import { checksRoutes, keepCheckRoutes } from './words/checks.routes.ts';
import { keepPictureRoutes } from './words/pictures.routes.ts';
import { deskWordsRoutes, draftWordsRoutes, publishWordsRoutes, readWordsRoutes } from './words/words.routes.ts';
import { previewWordsRoutes } from './words/words-preview.routes.ts';

interface DeskServed {
  words: PublishedWords;
  upkeep: Upkeep;
  clientFolder: string | undefined;
  freeBytes: FreeBytes;
}

/** Routes for operators, by the right that each area requires; `proven` ones shortly after a proof. */
export function deskAreas(context: ServerContext, served: DeskServed): RouteArea[] {
  const routes = deskRoutesByArea(context, served);
  const signedIn = [requireOwnOrigin(context), requireOperator(context), limitPerAddress(context.limits.readRate)];
  const answerThrown = answerThrownAtDesk(context);
  const area = (name: DeskArea, checks: RouteArea['checks']): RouteArea => ({
    name,
    checks,
    features: routes[name] ?? [],
    answerThrown,
  });
  return DESK_RIGHTS.flatMap((right) => {
    const allowed = [...signedIn, requireRight(right)];
    return [area(`desk-${right}`, allowed), area(`desk-${right}-proven`, [...allowed, requireProof(context.now)])];
  });
}

function deskRoutesByArea(
  context: ServerContext,
  { words, upkeep, clientFolder, freeBytes }: DeskServed,
): Partial<Record<DeskArea, FastifyPluginAsyncZod[]>> {
  const settingsDesk = createSettingsOfDesk(context, upkeep);
  const holdNow = () => isReloaded(upkeep);
  return {
    'desk-look': [
      ownSignInRoutes(context),
      deskRoutes(context),
      signInMethodsRoutes(context),
      agreedRoutes(context),
      newslettersRoutes(context),
      seriesRoutes(context),
      ofOneMember(context, [memberRoutes(context)]),
      deskWordsRoutes(context),
      deskMediaRoutes(context, freeBytes),
      checksRoutes(context),
      previewWordsRoutes(context, words, clientFolder),
    ],
    'desk-look-proven': [changeSignInMethodsRoutes(context)],
    'desk-tend': [
      inviteMemberRoutes(context),
      deskEmailsRoutes(context),
      draftNewslettersRoutes(context),
      ofOneMember(context, [memberCareRoutes(context), memberNoteRoutes(context), stopCorrectionRoutes(context)]),
      purchaseRoutes(context),
      purchaseEmailRoutes(context),
      draftWordsRoutes(context),
      keepPictureRoutes(context),
      tendMediaRoutes(context, freeBytes),
    ],
    'desk-tend-proven': [ofOneMember(context, [memberAddressRoutes(context)]), purchaseAddressRoutes(context)],
    'desk-numbers': [numbersRoutes(context)],
    'desk-own': [
      activityRoutes(context),
      helpersRoutes(context),
      moneyRoutes(context),
      publishWordsRoutes(context, words, 'other'),
      deskStatusRoutes(context, upkeep),
      deskBackupsRoutes(context, upkeep),
      deskSettingsRoutes(settingsDesk),
      deskAlertsRoutes(context),
      stopNewslettersRoutes(context),
      switchSeriesRoutes(context),
      priceRoutes(context),
    ],
    'desk-own-proven': [
      changeHelpersRoutes(context),
      ofOneMember(context, [memberRefundRoutes(context), deleteMemberRoutes(context), memberExportRoutes(context)]),
      listFilesRoutes(context),
      sendNewslettersRoutes(context),
      purchaseRefundRoutes(context),
      changeOffersRoutes(context),
      publishWordsRoutes(context, words, 'legal'),
      readWordsRoutes(context, words),
      keepCheckRoutes(context, words),
      provenBackupsRoutes(context, upkeep),
      changeSettingsRoutes(context, settingsDesk, holdNow),
      changePriceRoutes(context, holdNow),
      deleteMediaRoutes(context),
    ],
  };
}

const isReloaded = (upkeep: Upkeep): Promise<boolean> =>
  upkeep.reload().then(
    () => true,
    () => false,
  );
