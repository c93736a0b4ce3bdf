import { useInfiniteQuery } from '@tanstack/react-query';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { dayText } from '#client/desk/moments.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { Button } from '#client/ui/button.tsx';
import type { OfferUse, OfferUsesAnswer } from '#contract/desk/money.ts';
import { deskOfferUsesPath } from '#contract/paths.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { PURCHASE_WORDS } from './purchase-labels.ts';

/** The purchases that a code took something off, the newest first. */
export function OfferUses({ code }: { code: string }) {
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
      {uses.length === 0 && <p className={styles.quiet}>Nobody has used it yet.</p>}
      <ul aria-label={`Who used ${code}`}>
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
      <b>{email ?? 'Nobody known yet'}</b>{' '}
      <span className={styles.quiet}>
        {poundsText(amountPence)} instead of {poundsText(fullPence)}, {isGift && 'a gift, '}
        {PURCHASE_WORDS[status] ?? status}, {dayText(at)}, {reference}
      </span>
    </li>
  );
}
