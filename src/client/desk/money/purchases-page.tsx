import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { PurchasesAnswer } from '#contract/desk/money.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { MoneyHead } from './money-head.tsx';
import { stateText } from './purchase-labels.ts';
import { PurchaseRows } from './purchase-rows.tsx';

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
            <Empty title={state === '' ? 'Nothing was bought yet' : 'No purchase is in this state'}>
              Each purchase stands under All purchases from the moment it is begun.
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
