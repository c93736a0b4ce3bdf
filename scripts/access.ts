import {
  type GrantOutcome,
  grantAccess,
  purchasesOf,
  type RevokeOutcome,
  revokeAccess,
} from '#server/features/payments/operate-purchases.ts';
import { type Operator, runAsOperator } from './operator/open-operator.ts';
import { OperatorMistake } from './operator/operator-mistake.ts';
import { printPurchases } from './operator/print-purchases.ts';

/*
 * `npm run access -- grant|revoke|show EMAIL`: opens or closes an account by hand, or tells what is known of it. The state is
 * in the database, so a running server and its members' screens follow within seconds. No money moves.
 */

const USAGE = 'Usage: npm run access -- grant|revoke|show EMAIL';

const WORDS: Record<GrantOutcome | RevokeOutcome, string> = {
  no_account: 'Nobody has an account with this address.',
  active_already: 'This account is active already.',
  payment_under_way: 'A payment of this account is under way or in dispute: wait until it is settled.',
  restored: 'Done: the withdrawal is taken back, and the account is active.',
  granted: 'Done: the account is active, as a present.',
  not_active: 'This account is not active.',
  revoked: 'Done: the account is closed. Its money stays where it is; npm run refund gives it back.',
};

const DONE: readonly string[] = ['restored', 'granted', 'revoked'];

const [action = '', email = '', ...more] = process.argv.slice(2);

await runAsOperator(async (operator) => {
  if (!email || more.length > 0) throw new OperatorMistake(USAGE);
  const outcome = await act(operator);
  if (outcome !== undefined && !DONE.includes(outcome)) throw new OperatorMistake(WORDS[outcome]);
  if (outcome !== undefined) console.log(WORDS[outcome]);
  printPurchases(await purchasesOf(operator, email));
});

async function act(operator: Operator): Promise<GrantOutcome | RevokeOutcome | undefined> {
  if (action === 'grant') return grantAccess(operator, email);
  if (action === 'revoke') return revokeAccess(operator, email);
  if (action === 'show') return undefined;
  throw new OperatorMistake(USAGE);
}
