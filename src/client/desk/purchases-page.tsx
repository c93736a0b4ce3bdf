import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { Button, OutsideButtonLink } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { ListedPurchase, PurchasesAnswer } from '#contract/desk-money.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk-roles.ts';
import { poundsText } from '#domain/price.ts';
import { PURCHASE_STATUSES } from '#domain/purchase.ts';
import styles from './desk.module.css';
import { deskCall } from './desk-call.ts';
import lists from './desk-lists.module.css';
import { dayText } from './moments.ts';
import { MoneyHead } from './money-head.tsx';
import { Loading, Trouble } from './page-states.tsx';
import { PURCHASE_WORDS } from './purchase-words.ts';

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
              {inWords(status)}
            </option>
          ))}
        </SelectField>
      </div>
      {purchases.isPending && <Loading />}
      {purchases.error && <Trouble error={purchases.error} onRetry={() => void purchases.refetch()} />}
      {purchases.data && (
        <>
          {rows.length === 0 && <p className={styles.quiet}>{state === '' ? 'Nothing was bought yet.' : 'None.'}</p>}
          <ul className={lists.rows}>
            {rows.map((row) => (
              <PurchaseRow key={row.id} row={row} />
            ))}
          </ul>
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

function PurchaseRow({ row }: { row: ListedPurchase }) {
  const { reference, status, amountPence, amountRefundedPence, changedAt, email, memberId, dispute } = row;
  const who = email ?? 'Nobody’s any more';
  return (
    <li className={lists.person}>
      <div className={lists.who}>
        <b>
          {memberId === null ? (
            who
          ) : (
            <Link href={`/desk/members/${encodeURIComponent(memberId)}`} className="link-inline">
              {who}
            </Link>
          )}
        </b>
        <span>
          {reference}, {dayText(changedAt)}
        </span>
        {dispute && <span>{disputeText(dispute)}</span>}
      </div>
      <div className={lists.meta}>
        <b>{amountPence === 0 ? 'Present' : poundsText(amountPence)}</b>
        <span>{inWords(status)}</span>
        {amountRefundedPence > 0 && status !== 'refunded' && <span>{poundsText(amountRefundedPence)} given back</span>}
      </div>
      {dispute?.url && (
        <div className={lists.deeds}>
          <OutsideButtonLink href={dispute.url} variant="outline" size="small">
            Tell your side at Stripe
          </OutsideButtonLink>
        </div>
      )}
    </li>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'the card’s owner says it was not they',
  duplicate: 'paid twice',
  product_not_received: 'nothing was received',
  product_unacceptable: 'not what was promised',
  credit_not_processed: 'a refund did not arrive',
  unrecognized: 'the payment was not recognised',
};

const ANSWERABLE = ['needs_response', 'warning_needs_response'];

function disputeText({ amountPence, reason, status, dueAt }: NonNullable<ListedPurchase['dispute']>): string {
  const asked = `The bank asks for ${poundsText(amountPence)}: ${REASONS[reason] ?? 'another reason'}.`;
  if (!ANSWERABLE.includes(status)) return `${asked} It is with the bank, or settled.`;
  return dueAt === null ? asked : `${asked} Tell your side by ${dayText(dueAt)}.`;
}

function inWords(status: string): string {
  const words = PURCHASE_WORDS[status] ?? status;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function addressOf(state: string, after: string): string {
  const asked = new URLSearchParams({ ...(state !== '' && { state }), ...(after !== '' && { after }) });
  return `${DESK_PATHS.purchases}?${asked}`;
}
