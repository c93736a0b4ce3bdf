import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { actionText, changeText, momentText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { HelpersAndActivity } from '#client/desk/sign-in/helpers-page.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ActivityAnswer, ActivityLine } from '#contract/desk/activity-log.ts';
import { DESK_PATHS } from '#contract/paths.ts';

export function ActivityPage() {
  const activity = useInfiniteQuery({
    queryKey: [DESK_PATHS.activity],
    queryFn: ({ pageParam }) =>
      deskCall<ActivityAnswer>(`${DESK_PATHS.activity}${pageParam === '' ? '' : `?after=${pageParam}`}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  return (
    <HelpersAndActivity>
      <p className={styles.quiet}>Everything done at this desk, and by commands on the server.</p>
      <LoadState of={activity} />
      {activity.data && (
        <>
          <ol className={lists.activity}>
            {activity.data.pages
              .flatMap(({ lines }) => lines)
              .map((line) => (
                <Line key={line.id} line={line} />
              ))}
          </ol>
          {activity.hasNextPage && (
            <Button variant="outline" busy={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
              Show more
            </Button>
          )}
        </>
      )}
    </HelpersAndActivity>
  );
}

function Line({ line: { at, operator, action, about, before, after } }: { line: ActivityLine }) {
  return (
    <li>
      <b>
        {actionText(action)}
        {about && (
          <>
            {': '}
            <Link href={`/desk/members/${encodeURIComponent(about.id)}`} className="link-inline">
              {about.name || about.email}
            </Link>
          </>
        )}
      </b>
      <p>
        {momentText(at)}. {operator}.
      </p>
      {(before !== null || after !== null) && (
        <p className={lists.change}>
          {before !== null && <del>{changeText(action, before)}</del>}
          {before !== null && after !== null && ' '}
          {after !== null && <ins>{changeText(action, after)}</ins>}
        </p>
      )}
    </li>
  );
}
