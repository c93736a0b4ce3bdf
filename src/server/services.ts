import type { FastifyRequest } from 'fastify';
import { priceAt } from '#domain/purchases/price.ts';
import type { AppNeeds } from './app-needs.ts';
import { openContext } from './context.ts';
import { createDiaryRepository } from './desk/operators/activity-log.repository.ts';
import { createPractice } from './desk/site/practice.ts';
import { createAccountsRepository } from './features/account/accounts.repository.ts';
import { createAddressCorrectionsRepository } from './features/account/address-corrections.repository.ts';
import { createEraseAccount } from './features/account/erase-account.ts';
import { type AccountNames, withoutNames } from './features/account/without-names.ts';
import { createAccessGrantsRepository } from './features/auth/access-grants.repository.ts';
import { createAccessTokensRepository } from './features/auth/access-tokens.repository.ts';
import { createOneTimeTokensRepository } from './features/auth/one-time-tokens.repository.ts';
import { createSignInAttemptsRepository } from './features/auth/sign-in-attempts.repository.ts';
import { createEmailsRepository } from './features/emails/emails.repository.ts';
import { publishedWordsIn } from './features/words/published-words.ts';
import { emailFolderOf, forgetEmailsAbout } from './platform/email/written-emails.ts';
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
  const oneTimeTokens = createOneTimeTokensRepository({ db, now, randomBytes });
  const accessGrants = createAccessGrantsRepository({ now });
  const emails = createEmailsRepository({ now, createId });
  return {
    context,
    limits,
    accounts,
    accessTokens,
    oneTimeTokens,
    accessGrants,
    corrections: createAddressCorrectionsRepository(db),
    eraseAccount: createEraseAccount(context, outsideForgetter(needs)),
    diary: createDiaryRepository({ db, now, createId }),
    emails,
    passwords,
    pricePence: () => priceAt(config.prices, now()),
    attempts: createSignInAttemptsRepository({ db, now, createId }),
    words: needs.words ?? publishedWordsIn(db),
    ...watchersOf(needs),
    isHttps: config.publicOrigin?.startsWith('https:') ?? false,
    originOf: (request: FastifyRequest) => requestOrigin(request, config.publicOrigin),
    mayPay: createPractice(needs).mayPay,
  };
}

function watchersOf({ now }: AppNeeds) {
  return {
    requests: createRequestFigures(),
    refusedWrites: createRefusedWrites(now),
  };
}

const outsideForgetter =
  ({ config, cardProcessor }: AppNeeds) =>
  async (names: AccountNames): Promise<void> => {
    await forgetEmailsAbout(emailFolderOf(config.dataFolder), names);
    await cardProcessor.rewriteStored?.((body) => withoutNames(body, names));
  };
