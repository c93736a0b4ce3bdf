import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { EmailsHead } from '#client/desk/emails/emails-page.tsx';
import { agreedText } from '#client/desk/emails/newsletters-page.tsx';
import { FileButton } from '#client/desk/money/export-button.tsx';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import { Button } from '#client/ui/button.tsx';
import type { AgreedAnswer, AgreedRow } from '#contract/desk/emails.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { FindForm, PersonRow } from './people-list.tsx';

/** Who said yes to the newsletter. The search stands in the address, so that Back and a link work. */
export function AgreedPage({ role }: { role: DeskRole }) {
  const [search] = useSearchParams();
  const find = search.get('find') ?? '';
  const agreed = useInfiniteQuery({
    queryKey: [DESK_PATHS.agreed, find],
    queryFn: ({ pageParam }) => deskCall<AgreedAnswer>(addressOf(find, pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const pages = agreed.data?.pages ?? [];
  const rows = pages.flatMap(({ people }) => people);
  const last = pages.at(-1);
  return (
    <EmailsHead role={role}>
      {(find !== '' || last?.count !== 0) && (
        <search>
          <FindForm key={find} label="Start of a name or email" find={find} />
        </search>
      )}
      <LoadState of={agreed} />
      {last && last.count === 0 && find === '' && (
        <Empty title="No one has joined your newsletter yet">
          We ask members after they pay, and in Settings. People who say yes appear here.
        </Empty>
      )}
      {last && (last.count > 0 || find !== '') && (
        <>
          <p role="status" className={styles.quiet}>
            {statusText({ find, shown: rows.length, ...last })}
          </p>
          <AgreedList rows={rows} />
        </>
      )}
      {mayAtDesk(role, 'own') && last && last.count > 0 && (
        <div className={lists.export}>
          <FileButton name="Download newsletter list" path={DESK_PATHS.agreedFile} file="fit-in-30-newsletter.csv" />
        </div>
      )}
      {agreed.hasNextPage && (
        <Button variant="outline" busy={agreed.isFetchingNextPage} onClick={() => void agreed.fetchNextPage()}>
          Show more
        </Button>
      )}
    </EmailsHead>
  );
}

function AgreedList({ rows }: { rows: readonly AgreedRow[] }) {
  return (
    <ul className={lists.rows}>
      {rows.map((row) => (
        <PersonRow key={row.id} person={row} since={row.since}>
          <b className={lists.open}>Said yes</b>
        </PersonRow>
      ))}
    </ul>
  );
}

function statusText({
  find,
  shown,
  isMore,
  count,
}: { find: string; shown: number } & Pick<AgreedAnswer, 'isMore' | 'count'>) {
  const all = agreedText(count);
  if (find !== '') {
    if (shown === 0) return `No subscriber’s name or email starts with “${find}”. ${all}`;
    return isMore ? `Showing the first ${shown}. ${all}` : `${shown} found. ${all}`;
  }
  return isMore ? `${all} Showing the newest ${shown}.` : all;
}

const addressOf = (find: string, after: string): string =>
  `${DESK_PATHS.agreed}?${new URLSearchParams({ ...(find !== '' && { find }), ...(after !== '' && { after }) })}`;
