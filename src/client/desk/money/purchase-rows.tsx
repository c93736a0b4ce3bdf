import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { dayText } from '#client/desk/moments.ts';
import { OutsideButtonLink } from '#client/ui/button.tsx';
import type { ListedPurchase } from '#contract/desk/money.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { disputeText } from './dispute-labels.ts';
import { stateText } from './purchase-labels.ts';

/** Whoever began it has told nothing of herself yet. */
const UNPAID: ReadonlySet<string> = new Set(['pending', 'expired', 'failed']);

export function PurchaseRows({ rows }: { rows: readonly ListedPurchase[] }) {
  return (
    <ul className={lists.rows}>
      {rows.map((row) => (
        <PurchaseRow key={row.id} row={row} />
      ))}
    </ul>
  );
}

function PurchaseRow({ row }: { row: ListedPurchase }) {
  const { id, reference, status, amountPence, amountRefundedPence, changedAt, email, isGift, dispute } = row;
  const who = email ?? (isGift ? 'A member’s gift' : UNPAID.has(status) ? 'No e-mail given' : 'Nobody’s any more');
  return (
    <li className={lists.person}>
      <div className={lists.who}>
        <b>
          <Link href={`/desk/money/purchases/${encodeURIComponent(id)}`} className="link-inline">
            {who}
          </Link>
        </b>
        <span>
          {isGift && 'A gift, '}
          {reference}, {dayText(changedAt)}
        </span>
      </div>
      <div className={lists.meta}>
        <b>{amountPence === 0 ? 'Present' : poundsText(amountPence)}</b>
        <span>{stateText(status, amountPence)}</span>
        {amountRefundedPence > 0 && status !== 'refunded' && <span>{poundsText(amountRefundedPence)} given back</span>}
      </div>
      {dispute && (
        <div className={lists.deeds}>
          <p className={styles.quiet}>{disputeText(dispute)}</p>
          {dispute.url && (
            <OutsideButtonLink href={dispute.url} variant="outline" size="small">
              Tell your side at Stripe
            </OutsideButtonLink>
          )}
        </div>
      )}
    </li>
  );
}
