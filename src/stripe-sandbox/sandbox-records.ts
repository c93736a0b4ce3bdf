import type Stripe from 'stripe';
import type { SandboxRow, SandboxStore } from './sandbox-store.ts';

/** What Stripe knows about a checkout session beyond the object it shows. */
export interface CheckoutDetails {
  lineItems: Stripe.LineItem[];
  paymentIntent: { description: string | null; metadata: Record<string, string>; receiptEmail: string | null };
}

/** What a charge shows of the card that paid it. Never the number. */
export interface CardOnCharge {
  brand: string;
  country: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** A payment that waits for the buyer's bank. */
export interface PendingAuthentication {
  thenDeclined: boolean;
  card: CardOnCharge;
}

export interface StripeAnswer {
  status: number;
  body: object;
}

/** What an idempotency key was answered before. */
interface StoredAnswer {
  created: number;
  fingerprint: string;
  answer: StripeAnswer;
}

export interface SandboxRecordBodies {
  customer: Stripe.Customer;
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  balance_transaction: Stripe.BalanceTransaction;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  webhook_endpoint: Stripe.WebhookEndpoint;
  checkout_details: CheckoutDetails;
  pending_authentication: PendingAuthentication;
  idempotency: StoredAnswer;
}
export type SandboxRecordKind = keyof SandboxRecordBodies;

export interface SandboxTransaction {
  /** The caller's own copy: a change counts only once it is saved. */
  find<Kind extends SandboxRecordKind>(kind: Kind, id: string): SandboxRecordBodies[Kind] | undefined;
  /** Everything of one kind, oldest first, as copies. */
  list<Kind extends SandboxRecordKind>(kind: Kind): SandboxRecordBodies[Kind][];
  save<Kind extends SandboxRecordKind>(kind: Kind, id: string, body: SandboxRecordBodies[Kind]): void;
}

type Records = Map<string, SandboxRow>;

/**
 * The sandbox's memory. Work runs one piece at a time and is written to the store before its result is given out;
 * if the work or the write fails, nothing of it remains.
 */
export function createSandboxRecords(store: SandboxStore) {
  let committed: Promise<Records> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function runNow<Result>(work: (records: Records, changed: Records) => Result): Promise<Result> {
    committed ??= store.load().then(inOrderOfCreation);
    const records = await committed.catch((error: unknown) => {
      committed = undefined; // a store that was not ready yet is asked again next time
      throw error;
    });
    const changed: Records = new Map();
    const result = work(records, changed);
    if (changed.size > 0) await store.save([...changed.values()]);
    for (const [key, row] of changed) records.set(key, row);
    return result;
  }

  function inTurn<Result>(work: (records: Records, changed: Records) => Result): Promise<Result> {
    const result = queue.then(() => runNow(work));
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    inTransaction: <Result>(work: (transaction: SandboxTransaction) => Result): Promise<Result> =>
      inTurn((records, changed) => work(createTransaction(records, changed))),

    /** The text of every row as it is answered for it. */
    rewrite: (change: (body: string) => string): Promise<void> =>
      inTurn((records, changed) => {
        for (const [key, row] of records) {
          const body = change(row.body);
          if (body !== row.body) changed.set(key, { ...row, body });
        }
      }),
  };
}

function createTransaction(records: Records, changed: Records): SandboxTransaction {
  return {
    find(kind, id) {
      const key = recordKey(kind, id);
      const row = changed.get(key) ?? records.get(key);
      return row && JSON.parse(row.body);
    },
    list(kind) {
      const rows = new Map([...records, ...changed]).values();
      return [...rows].filter((row) => row.kind === kind).map((row) => JSON.parse(row.body));
    },
    save(kind, id, body) {
      const key = recordKey(kind, id);
      changed.set(key, { id: key, kind, body: JSON.stringify(body) });
    },
  };
}

/** Notes beside an object carry its id, so that the kind must be part of their key. */
function recordKey(kind: SandboxRecordKind, id: string): string {
  return `${kind}:${id}`;
}

function inOrderOfCreation(rows: SandboxRow[]): Records {
  const dated = rows.map((row) => ({ row, created: createdOf(row) }));
  dated.sort((first, second) => first.created - second.created);
  return new Map(dated.map(({ row }) => [row.id, row]));
}

function createdOf(row: SandboxRow): number {
  const body: { created?: number } = JSON.parse(row.body);
  return body.created ?? 0;
}
