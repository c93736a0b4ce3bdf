import type { FastifyRequest } from 'fastify';
import type { AppNeeds, DeskFeatures } from './app-needs.ts';
import { deskLettersRoutes } from './desk/emails/emails.routes.ts';
import { createLettersOfRepository } from './desk/emails/emails-of.repository.ts';
import { createAgreedRepository } from './desk/members/agreed.repository.ts';
import { agreedRoutes } from './desk/members/agreed.routes.ts';
import { inviteMemberRoutes } from './desk/members/invite-member.routes.ts';
import { memberRoutes } from './desk/members/member.routes.ts';
import { memberAddressRoutes, stopCorrectionRoutes } from './desk/members/member-address.routes.ts';
import { memberCareRoutes } from './desk/members/member-care.routes.ts';
import { deleteMemberRoutes, memberNoteRoutes } from './desk/members/member-data.routes.ts';
import { memberExportRoutes } from './desk/members/member-export.routes.ts';
import { ofOneMember } from './desk/members/member-lookup.ts';
import { createMemberNotesRepository } from './desk/members/member-notes.repository.ts';
import { memberRefundRoutes } from './desk/members/member-refund.routes.ts';
import { createMembersRepository } from './desk/members/members.repository.ts';
import { membersFileRoutes } from './desk/members/members-file.routes.ts';
import { createFoundPurchasesRepository } from './desk/money/found-purchases.repository.ts';
import { createMoneyRepository } from './desk/money/money.repository.ts';
import { changeOffersRoutes, moneyRoutes, numbersRoutes } from './desk/money/money.routes.ts';
import { createOffersRepository } from './desk/money/offers.repository.ts';
import {
  purchaseAddressRoutes,
  purchaseLetterRoutes,
  purchaseRefundRoutes,
  purchaseRoutes,
} from './desk/money/purchase.routes.ts';
import { deskOrigin } from './desk/operators/desk-access.ts';
import { createDeskCodesRepository } from './desk/operators/desk-codes.repository.ts';
import { createHelpersRepository } from './desk/operators/helpers.repository.ts';
import { changeHelpersRoutes, helpersRoutes } from './desk/operators/helpers.routes.ts';
import { createOperatorBrowsersRepository } from './desk/operators/operator-browsers.repository.ts';
import { createOperatorPasskeysRepository } from './desk/operators/operator-passkeys.repository.ts';
import { createOperatorSessionsRepository } from './desk/operators/operator-sessions.repository.ts';
import { createOperatorsRepository } from './desk/operators/operators.repository.ts';
import { changeKeysRoutes, keysRoutes } from './desk/operators/passkeys.routes.ts';
import { createPasskeys } from './desk/operators/passkeys.ts';
import type { DoorRoutesNeeds } from './desk/operators/sign-in.routes.ts';
import { deskRoutes, diaryRoutes, ownSignInRoutes } from './desk/site/desk.routes.ts';
import { createTodayRepository } from './desk/site/today.repository.ts';
import { keepMarkRoutes, marksRoutes } from './desk/words/marks.routes.ts';
import { deskWordsRoutes, draftWordsRoutes, publishWordsRoutes, readWordsRoutes } from './desk/words/words.routes.ts';
import { previewWordsRoutes } from './desk/words/words-preview.routes.ts';
import { createAccountExportRepository } from './features/account/account-export.repository.ts';
import { createOfferUsesRepository } from './features/checkout/offer-uses.repository.ts';
import { countOf } from './features/health-agreements/health-agreements.repository.ts';
import { members } from './features/site/site.repository.ts';
import { previewPage } from './features/words/page-words.ts';
import { createWordsRepository } from './features/words/words.repository.ts';
import { createWordsDraftsRepository } from './features/words/words-drafts.repository.ts';
import { createWordsMarksRepository } from './features/words/words-marks.repository.ts';
import { styleSourcesOf } from './platform/http/client-pages.ts';
import { pagePreviewHeaders } from './platform/http/security-headers.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import type { Services } from './services.ts';
import { siteFeatures } from './site-features.ts';
import { createSiteWatch } from './upkeep/site-watch.ts';

/** Who is signed in at the desk, and how one gets in. */
export function deskSignIn(
  { db, config, now, createId, randomBytes }: AppNeeds,
  { attempts, diary, emails, isHttps, limits, originOf, passwords }: Services,
): DoorRoutesNeeds {
  const operators = createOperatorsRepository(db);
  const ownPasskeys = createOperatorPasskeysRepository(db);
  const deskCodes = createDeskCodesRepository({ db, now, randomBytes });
  return {
    db,
    operators,
    ownPasskeys,
    deskCodes,
    sessions: createOperatorSessionsRepository({ db, now, randomBytes }),
    browsers: createOperatorBrowsersRepository(db),
    passkeys: createPasskeys({ operators, ownPasskeys, deskCodes, now }),
    attempts,
    diary,
    emails,
    passwords,
    originOf: (request: FastifyRequest) => deskOrigin(request, originOf(request), config.publicOrigin),
    signInRate: limits.signInRate,
    proofOf: createSecretBox(config.dataFolder).proofOf,
    isHttps,
    now,
    createId,
    randomBytes,
  };
}

/** By capability; each feature is handed what it uses. */
export const deskFeatures = (needs: AppNeeds, services: Services, signIn: DoorRoutesNeeds): DeskFeatures[] => [
  entranceFeatures(needs, services, signIn),
  memberFeatures(needs, services, signIn),
  moneyFeatures(needs, services, signIn),
  wordsFeatures(needs, services),
  siteFeatures(needs, services, signIn),
];

/** Today and the lists, own ways in, helpers and the diary. */
function entranceFeatures(
  { db, config, now, createId }: AppNeeds,
  services: Services,
  signIn: DoorRoutesNeeds,
): DeskFeatures {
  const { diary, emails } = services;
  const { operators, sessions, isHttps } = signIn;
  const helpers = createHelpersRepository(db);
  const keys = { ...signIn, helpers };
  const team = { db, operators, helpers, sessions, isHttps, diary, emails, now, createId };
  return {
    'desk-look': [
      ownSignInRoutes(signIn),
      deskRoutes({
        members: createMembersRepository(db, now),
        foundPurchases: createFoundPurchasesRepository(db),
        today: createTodayRepository(db),
        diary,
        siteNeeds: createSiteWatch(config, db, now),
        isPractice: config.payments.mode === 'sandbox',
        now,
      }),
      keysRoutes(keys),
    ],
    'desk-look-proven': [changeKeysRoutes(keys)],
    'desk-own': [diaryRoutes({ diary }), helpersRoutes(team)],
    'desk-own-proven': [changeHelpersRoutes(team)],
  };
}

/** Members, their letters, and who agreed to letters. */
function memberFeatures({ db, now }: AppNeeds, services: Services, { operators }: DoorRoutesNeeds): DeskFeatures {
  const { accounts, accessTokens, corrections, diary, emails, eraseAccount, limits, oneTimeTokens } = services;
  const { deskDeeds: deeds } = services.payments;
  const members = createMembersRepository(db, now);
  const agreed = createAgreedRepository(db);
  const notes = createMemberNotesRepository(db);
  const letters = createLettersOfRepository(db);
  const accountExports = createAccountExportRepository(db);
  const lookup = { members, now };
  const data = { db, notes, eraseAccount, emails, deeds, diary, now };
  const correct = { db, accounts, corrections, oneTimeTokens, operators, diary, emails, now };
  return {
    'desk-look': [
      agreedRoutes({ agreed }),
      ofOneMember(lookup, [memberRoutes({ notes, letters, corrections, deeds, diary, now })]),
    ],
    'desk-tend': [
      inviteMemberRoutes({ diary, deeds }),
      deskLettersRoutes({ db, diary, now }),
      ofOneMember(lookup, [
        memberCareRoutes({ db, accessTokens, emails, deeds, diary, now }),
        memberNoteRoutes(data),
        stopCorrectionRoutes(correct),
      ]),
    ],
    'desk-tend-proven': [ofOneMember(lookup, [memberAddressRoutes(correct)])],
    'desk-own-proven': [
      ofOneMember(lookup, [
        memberRefundRoutes({ deeds, diary }),
        deleteMemberRoutes(data),
        memberExportRoutes({ db, accountExports, diary, now }),
      ]),
      membersFileRoutes({ db, members, agreed, diary, exportRate: limits.exportRate }),
    ],
  };
}

/** Purchases, numbers and offers. */
function moneyFeatures({ db, now }: AppNeeds, services: Services, { operators }: DoorRoutesNeeds): DeskFeatures {
  const { diary, emails, pricePence } = services;
  const { deskDeeds: deeds } = services.payments;
  const money = createMoneyRepository(db);
  const letters = createLettersOfRepository(db);
  const offers = createOffersRepository(db);
  const offerUses = createOfferUsesRepository(db);
  return {
    'desk-tend': [purchaseRoutes({ deeds, money, letters, diary }), purchaseLetterRoutes({ deeds, diary })],
    'desk-tend-proven': [purchaseAddressRoutes({ deeds, operators, diary, emails, now })],
    'desk-numbers': [numbersRoutes({ money, now })],
    'desk-own': [moneyRoutes({ money, offers, offerUses, pricePence, now })],
    'desk-own-proven': [
      purchaseRefundRoutes({ deeds, diary }),
      changeOffersRoutes({ db, offers, diary, pricePence, now }),
    ],
  };
}

function wordsFeatures(
  { db, config, clientFolder, now }: AppNeeds,
  { diary, isHttps, words: published }: Services,
): DeskFeatures {
  const { legalReviewed, siteWords } = config;
  const words = createWordsRepository(db);
  const drafts = createWordsDraftsRepository(db);
  const marks = createWordsMarksRepository(db);
  const countAgreements = (version: string) => countOf(db, version);
  const countMembers = (atMost: number) => members(db, atMost);
  const texts = {
    ...{ db, words, drafts, marks, diary, published, legalReviewed, siteWords, now },
    ...{ countAgreements, countMembers },
  };
  return {
    'desk-look': [
      deskWordsRoutes(texts),
      marksRoutes({ marks, siteWords }),
      previewWordsRoutes({
        words,
        drafts,
        previewPage: (path, changed) => previewPage({ config, now }, clientFolder, path, changed),
        previewHeaders: (html) => pagePreviewHeaders({ isHttps }, styleSourcesOf(html)),
        now,
      }),
    ],
    'desk-tend': [draftWordsRoutes(texts)],
    'desk-own': [publishWordsRoutes(texts, 'other')],
    'desk-own-proven': [
      publishWordsRoutes(texts, 'legal'),
      readWordsRoutes(texts),
      keepMarkRoutes({ db, marks, diary, published, now }),
    ],
  };
}
