import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { dayText, disputeText, stateText } from '#client/desk/labels.ts';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import { Button, OutsideButtonLink } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { ListedPurchase, PurchasesAnswer } from '#contract/desk/money.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { MoneyHead } from './money-page.tsx';

/** The state stands in the address, so that Back and a link work. */
export function PurchasesPage({ role }: { role: DeskRole }) {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') ?? '';
  const purchases = useInfiniteQuery({
    queryKey: [DESK_PATHS.purchases, state],
    queryFn: ({ pageParam }) => deskCall<PurchasesAnswer>(addressOf(state, pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  const rows = purchases.data?.pages.flatMap((page) => page.purchases) ?? [];
  return (
    <MoneyHead role={role}>
      <div className={lists.filter}>
        <SelectField
          label="Which"
          value={state}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { state: target.value })}
        >
          <option value="">All purchases</option>
          {PURCHASE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {stateText(status)}
            </option>
          ))}
        </SelectField>
      </div>
      <LoadState of={purchases} />
      {purchases.data && (
        <>
          {rows.length === 0 ? (
            <Empty title={state === '' ? 'No purchases yet' : 'Nothing with this status'}>
              Purchases appear here as soon as a checkout starts.
            </Empty>
          ) : (
            <PurchaseRows rows={rows} />
          )}
          {purchases.hasNextPage && (
            <Button
              variant="outline"
              busy={purchases.isFetchingNextPage}
              onClick={() => void purchases.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </MoneyHead>
  );
}

function addressOf(state: string, after: string): string {
  const asked = new URLSearchParams({ ...(state !== '' && { state }), ...(after !== '' && { after }) });
  return `${DESK_PATHS.purchases}?${asked}`;
}

/** Whoever began it has told nothing of themselves yet. */
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
  const who = email ?? (isGift ? 'A gift' : UNPAID.has(status) ? 'No email given' : 'Account deleted');
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
        <b>{amountPence === 0 ? 'Free access' : poundsText(amountPence)}</b>
        <span>{stateText(status, amountPence)}</span>
        {amountRefundedPence > 0 && status !== 'refunded' && <span>{poundsText(amountRefundedPence)} refunded</span>}
      </div>
      {dispute && (
        <div className={lists.actions}>
          <p className={styles.quiet}>{disputeText(dispute)}</p>
          {dispute.url && (
            <OutsideButtonLink href={dispute.url} variant="outline" size="small">
              Reply at Stripe
            </OutsideButtonLink>
          )}
        </div>
      )}
    </li>
  );
}
