import { setTimeout as wait } from 'node:timers/promises';
import { poundsText } from '#domain/purchases/price.ts';
import { COMMAND_HEADER, commandProof } from '#server/desk/site/practice.ts';
import { isRefundable, purchasesOf } from '#server/features/purchases/operate-purchases.ts';
import { find, type Purchase } from '#server/features/purchases/purchases.repository.ts';
import { refundByHand, refundPurchase } from '#server/features/purchases/refund.ts';
import { createStripeClient } from '#server/features/purchases/stripe-client.ts';
import { type OperatorContext, runAsOperator } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';
import { printPurchases } from './operator/print-purchases.ts';

/**
 * `npm run refund -- EMAIL [REFERENCE]`: a full refund, at Stripe, or by the running server for the in-memory
 * sandbox.
 */

const USAGE = 'Usage: npm run refund -- EMAIL [REFERENCE]';
const OTHER_SERVER = 'The running server doesn’t know this purchase. Check that it uses the same DATA_DIR and PORT.';
const AT_STRIPE =
  'The practice payments of this server don’t include this one. If it was paid at Stripe, STRIPE_SECRET_KEY is missing here. Check settings.env in the server’s data folder.';

/** Waits for the server to process its webhook. */
const LOOKS = 50;
const LOOK_PAUSE_MS = 200;

const [email = '', reference, ...more] = process.argv.slice(2);

await runAsOperator(async (operator) => {
  if (!email || more.length > 0) throw new OperatorError(USAGE);
  const purchase = choose(await purchasesOf(operator, email));
  await refuseWithoutKey(operator, purchase);
  const outcome = await refundByHand(operator, { purchase, asked: {}, recordAction: operator.recordAction }, () =>
    operator.config.payments.mode === 'stripe'
      ? refundAtStripe(operator, purchase)
      : refundInSandbox(operator, purchase),
  );
  if (outcome.kind === 'refused') throw new OperatorError(`Stripe refused the refund: ${outcome.why} No money moved.`);
  if (outcome.kind === 'with_bank') throw new OperatorError('This payment is disputed, so the bank decides.');
  const after = outcome.kind === 'given_back' ? outcome.purchase : undefined;
  if (after?.status !== 'refunded') {
    throw new OperatorError('Refund requested, not confirmed yet. Check later with npm run access -- show EMAIL.');
  }
  console.log(`Done. Refunded ${poundsText(after.amountRefundedPence)}.`);
  printPurchases(await purchasesOf(operator, email));
});

function choose(found: Awaited<ReturnType<typeof purchasesOf>>): Purchase {
  const refundable = found.bought.filter(({ purchase }) => isRefundable(purchase));
  const named = refundable.filter((found) => reference === undefined || found.reference === reference.toUpperCase());
  const [only] = named;
  if (named.length === 1 && only) return only.purchase;
  printPurchases(found);
  throw new OperatorError(
    named.length === 0
      ? 'Nothing to refund. If a payment is in dispute, the bank decides.'
      : `There are several payments. Pick one: npm run refund -- ${email} REFERENCE`,
  );
}

/** Before the activity log says that anything was asked for. */
async function refuseWithoutKey(operator: OperatorContext, { sessionId }: Purchase): Promise<void> {
  const isSandbox = operator.config.payments.mode === 'sandbox';
  if (isSandbox && !(await isOfSandbox(operator, sessionId))) throw new OperatorError(AT_STRIPE);
}

function refundAtStripe(operator: OperatorContext, purchase: Purchase): Promise<Purchase> {
  const { payments } = operator.config;
  if (payments.mode !== 'stripe') throw new Error('No Stripe key is set.');
  const stripe = createStripeClient(payments.secretKey);
  return refundPurchase({ ...operator, stripe }, purchase, 'operator_refunded');
}

async function refundInSandbox(operator: OperatorContext, { id, sessionId }: Purchase): Promise<Purchase | undefined> {
  const { host, port, dataFolder } = operator.config;
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const origin = `http://${reachable}:${port}`;
  const answer = await fetch(`${origin}/sandbox/panel/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [COMMAND_HEADER]: commandProof(dataFolder) },
    body: JSON.stringify({ sessionId }),
  }).catch(() => undefined);
  if (!answer) {
    throw new OperatorError(
      `Practice payments live in the running server, and nothing answers at ${origin}. Start it or set its PORT, then run this again.`,
    );
  }
  if (answer.status === 404) throw new OperatorError(OTHER_SERVER);
  if (!answer.ok) throw new OperatorError(`Practice mode refused it: ${await answer.text()}`);
  for (let look = 0; look < LOOKS; look += 1) {
    const purchase = await find(operator.db, id);
    if (purchase?.status === 'refunded') return purchase;
    await wait(LOOK_PAUSE_MS);
  }
  return find(operator.db, id);
}

/** Paid in the sandbox, rather than with a key that is missing now. */
async function isOfSandbox({ db }: OperatorContext, sessionId: string | undefined): Promise<boolean> {
  const found = await db
    .selectFrom('sandbox_object')
    .select('id')
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst();
  return found !== undefined;
}
