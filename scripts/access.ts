import {
  type GrantOutcome,
  grantAccess,
  purchasesOf,
  type RevokeOutcome,
  revokeAccess,
} from '#server/features/purchases/operate-purchases.ts';
import { type OperatorContext, runAsOperator } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { printPurchases } from './operator/print-purchases.ts';

/**
 * `npm run access -- grant|revoke|show EMAIL`: grants, revokes or shows access. Running servers see the change at
 * once. No money moves.
 */

const USAGE = 'Usage: npm run access -- grant|revoke|show EMAIL';

const WORDS: Record<GrantOutcome | RevokeOutcome, string> = {
  no_account: 'No account uses this address yet.',
  active_already: 'This account already has access.',
  payment_under_way: 'This account has a payment in progress or in dispute. Wait until it’s settled.',
  restored: 'Done. They have access again. We’ve emailed them.',
  granted: 'Done. They have free access. We’ve emailed them.',
  not_active: 'This account doesn’t have access.',
  revoked: 'Done. Access removed. Nothing was refunded: use npm run refund for that.',
  free_access_removed: 'Done. Access removed. It was free, so there’s nothing to refund.',
};

const DONE: readonly string[] = ['restored', 'granted', 'revoked', 'free_access_removed'];

const [action = '', email = '', ...more] = process.argv.slice(2);

await runAsOperator(async (operator) => {
  if (!email || more.length > 0) throw new OperatorError(USAGE);
  const outcome = await act(operator);
  if (outcome !== undefined && !DONE.includes(outcome)) throw new OperatorError(WORDS[outcome]);
  if (outcome !== undefined) console.log(WORDS[outcome]);
  printPurchases(await purchasesOf(operator, email));
});

async function act(operator: OperatorContext): Promise<GrantOutcome | RevokeOutcome | undefined> {
  const { endCheckout, recordAction } = operator;
  if (action === 'grant') {
    const outcome = await grantAccess(operator, email, { endCheckout, recordAction });
    if (outcome === 'no_account') throw new OperatorError(`${WORDS.no_account} ${firstStep(operator)}`);
    return outcome;
  }
  if (action === 'revoke') return revokeAccess(operator, email, { recordAction });
  if (action === 'show') return undefined;
  throw new OperatorError(USAGE);
}

function firstStep({ config: { publicOrigin } }: OperatorContext): string {
  const where = publicOrigin ? `${publicOrigin}/register` : 'on the site';
  return `Invite them from the desk, under Members. Or ask them to make an account (${where}), then run this again.`;
}
