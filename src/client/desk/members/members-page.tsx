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
        <FindForm key={find} label="Name, e-mail or reference, from its beginning" find={find} />
        {find === '' && (
          <div className={lists.filter}>
            <SelectField
              label="Show"
              value={show}
              onChange={({ target }) => setSearch(target.value === 'all' ? {} : { show: target.value })}
            >
              <option value="all">Everybody</option>
              <option value="access">With access</option>
              <option value="no_access">Without access</option>
              <option value="quiet">Quiet 14 days</option>
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
              <FileButton name="Export all members" path={DESK_PATHS.membersFile} file="fit-in-30-members.csv" />
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
  isMore ? `The first ${count}, and there are more.` : `${count} ${pluralise(count, 'person', 'people')}`;

const NOBODY: Readonly<Record<string, { title: string; children: string }>> = {
  all: { title: 'Nobody has an account yet', children: 'Whoever buys, and whoever you invite, stands here.' },
  access: { title: 'Nobody has access now', children: 'Whoever has paid, or was given access, stands here.' },
  no_access: { title: 'Nobody is without access', children: 'Whoever has an account and no access stands here.' },
  quiet: { title: 'Nobody is quiet', children: 'Whoever has not trained for 14 days stands here.' },
};

function nobodyWords({ find, show, isMore }: { find: string; show: string; isMore: boolean }) {
  if (find !== '') {
    return { title: `Nobody is found by “${find}”`, children: 'Names and e-mails are searched from their beginning.' };
  }
  return isMore ? FURTHER_BACK : (NOBODY[show] ?? NOBODY.all ?? FURTHER_BACK);
}

const FURTHER_BACK = { title: 'Nobody among the newest accounts', children: 'Look further back below.' };

function addressOf({ find, show, after }: { find: string; show: string; after: string }): string {
  const asked = new URLSearchParams({
    ...(find !== '' && { find }),
    ...(show !== 'all' && find === '' && { show }),
    ...(after !== '' && { after }),
  });
  return `${DESK_PATHS.members}?${asked}`;
}
