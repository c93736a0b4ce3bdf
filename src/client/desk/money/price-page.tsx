import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { dayText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import type { PriceAnswer, PriceLine } from '#contract/desk/price.ts';
import { DESK_PATHS, deskPriceWithdrawPath } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { isFarFrom, PRICE_BOUNDS_PENCE, penceTyped, poundsText, priceAt } from '#domain/purchases/price.ts';
import sales from './money.module.css';
import { MoneyHead } from './money-page.tsx';

/** The price in force, what comes, and what was before. */
export function PricePage({ role }: { role: DeskRole }) {
  const answer = useQuery<PriceAnswer>({ queryKey: [DESK_PATHS.price], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useActions({ onDone: () => void answer.refetch() });
  return (
    <MoneyHead role={role}>
      <LoadState of={answer} />
      {answer.data && (
        <div className={styles.two}>
          <PriceNow answer={answer.data} outcome={outcome} onAsk={ask} />
          <History answer={answer.data} onAsk={ask} />
        </div>
      )}
      {questions}
    </MoneyHead>
  );
}

interface PartProps {
  answer: PriceAnswer;
  onAsk: (action: Action) => void;
}

function PriceNow({ answer, outcome, onAsk }: PartProps & { outcome: ReactNode }) {
  const { nowPence, prices } = answer;
  const current = prices.find(({ state }) => state === 'now');
  return (
    <Card>
      <ButtonStack>
        <h2>Price now</h2>
        <p className={sales.price}>{poundsText(nowPence)}</p>
        <p className={styles.quiet}>
          One payment, lifetime access. {current ? `Since ${dayText(current.holdsFrom)}.` : 'Never changed.'}
        </p>
        {outcome}
        <Button variant="coral" block onClick={() => onAsk(newPrice(answer))}>
          Set a new price
        </Button>
        <p className={styles.quiet}>Buyers at the pay page keep the lower price for 1 hour. Members aren’t affected.</p>
      </ButtonStack>
    </Card>
  );
}

function History({ answer: { prices, standardPence }, onAsk }: PartProps) {
  const isStandardNow = !prices.some(({ state }) => state === 'now');
  return (
    <section className={styles.part}>
      <h2>History</h2>
      <ul className={lists.rows}>
        {prices.map((price) => (
          <PriceRow key={price.id} price={price} onAsk={onAsk} />
        ))}
        <li className={lists.person}>
          <div className={lists.who}>
            <b>{poundsText(standardPence)}</b>
            <span>Original price</span>
          </div>
          <Chip tone={isStandardNow ? 'ok' : 'plain'}>{isStandardNow ? 'Now' : 'Over'}</Chip>
        </li>
      </ul>
    </section>
  );
}

const STATES = { coming: ['sun', 'Planned'], now: ['ok', 'Now'], over: ['plain', 'Over'] } as const;

function PriceRow({ price, onAsk }: { price: PriceLine; onAsk: (action: Action) => void }) {
  const { amountPence, holdsFrom, setAt, setBy, state } = price;
  const [tone, word] = STATES[state];
  return (
    <li className={lists.person}>
      <div className={lists.who}>
        <b>{poundsText(amountPence)}</b>
        <span>From {dayText(holdsFrom)}</span>
        <span>
          Set by {setBy} on {dayText(setAt)}
        </span>
      </div>
      <Chip tone={tone}>{word}</Chip>
      {state === 'coming' && (
        <div className={lists.actions}>
          <Button variant="outline" size="small" onClick={() => onAsk(takeBack(price))}>
            Cancel {poundsText(amountPence)}
          </Button>
        </div>
      )}
    </li>
  );
}

type Values = Readonly<Record<string, string>>;

/** The price that ends with it: what holds on that day. */
function endedBy({ nowPence, prices }: PriceAnswer, { from = '' }: Values): number {
  return from === '' ? nowPence : priceAt(prices.toReversed(), Date.parse(`${from}T12:00Z`));
}

/** "£29.99 becomes £34.99." */
function becomes(answer: PriceAnswer, values: Values): string | undefined {
  const pence = penceTyped(values.amount ?? '');
  return pence === undefined ? undefined : `${poundsText(endedBy(answer, values))} becomes ${poundsText(pence)}.`;
}

function slipText(answer: PriceAnswer, values: Values): string | undefined {
  const pence = penceTyped(values.amount ?? '') ?? 0;
  const before = endedBy(answer, values);
  if (!isFarFrom(pence, before)) return undefined;
  const how = pence > before ? 'more than three times the price before' : 'less than a third of the price before';
  return `${poundsText(pence)} is ${how}, ${poundsText(before)}. Is it right?`;
}

function priceProblems({ amount = '' }: Values): Record<string, string> {
  const pence = penceTyped(amount);
  if (pence === undefined) return { amount: 'Enter a price, like 34.99.' };
  const { least, most } = PRICE_BOUNDS_PENCE;
  return pence < least || pence > most ? { amount: `Enter ${poundsText(least)} to ${poundsText(most)}.` } : {};
}

const newPrice = (answer: PriceAnswer): Action => ({
  name: 'Set new price',
  path: DESK_PATHS.price,
  body: {},
  happens: 'Every page shows it and new buyers pay it. Buyers who saw a lower price keep it for 1 hour.',
  told: 'Nothing. Members aren’t affected.',
  undo: 'Yes. Cancel it before its day, or set another.',
  fields: [
    { name: 'amount', kind: 'money', label: 'New price (£)' },
    {
      name: 'from',
      kind: 'day',
      label: 'Start date (leave empty for now)',
      hint: 'Starts at midnight, UK time. Right now means within a few seconds.',
    },
  ],
  bodyOf: ({ amount, from }) => ({ amount, from: from ?? '' }),
  problemsIn: priceProblems,
  comesTo: (values) => becomes(answer, values),
  secondLook: (values) => slipText(answer, values),
});

const takeBack = ({ id, amountPence }: PriceLine): Action => ({
  name: `Cancel ${poundsText(amountPence)}`,
  path: deskPriceWithdrawPath(id),
  body: {},
  happens: 'The current price stays.',
  told: 'Nothing.',
  undo: 'Yes. Set it again.',
});
