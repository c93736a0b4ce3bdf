import type { AppNeeds } from './app-needs.ts';
import { openContext } from './context.ts';
import { createPractice } from './desk/site/practice.ts';
import { createEraseAccount } from './features/account/erase-account.ts';
import { type AccountNames, withoutNames } from './features/account/without-names.ts';
import { publishedWordsIn } from './features/words/published-words.ts';
import { emailFolderOf, forgetEmailsAbout } from './platform/email/written-emails.ts';
import { createRefusedWrites } from './platform/http/refused-writes.ts';
import { createRequestFigures } from './platform/metrics/request-figures.ts';

/** What several features use. */
export type Services = ReturnType<typeof createServices>;

export function createServices(needs: AppNeeds) {
  const { db, cardProcessor } = needs;
  const { stripe, settings: paymentSettings } = cardProcessor;
  const context = openContext({ ...needs, stripe, paymentSettings });
  return {
    context,
    eraseAccount: createEraseAccount(context, outsideForgetter(needs)),
    words: needs.words ?? publishedWordsIn(db),
    ...watchersOf(needs),
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
