import type { Transaction } from 'kysely';
import { DESK_LINK_MS } from '#domain/desk/desk-session.ts';
import type { ServerContext } from '#server/context.ts';
import * as deskCodes from '#server/desk/operators/desk-codes.repository.ts';
import * as helpers from '#server/desk/operators/helpers.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

interface Move {
  operatorId: string;
  /** Where the desk is from now on. */
  origin: string;
  sendsEmails: boolean;
}

/** Cookies and passkeys belong to an address: whoever moves the desk is handed a way in at the new one, all others are sent one. */
export async function letInElsewhere(
  context: ServerContext,
  transaction: Transaction<Database>,
  { operatorId, origin, sendsEmails }: Move,
): Promise<string> {
  const { now } = context;
  const all = await helpers.lockAll(transaction);
  const isStillIn = all.some(({ id, role, isDisabled }) => id === operatorId && role === 'owner' && !isDisabled);
  if (!isStillIn) throw new Error('Whoever moves the desk was kept out meanwhile');
  const code = await deskCodes.issueIn(transaction, context, { operatorId, expiresAt: now() + DESK_LINK_MS });
  for (const { id, name, email, hasKey, isDisabled } of sendsEmails ? all : []) {
    if (!hasKey || isDisabled) continue;
    await emails.queue(transaction, context, {
      to: email,
      email: { kind: 'desk_moved', operatorId: id, firstName: name, origin },
    });
  }
  return `${origin}/desk/start#${code}`;
}
