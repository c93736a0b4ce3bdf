import { useState } from 'react';
import lists from '#client/desk/desk-lists.module.css';
import type { Deed } from '#client/desk/question.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import type { ListedOffer } from '#contract/desk/money.ts';
import { deskOfferEndPath } from '#contract/paths.ts';
import { discountedPence } from '#domain/purchases/offer.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { OfferUses } from './offer-uses.tsx';

interface OfferRowProps {
  offer: ListedOffer;
  pricePence: number;
  today: CalendarDay;
  onAsk: (deed: Deed) => void;
}

export function OfferRow({ offer, pricePence, today, onAsk }: OfferRowProps) {
  const { code, limit, oncePerAddress, endedAt, paid, open } = offer;
  const [isShown, setIsShown] = useState(false);
  const [tone, standing] = standingOf(offer, today);
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
        <span>{usesText(paid, open)}</span>
      </div>
      <Chip tone={tone}>{standing}</Chip>
      <div className={lists.deeds}>
        {paid + open > 0 && (
          <Button variant="outline" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? `Hide who used ${code}` : `Who used ${code}`}
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

const endOffer = (code: string): Deed => ({
  name: `End ${code}`,
  path: deskOfferEndPath(code),
  body: {},
  happens:
    'The code takes nothing off any more. Who has used it keeps what was paid, and who is paying with it now still may, for an hour at most.',
  told: 'Nothing.',
  undo: 'No. Make another code.',
});
