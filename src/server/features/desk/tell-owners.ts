import type { Kysely } from 'kysely';
import type { Need } from '#contract/desk-today.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { NoticesRepository, OwnerToTell } from './notices.repository.ts';
import type { TodayRepository } from './today.repository.ts';

interface TellOwnersNeeds {
  db: Kysely<Database>;
  notices: NoticesRepository;
  today: TodayRepository;
  emails: EmailsRepository;
  now: () => number;
}

/** A guest has been sent her link by then, and has had time to follow it. */
export const UNCLAIMED_WAITS_MS = 3 * 86_400_000;

const keyOf = ({ kind, since, memberId, email }: Need) => [kind, since, memberId ?? email ?? ''].join(' ');

/** Writes each owner of what newly needs a person, one letter for all of it, once. */
export function createTellOwners({ db, notices, today, emails, now }: TellOwnersNeeds) {
  async function tell(owner: OwnerToTell, needs: readonly Need[]): Promise<void> {
    const fresh = needs.filter((need) => owner.kinds.includes(need.kind) && !owner.told.includes(keyOf(need)));
    const told = needs.map(keyOf);
    if (fresh.length === 0 && owner.told.every((key) => told.includes(key))) return;
    await inTransaction(db, async (transaction) => {
      await notices.save(transaction, owner.id, { kinds: owner.kinds, told });
      if (fresh.length === 0) return;
      const waiting = fresh.map(({ kind, email, amountPence }) => ({ kind, email, amountPence }));
      await emails.queue(transaction, {
        to: owner.email,
        email: { kind: 'desk_needs', firstName: owner.name, waiting },
        onceFor: `desk needs:${owner.id}:${fresh.map(keyOf).join(',')}`,
      });
    });
  }

  return async function tellOwners(): Promise<void> {
    const owners = await notices.owners();
    if (owners.length === 0) return;
    const needs = await today.needs({ now: now(), unclaimedBefore: now() - UNCLAIMED_WAITS_MS });
    for (const owner of owners) await tell(owner, needs);
  };
}
