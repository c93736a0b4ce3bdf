import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { dayText, PURCHASE_LABELS } from '#client/desk/labels.ts';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import type { ListedOffer, Offer, OffersAnswer, OfferUse, OfferUsesAnswer } from '#contract/desk/money.ts';
import { DESK_PATHS, deskOfferEndPath, deskOfferUsesPath } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { discountedPence } from '#domain/purchases/offer.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { MoneyHead } from './money-page.tsx';

/** Codes, made and ended here, with who has used them. */
export function OffersPage({ role }: { role: DeskRole }) {
  const answer = useQuery<OffersAnswer>({ queryKey: [DESK_PATHS.offers], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useActions({ onDone: () => void answer.refetch() });
  return (
    <MoneyHead role={role}>
      <LoadState of={answer} />
      {answer.data && (
        <div className={styles.two}>
          <section className={styles.part}>
            <h2>Codes</h2>
            {outcome}
            {answer.data.offers.length === 0 ? (
              <Empty title="No offers yet">Make a code that takes pounds or a percentage off.</Empty>
            ) : (
              <ul className={lists.rows}>
                {answer.data.offers.map((offer) => (
                  <OfferRow
                    key={offer.code}
                    offer={offer}
                    pricePence={answer.data.pricePence}
                    today={answer.data.today}
                    onAsk={ask}
                  />
                ))}
              </ul>
            )}
          </section>
          <Card>
            <ButtonStack>
              <h2>New offer</h2>
              <Notice>
                Anyone with a code types it on the pay page, for themselves or for a gift, or opens this address with
                it:
                <span className={lists.code}> {window.location.origin}/subscribe?code=YOURCODE</span>
              </Notice>
              <Button variant="coral" block onClick={() => ask(newOffer('amount'))}>
                Make an offer in pounds
              </Button>
              <Button variant="outline" block onClick={() => ask(newOffer('share'))}>
                Make an offer in %
              </Button>
            </ButtonStack>
          </Card>
        </div>
      )}
      {questions}
    </MoneyHead>
  );
}

const newOffer = (kind: Offer['kind']): Action => ({
  name: kind === 'amount' ? 'Make an offer in pounds' : 'Make an offer in %',
  path: DESK_PATHS.offers,
  body: { kind },
  happens: 'Buyers with the code pay less. They always pay at least £1.00.',
  told: 'Nothing. You share the code yourself.',
  undo: 'Yes. End it any time.',
  fields: [
    { name: 'code', kind: 'text', label: 'Code', hint: '3 to 20 letters, digits or dashes.' },
    { name: 'value', kind: 'money', label: kind === 'amount' ? 'Pounds off' : 'Percent off' },
    { name: 'from', kind: 'day', label: 'First day (empty for today)' },
    { name: 'until', kind: 'day', label: 'Last day (empty for no end)' },
    { name: 'limit', kind: 'money', label: 'Total uses (empty for no limit)' },
    { name: 'oncePerAddress', kind: 'check', label: 'Once per email address' },
  ],
  bodyOf: ({ code, value, from, until, limit, oncePerAddress }) => ({
    code,
    value,
    from: from ?? '',
    until: until ?? '',
    limit: limit ?? '',
    oncePerAddress: oncePerAddress === 'on',
  }),
});

interface OfferRowProps {
  offer: ListedOffer;
  pricePence: number;
  today: CalendarDay;
  onAsk: (action: Action) => void;
}

function OfferRow({ offer, pricePence, today, onAsk }: OfferRowProps) {
  const { code, limit, oncePerAddress, endedAt, paid, open } = offer;
  const [isShown, setIsShown] = useState(false);
  const [tone, standing] = standingOf(offer, today);
  return (
    <li className={lists.person}>
      <div className={lists.who}>
        <b className={lists.code}>{code}</b>
        <span>
          {offText(offer)}: buyers pay {poundsText(discountedPence(pricePence, offer))}
        </span>
        <span>
          {limit === null ? 'No limit' : `${limit} times`}
          {oncePerAddress && ', once per email address'}
        </span>
        <span>{usesText(paid, open)}</span>
      </div>
      <Chip tone={tone}>{standing}</Chip>
      <div className={lists.actions}>
        {paid + open > 0 && (
          <Button variant="outline" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? `Hide buyers with ${code}` : `Show buyers with ${code}`}
          </Button>
        )}
        {endedAt === null && (
          <Button variant="outline" size="small" onClick={() => onAsk(endOffer(code))}>
            End {code}
          </Button>
        )}
      </div>
      {isShown && <OfferUses code={code} />}
    </li>
  );
}

const usesText = (paid: number, open: number): string =>
  `${paid === 0 ? 'Not used yet' : `Used ${paid} ${paid === 1 ? 'time' : 'times'}`}${open > 0 ? `, ${open} paying now` : ''}`;

function standingOf({ endedAt, from, until, limit, paid }: ListedOffer, today: CalendarDay) {
  if (endedAt !== null || (until !== null && until < today)) return ['plain', 'Over'] as const;
  if (limit !== null && paid >= limit) return ['plain', 'Used up'] as const;
  if (from !== null && from > today) return ['sun', `From ${longDate(from)}`] as const;
  return until === null ? (['ok', 'No end'] as const) : (['ok', `Until ${longDate(until)}`] as const);
}

const offText = ({ kind, value }: ListedOffer) => `${kind === 'amount' ? poundsText(value) : `${value} %`} off`;

const endOffer = (code: string): Action => ({
  name: `End ${code}`,
  path: deskOfferEndPath(code),
  body: {},
  happens: 'The code stops working. Past buyers aren’t affected. Anyone paying now has up to 1 hour.',
  told: 'Nothing.',
  undo: 'No. You can make another code.',
});

/** The purchases that a code took something off, the newest first. */
function OfferUses({ code }: { code: string }) {
  const path = deskOfferUsesPath(code);
  const answer = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) => deskCall<OfferUsesAnswer>(pageParam === '' ? path : `${path}?after=${pageParam}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  const uses = answer.data?.pages.flatMap((page) => page.uses) ?? [];
  if (!answer.data) return <LoadState of={answer} />;
  return (
    <div className={lists.uses}>
      {uses.length === 0 && <p className={styles.quiet}>No one has used it yet.</p>}
      <ul aria-label={`Buyers with ${code}`}>
        {uses.map((use) => (
          <UseRow key={use.id} use={use} />
        ))}
      </ul>
      {answer.hasNextPage && (
        <Button variant="outline" busy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

function UseRow({ use: { reference, status, fullPence, amountPence, isGift, email, at } }: { use: OfferUse }) {
  return (
    <li>
      <b>{email ?? 'No email yet'}</b>{' '}
      <span className={styles.quiet}>
        {poundsText(amountPence)} instead of {poundsText(fullPence)}, {isGift && 'a gift, '}
        {PURCHASE_LABELS[status] ?? status}, {dayText(at)}, {reference}
      </span>
    </li>
  );
}
