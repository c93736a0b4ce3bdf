import { hash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { GIFT_WAITS, SOMEONE } from '#domain/gifts/gift.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type AccountNames, withoutNames } from './without-names.ts';

/** E-mails whose key is made of an address. */
export const KEYED_BY_ADDRESS = ['reset_password', 'confirm_email', 'sitter_confirm'] as const;
/** By such a key it is counted what an address was sent within an hour, also of what accounts asked for that are gone. */
const COUNTED_MS = 3_600_000;

/** What of an account stands in rows that do not go with it. */
export async function namesOf(db: Kysely<Database>, userId: string): Promise<AccountNames> {
  const [user, purchases, gifts, correction, sitter] = await Promise.all([
    db.selectFrom('user').select(['email', 'pending_email']).where('id', '=', userId).executeTakeFirst(),
    db.selectFrom('purchase').select('email').where('user_id', '=', userId).where('is_gift', '=', 0).execute(),
    db.selectFrom('gift').select('giver_email').where('giver_id', '=', userId).execute(),
    db.selectFrom('address_correction').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('sitter').select('id').where('user_id', '=', userId).executeTakeFirst(),
  ]);
  const found = [
    user?.email,
    user?.pending_email,
    correction?.old_email,
    correction?.new_email,
    ...purchases.map(({ email }) => email),
    ...gifts.map(({ giver_email: email }) => email),
  ];
  const addresses = [...new Set(found)].filter((address): address is string => Boolean(address));
  return { userId, addresses, sitterId: sitter?.id };
}

/** Before the account itself goes. */
export async function erase(transaction: Transaction<Database>, names: AccountNames, now: number): Promise<void> {
  await forgetGifts(transaction, names.userId);
  await forgetEmails(transaction, names, now);
  await forgetTold(transaction, names);
  await forgetAtSandbox(transaction, names);
  if (names.addresses.length > 0) {
    await transaction.deleteFrom('checkout_reminder').where('email', 'in', names.addresses).execute();
  }
  const keys = names.addresses.map((address) => hash('sha256', address, 'base64url'));
  if (keys.length > 0) await transaction.deleteFrom('sign_in_failure').where('account_key', 'in', keys).execute();
}

/** Of a gift that the member claimed, and of gifts that the member gave and that nobody can claim any more. */
async function forgetGifts(transaction: Transaction<Database>, userId: string): Promise<void> {
  const claimed = transaction.selectFrom('purchase').select('id').where('user_id', '=', userId);
  await transaction
    .updateTable('gift')
    .set({ recipient_name: SOMEONE, recipient_email: null, note: '' })
    .where('purchase_id', 'in', claimed)
    .execute();
  const waiting = transaction
    .selectFrom('purchase')
    .select('id')
    .where('is_gift', '=', 1)
    .where('user_id', 'is', null)
    .where('status', 'in', GIFT_WAITS);
  await transaction
    .updateTable('gift')
    .set({ giver_name: SOMEONE, recipient_name: SOMEONE, recipient_email: null, note: '' })
    .where('giver_id', '=', userId)
    .where('purchase_id', 'not in', waiting)
    .execute();
}

/** Unsent e-mails: those to the member are dropped, those to operators lose the member's address. */
async function forgetEmails(transaction: Transaction<Database>, names: AccountNames, now: number): Promise<void> {
  const { userId, addresses, sitterId } = names;
  const words = [userId, ...addresses, ...(sitterId === undefined ? [] : [sitterId])];
  const waiting = await transaction
    .selectFrom('email_outbox')
    .select(['id', 'kind', 'recipient', 'payload', 'about_user_id'])
    .where('sent_at', 'is', null)
    // So that the planner goes along what waits.
    .where('next_attempt_at', '>=', 0)
    .where((where) =>
      where.or([
        where('about_user_id', '=', userId),
        ...addresses.map((address) => where('recipient', '=', address)),
        ...words.map((word) => holds('payload', word)),
      ]),
    )
    .execute();
  const isOfMember = ({ recipient, about_user_id: about, payload }: (typeof waiting)[number]) =>
    about === userId ||
    addresses.includes(recipient) ||
    (sitterId !== undefined && payload.includes(sitterId)) ||
    withoutNames(payload, names) !== payload;
  for (const { id, kind, payload } of waiting.filter(isOfMember)) {
    const change = kind.startsWith('desk_')
      ? { payload: withoutNames(payload, names) }
      : ({ recipient: '', payload: '{}', last_error: null, sent_at: now, sent_through: 'dropped' } as const);
    await transaction.updateTable('email_outbox').set(change).where('id', '=', id).execute();
  }
  for (const address of addresses) {
    for (const kind of KEYED_BY_ADDRESS) {
      const start = `${kind}:${hash('sha256', address, 'base64url')}:`;
      await transaction
        .deleteFrom('email_outbox')
        .where('dedupe_key', '>=', start)
        .where('dedupe_key', '<', `${start}\uffff`)
        .where('created_at', '<', now - COUNTED_MS)
        .execute();
    }
  }
}

/** What operators were told of the member. */
async function forgetTold(transaction: Transaction<Database>, names: AccountNames): Promise<void> {
  for (const { operator_id: id, told } of await transaction.selectFrom('operator_alert').selectAll().execute()) {
    const all: string[] = JSON.parse(told);
    const kept = all.map((key) => JSON.stringify(key)).filter((key) => withoutNames(key, names) === key);
    if (kept.length === all.length) continue;
    await transaction
      .updateTable('operator_alert')
      .set({ told: `[${kept.join(',')}]` })
      .where('operator_id', '=', id)
      .execute();
  }
}

/** The card processor of the practice keeps what a real one would. */
async function forgetAtSandbox(transaction: Transaction<Database>, names: AccountNames): Promise<void> {
  const rows = await transaction
    .selectFrom('sandbox_object')
    .select(['id', 'body'])
    .where((where) => where.or([names.userId, ...names.addresses].map((word) => holds('body', word))))
    .execute();
  for (const { id, body } of rows) {
    await transaction
      .updateTable('sandbox_object')
      .set({ body: withoutNames(body, names) })
      .where('id', '=', id)
      .execute();
  }
}

/** In any case, and of the signs that mean something to `like` as they are; whether it is a word of its own is seen later. */
const holds = (column: 'payload' | 'body', word: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
