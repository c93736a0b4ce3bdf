import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { AgreedAnswer, AgreedRow } from '#contract/desk-letters.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { pluralise } from '#domain/count-text.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk-roles.ts';
import styles from './desk.module.css';
import { deskCall } from './desk-call.ts';
import lists from './desk-lists.module.css';
import { FileButton } from './export-button.tsx';
import { LettersHead } from './letters-head.tsx';
import { dayText } from './moments.ts';
import { Loading, Trouble } from './page-states.tsx';

/** Who said yes to letters. The search stands in the address, so that Back and a link work. */
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
    <LettersHead role={role}>
      {(find !== '' || last?.count !== 0) && <Search key={find} find={find} />}
      {agreed.isPending && <Loading />}
      {agreed.error && <Trouble error={agreed.error} onRetry={() => void agreed.refetch()} />}
      {last && last.count === 0 && find === '' && (
        <section className={lists.clear}>
          <h2>Nobody has said yes to letters yet</h2>
          <p>Members are asked after they have paid and in their settings. Whoever says yes stands here.</p>
        </section>
      )}
      {last && (last.count > 0 || find !== '') && (
        <>
          <p role="status" className={styles.quiet}>
            {statusText({ find, shown: rows.length, ...last })}
          </p>
          <AgreedList rows={rows} />
        </>
      )}
      {last && last.count > 0 && (
        <p className={styles.quiet}>
          Letters themselves come later. Until then take the list fresh each time you write: whoever says no is gone
          from it at once.
        </p>
      )}
      {mayAtDesk(role, 'own') && last && last.count > 0 && (
        <div className={lists.export}>
          <FileButton name="Export who agreed" path={DESK_PATHS.agreedFile} file="fit-in-30-letters.csv" />
        </div>
      )}
      {agreed.hasNextPage && (
        <Button variant="outline" busy={agreed.isFetchingNextPage} onClick={() => void agreed.fetchNextPage()}>
          Show more
        </Button>
      )}
    </LettersHead>
  );
}

function Search({ find }: { find: string }) {
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(find);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSearch(typed.trim() === '' ? {} : { find: typed.trim() });
  }

  return (
    <search>
      <form onSubmit={submit} className={lists.search}>
        <TextField
          label="Name or e-mail, from its beginning"
          name="find"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
    </search>
  );
}

function AgreedList({ rows }: { rows: readonly AgreedRow[] }) {
  return (
    <ul className={lists.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link href={`/desk/members/${encodeURIComponent(row.id)}`}>
            <span className={lists.who}>
              <b>{row.name || 'No name'}</b>
              {row.email !== null && <span>{row.email}</span>}
              <span>Since {dayText(row.since)}</span>
            </span>
            <b className={lists.open}>Said yes</b>
          </Link>
        </li>
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
  const all = `${count} ${pluralise(count, 'person has', 'people have')} said yes to letters.`;
  if (find !== '') {
    if (shown === 0) return `Nobody who said yes has a name or e-mail that begins with “${find}”. ${all}`;
    return isMore ? `The first ${shown}, and there are more. ${all}` : `${shown} of them. ${all}`;
  }
  return isMore ? `${all} The newest ${shown} stand here.` : all;
}

const addressOf = (find: string, after: string): string =>
  `${DESK_PATHS.agreed}?${new URLSearchParams({ ...(find !== '' && { find }), ...(after !== '' && { after }) })}`;
