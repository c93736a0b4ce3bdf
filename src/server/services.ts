import type { FastifyRequest } from 'fastify';
import { priceAt } from '#domain/purchases/price.ts';
import { type QuoteAsked, quoteAt } from '#domain/purchases/quote.ts';
import type { AppNeeds } from './app-needs.ts';
import { openContext } from './context.ts';
import { createDiaryRepository } from './desk/operators/activity-log.repository.ts';
import { createPractice } from './desk/site/practice.ts';
import { createAccountTracesRepository } from './features/account/account-traces.repository.ts';
import { type AccountsRepository, createAccountsRepository } from './features/account/accounts.repository.ts';
import { createAddressCorrectionsRepository } from './features/account/address-corrections.repository.ts';
import { createDeletedAccountsRepository } from './features/account/deleted-accounts.repository.ts';
import { createEraseAccount } from './features/account/erase-account.ts';
import { type AccountNames, withoutNames } from './features/account/without-names.ts';
import { callerOf } from './features/auth/access.ts';
import { createAccessGrantsRepository } from './features/auth/access-grants.repository.ts';
import { createAccessTokensRepository } from './features/auth/access-tokens.repository.ts';
import { createKnownBrowsersRepository } from './features/auth/known-browsers.repository.ts';
import { createOneTimeTokensRepository } from './features/auth/one-time-tokens.repository.ts';
import { createSignInAttemptsRepository } from './features/auth/sign-in-attempts.repository.ts';
import { createEmailsRepository } from './features/emails/emails.repository.ts';
import { createLettersAnswersRepository } from './features/newsletter/newsletter-answers.repository.ts';
import { createPayments } from './features/purchases/payments.ts';
import { publishedWordsIn } from './features/words/published-words.ts';
import { forgetLettersAbout, letterFolderOf } from './platform/email/written-letters.ts';
import { createRefusedWrites } from './platform/http/refused-writes.ts';
import { requestOrigin } from './platform/http/request-origin.ts';
import { createRequestFigures } from './platform/metrics/request-figures.ts';

/** What several features use. */
export type Services = ReturnType<typeof createServices>;

export function createServices(needs: AppNeeds) {
  const { db, config, now, createId, randomBytes, cardProcessor } = needs;
  const { stripe, settings: paymentSettings } = cardProcessor;
  const context = openContext({ ...needs, stripe, paymentSettings });
  const { limits, passwords } = context;
  const accounts = createAccountsRepository(db, config);
  const accessTokens = createAccessTokensRepository({ db, designated: config, now, randomBytes });
  const knownBrowsers = createKnownBrowsersRepository(db);
  const oneTimeTokens = createOneTimeTokensRepository({ db, now, randomBytes });
  const lettersAnswers = createLettersAnswersRepository(db);
  const accessGrants = createAccessGrantsRepository({ now });
  const emails = createEmailsRepository({ now, createId });
  const randomNonce = () => randomBytes(24).toString('base64url');
  return {
    context,
    limits,
    accounts,
    accessTokens,
    knownBrowsers,
    oneTimeTokens,
    lettersAnswers,
    accessGrants,
    corrections: createAddressCorrectionsRepository(db),
    eraseAccount: accountEraser(needs, accounts),
    diary: createDiaryRepository({ db, now, createId }),
    emails,
    passwords,
    randomNonce,
    pricePence: () => priceAt(config.prices, now()),
    attempts: createSignInAttemptsRepository({ db, now, createId }),
    words: needs.words ?? publishedWordsIn(db),
    ...watchersOf(needs),
    isHttps: config.publicOrigin?.startsWith('https:') ?? false,
    originOf: (request: FastifyRequest) => requestOrigin(request, config.publicOrigin),
    callerOf: callerOf(accessTokens),
    mayPay: createPractice(needs).mayPay,
    payments: createPayments({
      ...context,
      settings: paymentSettings,
      refundPolicy: config.siteWords.refundPolicy,
      quote: (asked: QuoteAsked) => quoteAt(config.prices, now(), asked),
      randomId: createId,
      randomNonce,
      accounts,
      accessTokens,
      oneTimeTokens,
      accessGrants,
      lettersAnswers,
      emails,
    }),
  };
}

function watchersOf({ now }: AppNeeds) {
  return {
    requests: createRequestFigures(),
    refusedWrites: createRefusedWrites(now),
  };
}

function accountEraser({ db, config, cardProcessor, now, log }: AppNeeds, accounts: AccountsRepository) {
  return createEraseAccount({
    accounts,
    traces: createAccountTracesRepository(db),
    deletedAccounts: createDeletedAccountsRepository(db),
    dataFolder: config.dataFolder,
    async forgetOutside(names: AccountNames) {
      await forgetLettersAbout(letterFolderOf(config.dataFolder), names);
      await cardProcessor.rewriteStored?.((body) => withoutNames(body, names));
    },
    now,
    log,
  });
}
