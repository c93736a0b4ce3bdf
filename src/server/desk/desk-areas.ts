import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DESK_RIGHTS } from '#domain/desk/desk-roles.ts';
import type { AppNeeds, Area, DeskArea } from '#server/app-needs.ts';
import type { ServerContext } from '#server/context.ts';
import type { RouteArea } from '#server/platform/http/route-areas.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { createSettingsOfDesk } from '#server/upkeep/settings-of-desk.ts';
import { type Upkeep, withoutUpkeep } from '#server/upkeep/upkeep.ts';
import { deskEmailsRoutes } from './emails/emails.routes.ts';
import { agreedRoutes } from './members/agreed.routes.ts';
import { inviteMemberRoutes } from './members/invite-member.routes.ts';
import { memberRoutes } from './members/member.routes.ts';
import { memberAddressRoutes, stopCorrectionRoutes } from './members/member-address.routes.ts';
import { memberCareRoutes } from './members/member-care.routes.ts';
import { deleteMemberRoutes, memberNoteRoutes } from './members/member-data.routes.ts';
import { memberExportRoutes } from './members/member-export.routes.ts';
import { ofOneMember } from './members/member-lookup.ts';
import { membersFileRoutes } from './members/members-file.routes.ts';
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
import { changeSignInMethodsRoutes, signInMethodsRoutes } from './operators/passkeys.routes.ts';
import { deskAlertsRoutes } from './site/alerts.routes.ts';
import { deskBackupsRoutes, provenBackupsRoutes } from './site/backups.routes.ts';
import { activityRoutes, deskRoutes, ownSignInRoutes } from './site/desk.routes.ts';
import { type AppliedSettings, changeSettingsRoutes, deskSettingsRoutes } from './site/settings.routes.ts';
import { deskStatusRoutes } from './site/status.routes.ts';
import { keepMarkRoutes, marksRoutes } from './words/marks.routes.ts';
import { deskWordsRoutes, draftWordsRoutes, publishWordsRoutes, readWordsRoutes } from './words/words.routes.ts';
import { previewWordsRoutes } from './words/words-preview.routes.ts';

/** Routes for operators, by the right that each area requires; `proven` ones shortly after a proof. */
export function deskAreas(needs: AppNeeds, services: Services): RouteArea<Area>[] {
  const { context } = services;
  const routes = deskRoutesByArea(needs, services);
  const signedIn = [requireOwnOrigin(context), requireOperator(context), limitPerAddress(context.limits.readRate)];
  const answerThrown = answerThrownAtDesk(context);
  return DESK_RIGHTS.flatMap((right): RouteArea<Area>[] => {
    const allowed = [...signedIn, requireRight(right)];
    const [area, provenArea] = [`desk-${right}`, `desk-${right}-proven`] as const;
    return [
      { name: area, checks: allowed, features: routes[area] ?? [], answerThrown },
      {
        name: provenArea,
        checks: [...allowed, requireProof(context.now)],
        features: routes[provenArea] ?? [],
        answerThrown,
      },
    ];
  });
}

function deskRoutesByArea(
  { clientFolder, upkeep: given }: AppNeeds,
  { context, eraseAccount, words }: Services,
): Partial<Record<DeskArea, FastifyPluginAsyncZod[]>> {
  const upkeep = given ?? withoutUpkeep(context.now);
  const applied = settingsApplied(context, upkeep);
  return {
    'desk-look': [
      ownSignInRoutes(context),
      deskRoutes(context),
      signInMethodsRoutes(context),
      agreedRoutes(context),
      ofOneMember(context, [memberRoutes(context)]),
      deskWordsRoutes(context),
      marksRoutes(context),
      previewWordsRoutes(context, clientFolder),
    ],
    'desk-look-proven': [changeSignInMethodsRoutes(context)],
    'desk-tend': [
      inviteMemberRoutes(context),
      deskEmailsRoutes(context),
      ofOneMember(context, [memberCareRoutes(context), memberNoteRoutes(context), stopCorrectionRoutes(context)]),
      purchaseRoutes(context),
      purchaseEmailRoutes(context),
      draftWordsRoutes(context),
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
      deskSettingsRoutes(applied),
      deskAlertsRoutes(context),
      priceRoutes(context),
    ],
    'desk-own-proven': [
      changeHelpersRoutes(context),
      ofOneMember(context, [
        memberRefundRoutes(context),
        deleteMemberRoutes(context, eraseAccount),
        memberExportRoutes(context),
      ]),
      membersFileRoutes(context),
      purchaseRefundRoutes(context),
      changeOffersRoutes(context),
      publishWordsRoutes(context, words, 'legal'),
      readWordsRoutes(context, words),
      keepMarkRoutes(context, words),
      provenBackupsRoutes(context, upkeep),
      changeSettingsRoutes(context, applied),
      changePriceRoutes(context, applied.holdNow),
    ],
  };
}

function settingsApplied({ db, config }: ServerContext, { reload, readWithDesk, stripeFor }: Upkeep): AppliedSettings {
  return {
    settingsDesk: createSettingsOfDesk({ db, dataFolder: config.dataFolder, readWithDesk, stripeFor }),
    holdNow: () =>
      reload().then(
        () => true,
        () => false,
      ),
  };
}
