import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ChangedWords } from '#contract/words.ts';
import { DESK_RIGHTS } from '#domain/desk-roles.ts';
import type { AppNeeds, Area, DeskArea } from './app-needs.ts';
import { createAccountExportRepository } from './features/account/account-export.repository.ts';
import { createAgreedRepository } from './features/desk/agreed.repository.ts';
import { agreedRoutes } from './features/desk/agreed.routes.ts';
import { type DeskRoutesNeeds, deskRoutes, diaryRoutes } from './features/desk/desk.routes.ts';
import {
  deskOrigin,
  requireOperator,
  requireOwnOrigin,
  requireProof,
  requireRight,
} from './features/desk/desk-access.ts';
import { createDeskCodesRepository } from './features/desk/desk-codes.repository.ts';
import { doorRoutes } from './features/desk/door.routes.ts';
import { createFoundPurchasesRepository } from './features/desk/found-purchases.repository.ts';
import { createHelpersRepository } from './features/desk/helpers.repository.ts';
import { changeHelpersRoutes, helpersRoutes } from './features/desk/helpers.routes.ts';
import { inviteMemberRoutes } from './features/desk/invite-member.routes.ts';
import { changeKeysRoutes, keysRoutes } from './features/desk/keys.routes.ts';
import { deskLettersRoutes } from './features/desk/letters.routes.ts';
import { createLettersOfRepository } from './features/desk/letters-of.repository.ts';
import { keepMarkRoutes, marksRoutes } from './features/desk/marks.routes.ts';
import { memberRoutes } from './features/desk/member.routes.ts';
import { memberAddressRoutes, stopCorrectionRoutes } from './features/desk/member-address.routes.ts';
import { memberCareRoutes } from './features/desk/member-care.routes.ts';
import { deleteMemberRoutes, memberNoteRoutes } from './features/desk/member-data.routes.ts';
import { memberExportRoutes } from './features/desk/member-export.routes.ts';
import { ofOneMember } from './features/desk/member-lookup.ts';
import { createMemberNotesRepository } from './features/desk/member-notes.repository.ts';
import { memberRefundRoutes } from './features/desk/member-refund.routes.ts';
import { createMembersRepository } from './features/desk/members.repository.ts';
import { membersFileRoutes } from './features/desk/members-file.routes.ts';
import { createMoneyRepository } from './features/desk/money.repository.ts';
import { changeOffersRoutes, moneyRoutes, numbersRoutes } from './features/desk/money.routes.ts';
import { createOffersRepository } from './features/desk/offers.repository.ts';
import { createOperatorPasskeysRepository } from './features/desk/operator-passkeys.repository.ts';
import { createOperatorSessionsRepository } from './features/desk/operator-sessions.repository.ts';
import { createOperatorsRepository } from './features/desk/operators.repository.ts';
import { createPasskeys } from './features/desk/passkeys.ts';
import {
  purchaseAddressRoutes,
  purchaseLetterRoutes,
  purchaseRefundRoutes,
  purchaseRoutes,
} from './features/desk/purchase.routes.ts';
import { createTodayRepository } from './features/desk/today.repository.ts';
import {
  deskWordsRoutes,
  draftWordsRoutes,
  publishWordsRoutes,
  readWordsRoutes,
} from './features/desk/words.routes.ts';
import { previewWordsRoutes } from './features/desk/words-preview.routes.ts';
import { createHealthAgreementsRepository } from './features/health-agreements/health-agreements.repository.ts';
import { createOfferUsesRepository } from './features/payments/offer-uses.repository.ts';
import { createWordsRepository } from './features/words/words.repository.ts';
import { createWordsDraftsRepository } from './features/words/words-drafts.repository.ts';
import { createWordsMarksRepository } from './features/words/words-marks.repository.ts';
import { previewPage } from './page-words.ts';
import { styleSourcesOf } from './platform/http/client-pages.ts';
import { limitPerAddress } from './platform/http/rate-limit.ts';
import type { RouteArea } from './platform/http/route-areas.ts';
import { pagePreviewHeaders } from './platform/http/security-headers.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import type { Services } from './services.ts';
import { siteFeatures } from './site-features.ts';
import { createSiteWatch } from './upkeep/site-watch.ts';

/** Public: the ways in. */
export const deskDoor = (needs: AppNeeds, services: Services): FastifyPluginAsyncZod =>
  doorRoutes(deskNeeds(needs, services));

/** Routes for operators, by the right that each area requires. */
export function deskAreas(needs: AppNeeds, services: Services): RouteArea<Area>[] {
  const desk = deskNeeds(needs, services);
  const features = deskFeatures(desk, siteFeatures(needs, desk));
  const { limits } = services;
  const signedIn = [
    requireOwnOrigin(desk.originOf),
    requireOperator(desk.sessions, desk.isHttps),
    limitPerAddress(limits.readRate),
  ];
  return DESK_RIGHTS.flatMap((right): RouteArea<Area>[] => {
    const allowed = [...signedIn, requireRight(right)];
    return [
      { name: `desk-${right}`, checks: allowed, features: features[`desk-${right}`] ?? [] },
      {
        name: `desk-${right}-proven`,
        checks: [...allowed, requireProof(desk.now)],
        features: features[`desk-${right}-proven`] ?? [],
      },
    ];
  });
}

type DeskNeeds = ReturnType<typeof deskNeeds>;

const deskFeatures = (
  desk: DeskNeeds,
  site: ReturnType<typeof siteFeatures>,
): Partial<Record<DeskArea, FastifyPluginAsyncZod[]>> => ({
  'desk-look': [
    deskRoutes(desk),
    deskWordsRoutes(desk),
    marksRoutes(desk),
    previewWordsRoutes(desk),
    keysRoutes(desk),
    agreedRoutes(desk),
    ofOneMember(desk, [memberRoutes(desk)]),
  ],
  'desk-look-proven': [changeKeysRoutes(desk)],
  'desk-tend': [
    inviteMemberRoutes(desk),
    deskLettersRoutes(desk),
    draftWordsRoutes(desk),
    purchaseRoutes(desk),
    purchaseLetterRoutes(desk),
    ofOneMember(desk, [memberCareRoutes(desk), memberNoteRoutes(desk), stopCorrectionRoutes(desk)]),
  ],
  'desk-tend-proven': [ofOneMember(desk, [memberAddressRoutes(desk)]), purchaseAddressRoutes(desk)],
  'desk-numbers': [numbersRoutes(desk)],
  'desk-own': [
    diaryRoutes(desk),
    helpersRoutes(desk),
    moneyRoutes(desk),
    ...site.own,
    publishWordsRoutes(desk, 'other'),
  ],
  'desk-own-proven': [
    ofOneMember(desk, [memberRefundRoutes(desk), deleteMemberRoutes(desk), memberExportRoutes(desk)]),
    purchaseRefundRoutes(desk),
    changeHelpersRoutes(desk),
    changeOffersRoutes(desk),
    membersFileRoutes(desk),
    ...site.proven,
    publishWordsRoutes(desk, 'legal'),
    readWordsRoutes(desk),
    keepMarkRoutes(desk),
  ],
});

function deskNeeds(needs: AppNeeds, services: Services) {
  const { db, config, now, createId, randomBytes, clientFolder } = needs;
  const { corrections, diary, oneTimeTokens } = services;
  const { accounts, accessTokens, attempts, emails, passwords, originOf, isHttps, limits, payments } = services;
  const operators = createOperatorsRepository(db);
  const ownPasskeys = createOperatorPasskeysRepository(db);
  const deskCodes = createDeskCodesRepository({ db, now, randomBytes });
  return {
    db,
    operators,
    ownPasskeys,
    deskCodes,
    helpers: createHelpersRepository(db),
    sessions: createOperatorSessionsRepository({ db, now, randomBytes }),
    diary,
    corrections,
    oneTimeTokens,
    accountExports: createAccountExportRepository(db),
    money: createMoneyRepository(db),
    foundPurchases: createFoundPurchasesRepository(db),
    letters: createLettersOfRepository(db),
    offers: createOffersRepository(db),
    offerUses: createOfferUsesRepository(db),
    pricePence: services.pricePence,
    notes: createMemberNotesRepository(db),
    passkeys: createPasskeys({ operators, ownPasskeys, deskCodes, now }),
    members: createMembersRepository(db),
    agreed: createAgreedRepository(db),
    today: createTodayRepository(db),
    siteNeeds: createSiteWatch(config, db, now),
    words: createWordsRepository(db),
    drafts: createWordsDraftsRepository(db),
    marks: createWordsMarksRepository(db),
    published: services.words,
    siteWords: config.siteWords,
    previewPage: (path: string, words: ReadonlyMap<string, ChangedWords>) =>
      previewPage({ clientFolder, publicOrigin: config.publicOrigin, pricePence: services.pricePence }, path, words),
    previewHeaders: (html: string) => pagePreviewHeaders({ isHttps }, styleSourcesOf(html)),
    legalReviewed: config.legalReviewed,
    countAgreements: createHealthAgreementsRepository(db).countOf,
    deeds: payments.deskDeeds,
    isPractice: config.payments.mode === 'sandbox',
    signInRate: limits.signInRate,
    exportRate: limits.exportRate,
    accounts,
    accessTokens,
    attempts,
    emails,
    passwords,
    originOf: (request: FastifyRequest) => deskOrigin(request, originOf(request), config.publicOrigin),
    proofOf: createSecretBox(config.dataFolder).proofOf,
    isHttps,
    now,
    createId,
    randomBytes,
  } satisfies DeskRoutesNeeds & Record<string, unknown>;
}
