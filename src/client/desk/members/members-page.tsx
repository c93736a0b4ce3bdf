import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { FileButton } from '#client/desk/money/export-button.tsx';
import { PurchaseRows } from '#client/desk/money/purchases-page.tsx';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions } from '#client/desk/sign-in/use-actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { MemberRow, MembersAnswer } from '#contract/desk/members.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { FindForm, PersonRow } from './people-list.tsx';

/** The search stands in the address, so that Back and a link work. */
export function MembersPage({ role }: { role: DeskRole }) {
  const [search, setSearch] = useSearchParams();
  /** What was done on the page of a member who is gone. */
  const done = useHistoryState<{ done?: string } | null>()?.done;
  const find = search.get('find') ?? '';
  const show = search.get('show') ?? 'all';
  const members = useInfiniteQuery({
    queryKey: [DESK_PATHS.members, find, show],
    queryFn: ({ pageParam }) => deskCall<MembersAnswer>(addressOf({ find, show, after: pageParam })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const { ask, outcome, questions } = useActions({ onDone: () => void members.refetch() });
  const rows = members.data?.pages.flatMap((page) => page.members) ?? [];

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
      {done !== undefined && <Notice role="status">{done}</Notice>}
      {outcome}
      {questions}
      <search>
        <FindForm key={find} label="Start of a name, email or reference" find={find} />
        {find === '' && (
          <div className={lists.filter}>
            <SelectField
              label="Show"
              value={show}
              onChange={({ target }) => setSearch(target.value === 'all' ? {} : { show: target.value })}
            >
              <option value="all">Everyone</option>
              <option value="access">With access</option>
              <option value="no_access">Without access</option>
              <option value="quiet">No workout for 14 days</option>
            </SelectField>
          </div>
        )}
      </search>
      <LoadState of={members} />
      {members.data && (
        <>
          <Found pages={members.data.pages} find={find} show={show} />
          {mayAtDesk(role, 'own') && rows.length > 0 && (
            <div className={lists.export}>
              <FileButton name="Download all members" path={DESK_PATHS.membersFile} file="fit-in-30-members.csv" />
            </div>
          )}
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

const INVITE: Action = {
  name: 'Send invite',
  path: DESK_PATHS.invitations,
  body: {},
  happens: 'They get an account and the whole programme, free.',
  told: 'An email with a link to choose a password. It works for 14 days.',
  undo: 'Yes. You can remove their access.',
  fields: [
    { name: 'firstName', kind: 'text', label: 'Their first name' },
    { name: 'email', kind: 'email', label: 'Their email' },
  ],
  bodyOf: ({ firstName, email }) => ({ firstName, email }),
};

interface FoundProps {
  pages: readonly MembersAnswer[];
  find: string;
  show: string;
}

function Found({ pages, find, show }: FoundProps) {
  const rows = pages.flatMap(({ members }) => members);
  const purchases = pages.flatMap((page) => page.purchases);
  const last = pages.at(-1);
  return (
    <>
      <div role="status">
        {rows.length === 0 && purchases.length === 0 ? (
          <Empty {...nobodyWords({ find, show, isMore: typeof last?.next === 'string' })} />
        ) : (
          <p className={styles.quiet}>{countText(rows.length, last?.isMore ?? false)}</p>
        )}
      </div>
      {rows.length > 0 && <MemberList rows={rows} />}
      {purchases.length > 0 && (
        <section className={styles.part}>
          <h2>Purchases</h2>
          <PurchaseRows rows={purchases} />
        </section>
      )}
    </>
  );
}

function MemberList({ rows }: { rows: readonly MemberRow[] }) {
  return (
    <ul className={lists.rows}>
      {rows.map((row) => (
        <PersonRow key={row.id} person={row} since={row.joinedAt}>
          <b className={row.hasAccess ? lists.open : lists.closed}>{row.hasAccess ? 'Access' : 'No access'}</b>
        </PersonRow>
      ))}
    </ul>
  );
}

const countText = (count: number, isMore: boolean) =>
  isMore ? `Showing the first ${count}.` : `${count} ${pluralise(count, 'person', 'people')}`;

const NO_ONE: Readonly<Record<string, { title: string; children: string }>> = {
  all: { title: 'No members yet', children: 'Buyers and people you invite appear here.' },
  access: { title: 'No one has access', children: 'People who paid or were given access appear here.' },
  no_access: { title: 'Everyone has access', children: 'People without access appear here.' },
  quiet: { title: 'Everyone’s been active', children: 'People with no workout for 14 days appear here.' },
};

function nobodyWords({ find, show, isMore }: { find: string; show: string; isMore: boolean }) {
  if (find !== '') {
    return { title: `No matches for “${find}”`, children: 'Try the first few letters of a name or email.' };
  }
  return isMore ? FURTHER_BACK : (NO_ONE[show] ?? NO_ONE.all ?? FURTHER_BACK);
}

const FURTHER_BACK = { title: 'No matches in the newest accounts', children: 'Press Show more to search older ones.' };

function addressOf({ find, show, after }: { find: string; show: string; after: string }): string {
  const asked = new URLSearchParams({
    ...(find !== '' && { find }),
    ...(show !== 'all' && find === '' && { show }),
    ...(after !== '' && { after }),
  });
  return `${DESK_PATHS.members}?${asked}`;
}
