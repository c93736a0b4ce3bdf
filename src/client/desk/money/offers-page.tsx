import { useQuery } from '@tanstack/react-query';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import type { Deed } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import type { Offer, OffersAnswer } from '#contract/desk/money.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { MoneyHead } from './money-head.tsx';
import { OfferRow } from './offer-row.tsx';

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
              <Empty title="No offers">A code takes pounds or per cent off, until a day, as often as you say.</Empty>
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
                Whoever has a code types it on the pay page, for herself or for a gift, or opens this address with it:
                <span className={lists.code}> {window.location.origin}/subscribe?code=YOURCODE</span>
              </Notice>
              <Button variant="coral" block onClick={() => ask(newOffer('amount'))}>
                Pounds off
              </Button>
              <Button variant="outline" block onClick={() => ask(newOffer('share'))}>
                A share off
              </Button>
            </ButtonStack>
          </Card>
        </div>
      )}
      {questions}
    </MoneyHead>
  );
}

const newOffer = (kind: Offer['kind']): Deed => ({
  name: kind === 'amount' ? 'Make an offer in pounds' : 'Make an offer in per cent',
  path: DESK_PATHS.offers,
  body: { kind },
  happens: 'Whoever types the code pays less. At least £1.00 always remains.',
  told: 'Nothing. You tell the code to whom you like.',
  undo: 'Yes: end it at any time.',
  fields: [
    { name: 'code', kind: 'text', label: 'Code', hint: 'Letters and numbers. Easy to say out loud.' },
    { name: 'value', kind: 'money', label: kind === 'amount' ? 'Pounds off' : 'Per cent off' },
    { name: 'from', kind: 'day', label: 'First day (leave empty for today)' },
    { name: 'until', kind: 'day', label: 'Last day (leave empty for no end)' },
    { name: 'limit', kind: 'money', label: 'How often (leave empty for any number)' },
    { name: 'oncePerAddress', kind: 'check', label: 'Once for each address' },
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
