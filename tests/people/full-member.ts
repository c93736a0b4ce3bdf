import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import { workoutRow } from './workout-row.ts';

/** What a member of {@link fillMember} is known by: none of it may be left when the account is gone. */
export const MARKERS = {
  email: 'vera.marker@example.org',
  oldEmail: 'vera.before@example.org',
  pendingEmail: 'vera.pending@example.org',
  firstName: 'Veramarker',
  lastName: 'Quillmarker',
  note: 'diastasis-marker hurts',
  device: 'device-marker 9',
  sitterName: 'Covermarker',
  sitterEmail: 'sitter.marker@example.org',
  recipientName: 'Recipientmarker',
  recipientEmail: 'recipient.marker@example.org',
  giftNote: 'gift-note-marker',
  deskNote: 'desk-note-marker',
  mood: 'mood-marker',
  customer: 'cus_marker',
} as const;

const START = 1_795_000_000_000;

/**
 * Something of every kind that is kept of a member, straight in the database, among others whose rows lie beside the
 * member's.
 */
export async function fillMember(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ first_name: MARKERS.firstName, last_name: MARKERS.lastName, pending_email: MARKERS.pendingEmail })
    .where('id', '=', userId)
    .execute();
  for (let number = 0; number < 40; number += 1) await trainOnce(db, userId, number);
  await signInSomewhere(db, userId);
  await giveAndTake(db, userId);
  await writeEmails(db, userId);
  await writeTo(db, userId);
}

/** As the owner of the desk does, with the member's yes. */
async function writeTo(db: Kysely<Database>, userId: string): Promise<void> {
  const newsletterId = randomUUID();
  await db
    .insertInto('newsletter_answer')
    .values({ user_id: userId, answered_at: START, answer: 'yes', wording: '2026-11-29' })
    .execute();
  await db
    .insertInto('newsletter')
    .values({ id: newsletterId, state: 'sent', made_at: START, made_by: 'Kate' })
    .execute();
  await db
    .insertInto('newsletter_copy')
    .values({ newsletter_id: newsletterId, user_id: userId, made_at: START, outcome: 'sent', reason: null })
    .execute();
  const asked = { wording: '2026-11-29', agreed_at: START, due_at: START * 2 };
  await db
    .insertInto('checkout_reminder')
    .values({ email: MARKERS.oldEmail, id: randomUUID(), user_id: userId, ...asked })
    .execute();
  await db.insertInto('newsletter_week').values({ user_id: userId, taken_at: START }).execute();
}

async function trainOnce(db: Kysely<Database>, userId: string, number: number): Promise<void> {
  await db
    .insertInto('workout_session')
    .values(
      workoutRow({
        user_id: userId,
        completed_at: START + number,
        notes: `${MARKERS.note} ${'and more '.repeat(number)}`,
        pre_mood: MARKERS.mood,
      }),
    )
    .execute();
  const day = new Date(START - number * 86_400_000).toISOString().slice(0, 10);
  await db.insertInto('step_entry').values({ user_id: userId, day, steps: 4_000, updated_at: START }).execute();
}

async function signInSomewhere(db: Kysely<Database>, userId: string): Promise<void> {
  const times = { created_at: START, last_used_at: START, expires_at: START * 2 };
  await db
    .insertInto('access_token')
    .values({ token_hash: randomUUID(), user_id: userId, device: MARKERS.device, ...times })
    .execute();
  await db
    .insertInto('member_note')
    .values({ user_id: userId, note: MARKERS.deskNote, saved_at: START, saved_by: 'Kate' })
    .execute();
  await db
    .insertInto('address_correction')
    .values({
      user_id: userId,
      old_email: MARKERS.oldEmail,
      new_email: MARKERS.email,
      asked_at: START,
      due_at: START * 2,
    })
    .execute();
  await db
    .insertInto('sitter')
    .values({
      user_id: userId,
      id: randomUUID(),
      name: MARKERS.sitterName,
      shows_time: 1,
      email: MARKERS.sitterEmail,
      email_confirmed_at: START,
      made_at: START,
    })
    .execute();
}

/** A purchase of their own, and a gift that has found its owner. */
async function giveAndTake(db: Kysely<Database>, userId: string): Promise<void> {
  const [own, gift] = [randomUUID(), randomUUID()];
  const purchase = {
    email: MARKERS.email,
    stripe_customer_id: MARKERS.customer,
    ui_mode: 'elements',
    amount_pence: 2_999,
    full_price_pence: 2_999,
    currency: 'gbp',
    livemode: 0,
    paid_at: START,
    created_at: START,
    updated_at: START,
  };
  await db
    .insertInto('purchase')
    .values([
      { ...purchase, id: own, user_id: userId, status: 'paid', is_gift: 0 },
      { ...purchase, id: gift, stripe_customer_id: null, status: 'refunded', is_gift: 1 },
    ])
    .execute();
  await db
    .insertInto('gift')
    .values({
      purchase_id: gift,
      giver_id: userId,
      giver_name: MARKERS.firstName,
      giver_email: MARKERS.email,
      recipient_name: MARKERS.recipientName,
      recipient_email: MARKERS.recipientEmail,
      note: MARKERS.giftNote,
      way: 'email',
    })
    .execute();
  const body = {
    id: 'cs_1',
    client_reference_id: userId,
    customer_details: { email: MARKERS.email, name: `${MARKERS.firstName} ${MARKERS.lastName}` },
  };
  await db
    .insertInto('sandbox_object')
    .values({ id: 'checkout.session:cs_1', kind: 'checkout.session', body: JSON.stringify(body), updated_at: START })
    .execute();
}

/** Two that will not go out for a long time, and a key that is made of the member's address. */
async function writeEmails(db: Kysely<Database>, userId: string): Promise<void> {
  const later = { created_at: START, next_attempt_at: START * 2 };
  const hash = createHash('sha256').update(MARKERS.email).digest('base64url');
  const waiting = [{ kind: 'review', email: MARKERS.email, amountPence: 1, detail: null }];
  await db
    .insertInto('email_outbox')
    .values([
      {
        id: randomUUID(),
        kind: 'receipt',
        recipient: MARKERS.email,
        dedupe_key: 'receipt:1',
        payload: JSON.stringify({ firstName: MARKERS.firstName }),
        about_user_id: userId,
        ...later,
      },
      {
        id: randomUUID(),
        kind: 'desk_todo',
        recipient: 'kate@example.org',
        dedupe_key: 'desk_todo:1',
        payload: JSON.stringify({ firstName: 'Kate', waiting }),
        ...later,
      },
      {
        id: randomUUID(),
        kind: 'reset_password',
        recipient: '',
        dedupe_key: `reset_password:${hash}:1`,
        payload: '{}',
        sent_at: START,
        ...later,
      },
    ])
    .execute();
}

/** The markers that stand in these bytes. */
export const markersIn = (bytes: Buffer, userId: string): string[] =>
  [...Object.values(MARKERS), userId].filter((marker) => bytes.includes(marker));
