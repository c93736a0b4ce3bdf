import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { MemberRow, MembersAnswer } from '#contract/desk-members.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { pluralise } from '#domain/count-text.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk-roles.ts';
import styles from './desk.module.css';
import { deskCall } from './desk-call.ts';
import lists from './desk-lists.module.css';
import { dayText } from './moments.ts';
import { Loading, Trouble } from './page-states.tsx';
import type { Deed } from './question.tsx';
import { useDeeds } from './use-deeds.tsx';

/** The search stands in the address, so that Back and a link work. */
export function MembersPage({ role }: { role: DeskRole }) {
  const [search, setSearch] = useSearchParams();
  const find = search.get('find') ?? '';
  const [typed, setTyped] = useState(find);
  const members = useInfiniteQuery({
    queryKey: [DESK_PATHS.members, find],
    queryFn: ({ pageParam }) => deskCall<MembersAnswer>(addressOf(find, pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const { ask, outcome, questions } = useDeeds({ onDone: () => void members.refetch() });
  const rows = members.data?.pages.flatMap((page) => page.members) ?? [];

  function submit(event: FormEvent) {
    event.preventDefault();
    setSearch(typed.trim() === '' ? {} : { find: typed.trim() });
  }

  return (
    <>
      <header className={styles.top}>
        <h1>Members</h1>
        {mayAtDesk(role, 'tend') && (
          <Button variant="outline" size="small" onClick={() => ask(INVITE)}>
            Invite
          </Button>
        )}
      </header>
      {outcome}
      {questions}
      <search>
        <form onSubmit={submit} className={lists.search}>
          <TextField
            label="First name or e-mail, from its beginning"
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
      {members.isPending && <Loading />}
      {members.error && <Trouble error={members.error} onRetry={() => void members.refetch()} />}
      {members.data && (
        <>
          <p role="status" className={styles.quiet}>
            {rows.length === 0 ? nobodyText(find) : `${rows.length} ${pluralise(rows.length, 'person', 'people')}`}
          </p>
          <MemberList rows={rows} />
          {members.hasNextPage && (
            <Button variant="outline" busy={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
              Show more
            </Button>
          )}
        </>
      )}
    </>
  );
}

const INVITE: Deed = {
  name: 'Invite a member',
  path: DESK_PATHS.invitations,
  body: {},
  happens: 'Whoever has no account yet gets one, with the whole programme as a present.',
  told: 'A letter with a link to choose a password, good for 14 days.',
  undo: 'Yes: take the access away again.',
  fields: [
    { name: 'firstName', kind: 'text', label: 'Their first name' },
    { name: 'email', kind: 'email', label: 'Their e-mail' },
  ],
  bodyOf: ({ firstName, email }) => ({ firstName, email }),
};

function MemberList({ rows }: { rows: readonly MemberRow[] }) {
  return (
    <ul className={lists.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link href={`/desk/members/${encodeURIComponent(row.id)}`}>
            <span className={lists.who}>
              <b>{row.name || 'No name'}</b>
              {row.email !== null && <span>{row.email}</span>}
            </span>
            <span className={lists.meta}>
              <b className={row.hasAccess ? lists.open : lists.closed}>{row.hasAccess ? 'Access' : 'No access'}</b>
              <span>Since {dayText(row.joinedAt)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const nobodyText = (find: string) =>
  find === '' ? 'Nobody has an account yet.' : `Nobody’s first name or e-mail begins with “${find}”.`;

function addressOf(find: string, after: string): string {
  const asked = new URLSearchParams({ ...(find !== '' && { find }), ...(after !== '' && { after }) });
  return `${DESK_PATHS.members}?${asked}`;
}
