import { useInfiniteQuery } from '@tanstack/react-query';
import { isTemporary, workoutSessionsQuery } from '#client/api/workout-sessions.ts';
import { ScenePicture } from '#client/components/coach-pictures.tsx';
import type { Member } from '#client/components/member.ts';
import { workoutPlayerPath } from '#client/platform/screen-paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { ratingAverage, sessionTotals } from '#domain/workout-history.ts';
import { BackHeader } from './back-header.tsx';
import { historyGroups } from './history-groups.ts';
import { HistoryRow } from './history-row.tsx';
import styles from './history-view.module.css';

interface HistoryViewProps {
  userId: string;
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
}

/** Every workout done, newest first, with totals on top. */
export function HistoryView({ userId, today, member, failed }: HistoryViewProps) {
  const history = useInfiniteQuery(workoutSessionsQuery(userId));
  const sessions = history.data && member && withWaiting(history.data.pages.flat(), member);
  return (
    <>
      <BackHeader title="Your workouts" />
      <div className={styles.history}>
        {sessions && member && <HistoryContent {...{ sessions, today, member }} />}
        {!sessions && !failed && !history.isError && <HistorySkeleton />}
        {history.isError && !sessions && !failed && (
          <Card role="alert" className={styles.failed}>
            <p>We could not load your workouts. Nothing is lost.</p>
            <Button size="small" busy={history.isFetching} onClick={() => void history.refetch()}>
              Try again
            </Button>
          </Card>
        )}
        {history.hasNextPage && (
          <Button
            variant="outline"
            block
            busy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            Show older workouts
          </Button>
        )}
      </div>
    </>
  );
}

/** What waits on this device to be sent belongs to the history as well. */
function withWaiting(sessions: readonly WorkoutSession[], member: Member): WorkoutSession[] {
  const known = new Set(sessions.map(({ clientId }) => clientId));
  const waiting = member.dashboard.workoutSessions.filter(
    (session) => isTemporary(session) && !known.has(session.clientId),
  );
  return [...waiting, ...sessions];
}

interface HistoryContentProps {
  sessions: readonly WorkoutSession[];
  today: CalendarDay;
  member: Member;
}

function HistoryContent({ sessions, today, member }: HistoryContentProps) {
  if (sessions.length === 0) return <EmptyHistory next={member.overview.next ?? 1} />;
  return (
    <>
      <Totals sessions={sessions} member={member} />
      {historyGroups(sessions).map(({ key, title, sessions: group }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`} className={styles.group}>
            {title}
          </h2>
          <Card className={styles.card}>
            <ul>
              {group.map((session) => (
                <HistoryRow key={session.id} session={session} today={today} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <p className={styles.end}>Every workout stays here, in every block.</p>
    </>
  );
}

function Totals({ sessions, member }: { sessions: readonly WorkoutSession[]; member: Member }) {
  const { stats } = member.dashboard;
  const totals = [
    { name: stats.totalWorkouts === 1 ? 'workout' : 'workouts', value: String(stats.totalWorkouts) },
    { name: 'average rating', value: ratingAverage(sessionTotals(sessions))?.toFixed(1) ?? '–' },
    { name: 'longest streak', value: String(member.overview.streak.longestStreak) },
  ];
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function EmptyHistory({ next }: { next: number }) {
  return (
    <Card className={styles.empty}>
      <span className={styles.stage}>
        <ScenePicture scene="empty" decorative />
      </span>
      <h2>Nothing here yet</h2>
      <p>Your first finished workout will appear here, with your rating and note.</p>
      <ButtonLink href={workoutPlayerPath(next)} variant="coral">
        Start Workout
      </ButtonLink>
    </Card>
  );
}

function HistorySkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <Skeleton shape="card" className={styles.totalsWait ?? ''} />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  );
}
