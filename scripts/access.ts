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
  no_account: 'Nobody has an account with this address yet.',
  active_already: 'This account is active already.',
  payment_under_way: 'A payment of this account is under way or in dispute: wait until it is settled.',
  restored: 'Done: the withdrawal is taken back, and the account is active. The member is told by e-mail.',
  granted: 'Done: the account is active, with free access. The member is told by e-mail.',
  not_active: 'This account is not active.',
  revoked: 'Done: the account is closed. Its money stays where it is; npm run refund gives it back.',
  free_access_removed: 'Done: the account is closed. The access was free, so there is no money to give back.',
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
  const where = publicOrigin ? `${publicOrigin}/register` : 'with “Create account” on the site';
  return `Invite them at the desk, under Members: that makes one with access. Or ask them to make one (${where}); once they have, type this again.`;
}
