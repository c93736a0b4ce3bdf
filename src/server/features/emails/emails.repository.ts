import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { EmailToOther } from '#domain/emails/emails-to-others.ts';
import type { ServerContext } from '#server/context.ts';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as outbox from '#server/platform/email/email-outbox.repository.ts';
import type { Email, EmailOf } from './email.ts';
import { type Payer, spendEmail } from './email-budget.repository.ts';

interface Message {
  to: string;
  email: Email;
  /** Deduplication key; without one it is always sent. */
  onceFor?: string;
  about?: string;
}

/** To somebody who has asked for it, or whose account or payment it is about. */
export interface QueuedEmail extends Message {
  email: Exclude<Email, ToOther>;
}

/** What a guest asks for is spent when it is asked. */
type ToOther = EmailOf<Exclude<EmailToOther, 'checkout_unfinished'>>;

interface EmailToSomebodyElse extends Message {
  email: ToOther;
  payer: Payer;
  /** Silently dropped beyond so many to one address. */
  perAddress?: { about: string; atMost: number; since: number };
}

interface Subject {
  kind: Email['kind'];
  about: string;
  /** Absent for those to any address. */
  to?: string;
}

type EmailContext = Pick<ServerContext, 'now' | 'createId'>;

interface LimitedEmail extends Message {
  about: string;
  atMost: number;
  since: number;
}

/** The transactional outbox: written with the change it reports, sent afterwards. False where it was queued before. */
export const queue = (
  transaction: Transaction<Database>,
  context: EmailContext,
  message: QueuedEmail,
): Promise<boolean> => write(transaction, context, message);

/** The only way to write to an address that somebody else has chosen. False where the payer’s day is spent. */
export async function queueToOther(
  transaction: Transaction<Database>,
  context: EmailContext,
  { payer, perAddress, ...message }: EmailToSomebodyElse,
): Promise<boolean> {
  if (!(await spendEmail(transaction, { payer, kind: message.email.kind, now: context.now() }))) return false;
  if (perAddress) await writeUnlessTooMany(transaction, context, { ...message, ...perAddress });
  else await write(transaction, context, message);
  return true;
}

/** Delivery state of a message by its key. */
export async function stateOf(
  transaction: Transaction<Database>,
  { kind, onceFor }: { kind: Email['kind']; onceFor: string },
): Promise<'waiting' | 'sent' | 'given_up'> {
  const state = await outbox.findState(transaction, `${kind}:${onceFor}`);
  if (state === undefined || state.sentThrough === 'dropped' || state.isGivenUp) return 'given_up';
  return state.sentThrough === undefined ? 'waiting' : 'sent';
}

/** Discards an unsent message by its key. */
export async function discard(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  { kind, onceFor }: { kind: Email['kind']; onceFor: string },
): Promise<void> {
  await outbox.drop(transaction, `${kind}:${onceFor}`, now());
}

/** Discards every unsent message to a wrong address. */
export async function discardAllTo(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await outbox.dropUnsentTo(transaction, { aboutUserId: userId, recipient: email, now: now() });
}

/** Silently dropped beyond the limit; concurrent calls are serialised. */
export async function queueUnlessTooMany(
  transaction: Transaction<Database>,
  context: EmailContext,
  message: LimitedEmail & QueuedEmail,
): Promise<void> {
  await writeUnlessTooMany(transaction, context, message);
}

export const queuedSince = (transaction: Transaction<Database>, subject: Subject, since: number): Promise<number[]> =>
  outbox.listQueuedSince(transaction, keyStart(subject), since);

async function write(
  transaction: Transaction<Database>,
  { now, createId }: EmailContext,
  { to, email, onceFor, about }: Message,
): Promise<boolean> {
  const id = createId();
  const { kind, ...payload } = email;
  const dedupeKey = about === undefined ? `${kind}:${onceFor ?? id}` : `${keyStart({ kind, about, to })}${id}`;
  const isKeptApart = KEPT_APART.test(kind);
  const aboutUserId = isKeptApart ? undefined : await ownerOf(transaction, to);
  const message = { id, kind, recipient: to, dedupeKey, payload: JSON.stringify(payload), aboutUserId };
  return outbox.add(transaction, { ...message, now: now() });
}

async function writeUnlessTooMany(
  transaction: Transaction<Database>,
  context: EmailContext,
  { atMost, since, ...message }: LimitedEmail,
): Promise<void> {
  const key = keyStart({ kind: message.email.kind, about: message.about });
  await lockNames(transaction, [key]);
  const queued = await outbox.listQueuedSince(transaction, key, since);
  if (queued.length < atMost) await write(transaction, context, message);
}

/** A reminder would tell the member's days, and an e-mail to a sitter those of somebody else. */
const KEPT_APART = /^(desk_|sitter_|workout_reminder$)/;

async function ownerOf(transaction: Transaction<Database>, email: string): Promise<string | undefined> {
  const row = await transaction.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

const keyStart = ({ kind, about, to }: Subject) =>
  `${kind}:${about}:${to === undefined ? '' : `${addressMark(about, to)}:`}`;

/** Tells addresses apart, and leads back to none: the key outlives the address. */
const addressMark = (about: string, to: string) => hash('sha256', `${about}:${to}`, 'base64url').slice(0, 8);
