import { useQuery } from '@tanstack/react-query';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import type { Offer, OffersAnswer } from '#contract/desk-money.ts';
import { DESK_PATHS, deskOfferEndPath } from '#contract/paths.ts';
import { longDate } from '#domain/calendar-day.ts';
import type { DeskRole } from '#domain/desk-roles.ts';
import { discountedPence } from '#domain/offer.ts';
import { poundsText } from '#domain/price.ts';
import styles from './desk.module.css';
import lists from './desk-lists.module.css';
import { MoneyHead } from './money-head.tsx';
import { Loading, Trouble } from './page-states.tsx';
import type { Deed } from './question.tsx';
import { useDeeds } from './use-deeds.tsx';

/** Codes, made here; the pay page does not ask for them yet, and the screen says so. */
export function OffersPage({ role }: { role: DeskRole }) {
  const answer = useQuery<OffersAnswer>({ queryKey: [DESK_PATHS.offers], refetchOnMount: 'always' });
  const { ask, outcome, questions } = useDeeds({ onDone: () => void answer.refetch() });
  return (
    <MoneyHead role={role}>
      {answer.isPending && <Loading />}
      {answer.error && <Trouble error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && (
        <div className={styles.two}>
          <section className={styles.part}>
            <h2>Codes</h2>
            {outcome}
            {answer.data.offers.length === 0 ? (
              <p className={styles.quiet}>No offer yet. Each code will stand here with its end.</p>
            ) : (
              <ul className={lists.rows}>
                {answer.data.offers.map((offer) => (
                  <OfferRow key={offer.code} offer={offer} pricePence={answer.data.pricePence} onAsk={ask} />
                ))}
              </ul>
            )}
          </section>
          <Card>
            <ButtonStack>
              <h2>New offer</h2>
              <Notice tone="sun">
                The pay page does not ask for codes yet. Make them here, and tell nobody before it does.
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

interface OfferRowProps {
  offer: Offer;
  pricePence: number;
  onAsk: (deed: Deed) => void;
}

function OfferRow({ offer, pricePence, onAsk }: OfferRowProps) {
  const { code, until, limit, oncePerAddress, endedAt } = offer;
  const [tone, standing] = standingOf(endedAt, until);
  return (
    <li className={lists.person}>
      <div className={lists.who}>
        <b className={lists.code}>{code}</b>
        <span>
          {offText(offer)}, {poundsText(discountedPence(pricePence, offer))} to pay
        </span>
        <span>
          {limit === null ? 'Any number of times' : `${limit} times`}
          {oncePerAddress && ', once for an address'}
        </span>
      </div>
      <Chip tone={tone}>{standing}</Chip>
      {endedAt === null && (
        <div className={lists.deeds}>
          <Button variant="outline" size="small" onClick={() => onAsk(endOffer(code))}>
            End {code}
          </Button>
        </div>
      )}
    </li>
  );
}

const standingOf = (endedAt: number | null, until: Offer['until']) => {
  if (endedAt !== null) return ['plain', 'Over'] as const;
  return until === null ? (['ok', 'No end'] as const) : (['ok', `Until ${longDate(until)}`] as const);
};

const offText = ({ kind, value }: Offer) => `${kind === 'amount' ? poundsText(value) : `${value} %`} off`;

const endOffer = (code: string): Deed => ({
  name: `End ${code}`,
  path: deskOfferEndPath(code),
  body: {},
  happens: 'The code takes nothing off any more. Who has used it keeps what was paid.',
  told: 'Nothing.',
  undo: 'No. Make another code.',
});

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
    { name: 'until', kind: 'day', label: 'Last day (leave empty for no end)' },
    { name: 'limit', kind: 'money', label: 'How often (leave empty for any number)' },
    { name: 'oncePerAddress', kind: 'check', label: 'Once for each address' },
  ],
  bodyOf: ({ code, value, until, limit, oncePerAddress }) => ({
    code,
    value,
    until: until ?? '',
    limit: limit ?? '',
    oncePerAddress: oncePerAddress === 'on',
  }),
});
