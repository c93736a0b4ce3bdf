import { randomBytes } from 'node:crypto';
import * as deskCodes from '#server/desk/operators/desk-codes.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { addressOf, deskAddressOf } from '#server/platform/http/listen-address.ts';
import { runAsOperator } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';

/**
 * `npm run desk -- code`: prints a new one-time address that opens the desk. Where somebody works there already, it
 * sends them a letter with a link for a new passkey.
 */

const USAGE = 'Usage: npm run desk -- code';

const [action, ...more] = process.argv.slice(2);

await runAsOperator(async ({ db, now, recordAction, config: { publicOrigin, host, port } }) => {
  if (action !== 'code' || more.length > 0) throw new OperatorError(USAGE);
  await inTransaction(db, (transaction) => recordAction(transaction, { action: 'desk_code_printed' }));
  const code = await deskCodes.issue(db, { now, randomBytes }, {});
  const address = publicOrigin ?? addressOf({ address: host, family: host.includes(':') ? 'IPv6' : 'IPv4', port });
  console.log(`Open this link. It works once: ${deskAddressOf(address)}/start#${code}`);
});
