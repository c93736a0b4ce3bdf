import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CURRENCY, STANDARD_PRICE_PENCE } from '#domain/purchases/price.ts';
import type { ServerContext } from '#server/context.ts';
import { insert } from '#server/features/account/account-changes.repository.ts';
import { issue } from '#server/features/auth/access-tokens.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database, PurchaseTable } from '#server/platform/database/schema.ts';
import { createPasswords } from '#server/platform/passwords/passwords.ts';

/** Somebody with an account, signed in on one device. */
export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  /** Send these to call as this person. */
  headers: { authorization: string };
}

export type People = ReturnType<typeof createPeople>;

interface PersonDetails {
  email?: string;
  firstName?: string;
  lastName?: string;
}

const PASSWORD = 'correct horse battery staple';

/** People on a database that servers in other processes use, by the machine's own clock. */
export function createPeopleOf(db: Kysely<Database>): People {
  const passwords = createPasswords({ cost: { memoryKibibytes: 8, passes: 1, lanes: 1 }, randomBytes });
  return createPeople({ db, now: Date.now, createId: randomUUID, randomBytes, passwords });
}

/** Makes people straight in the database, so that a test of anything else need not register and pay. */
export function createPeople(context: Pick<ServerContext, 'db' | 'now' | 'createId' | 'randomBytes' | 'passwords'>) {
  const { db, now, createId, passwords } = context;
  let count = 0;

  /** Somebody who has an account and has not paid. */
  async function register({ email, firstName = 'Anna', lastName = 'Walker' }: PersonDetails = {}): Promise<Person> {
    count += 1;
    const id = createId();
    const address = email ?? `person${count}@example.org`;
    const passwordHash = await passwords.hash(PASSWORD);
    const account = { id, email: address, firstName, lastName, passwordHash, now: now() };
    await inTransaction(db, (transaction) => insert(transaction, account));
    return { id, email: address, password: PASSWORD, ...(await signIn(id)) };
  }

  /** Somebody who has paid. */
  async function subscribe(details: PersonDetails = {}): Promise<Person> {
    const person = await register(details);
    await payFor(person);
    return person;
  }

  /** A purchase of this person; its id. */
  async function payFor(person: Person, status: PurchaseTable['status'] = 'paid'): Promise<string> {
    const id = createId();
    await db
      .insertInto('purchase')
      .values({
        id,
        user_id: person.id,
        email: person.email,
        ui_mode: 'elements',
        amount_pence: STANDARD_PRICE_PENCE,
        full_price_pence: STANDARD_PRICE_PENCE,
        currency: CURRENCY,
        livemode: 0,
        status,
        paid_at: status === 'paid' ? now() : null,
        created_at: now(),
        updated_at: now(),
      })
      .execute();
    return id;
  }

  /** One more device on which this user is signed in. */
  async function signIn(userId: string): Promise<Pick<Person, 'token' | 'headers'>> {
    const token = await inTransaction(db, (transaction) => issue(transaction, context, userId, 'test'));
    return { token, headers: { authorization: `Bearer ${token}` } };
  }

  return { register, subscribe, payFor, signIn };
}
