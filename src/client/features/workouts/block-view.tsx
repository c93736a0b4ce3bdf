import { useBlockSessions } from '#client/member/use-shown.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { inHistoryOrder } from '#domain/progress/member-facts.ts';
import { ratingAverage, sessionTotals } from '#domain/progress/workout-history.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { formatCount, pluralise } from '#domain/time/count-text.ts';
import { inMonth } from '#programme/workouts/session-minutes.ts';
import { finishedBlocks } from './finished-blocks.tsx';
import { weekGroups } from './history-groups.ts';
import styles from './history-view.module.css';
import waitStyles from './history-wait.module.css';
import { HistoryFailed, HistorySkeleton } from './history-wait.tsx';
import { SessionList, useDeletions } from './session-list.tsx';
import { TotalsRow } from './totals-row.tsx';

interface BlockViewProps {
  userId: string;
  block: number;
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
}

export function BlockView({ userId, block, today, member, failed }: BlockViewProps) {
  const sessions = useBlockSessions(userId, block);
  const finished = member && finishedBlocks(member.dashboard.progress).find((other) => other.block === block);
  if (member && !finished) return <NoSuchBlock />;
  return (
    <div className={styles.history}>
      {sessions.data && member && <BlockContent {...{ userId, today }} sessions={sessions.data} />}
      {!sessions.data && !failed && !sessions.isError && <HistorySkeleton />}
      {sessions.isError && !sessions.data && !failed && (
        <HistoryFailed retrying={sessions.isFetching} onRetry={() => void sessions.refetch()} />
      )}
    </div>
  );
}

function BlockContent({
  userId,
  today,
  sessions,
}: {
  userId: string;
  today: CalendarDay;
  sessions: readonly ShownSession[];
}) {
  const deletions = useDeletions(userId);
  const totals = sessionTotals(sessions.map(inMonth));
  const average = ratingAverage(totals);
  const gone = deletions.deleted.filter(({ id }) => !sessions.some((session) => session.id === id));
  return (
    <>
      <TotalsRow
        totals={[
          { name: pluralise(totals.workouts, 'workout'), value: String(totals.workouts) },
          { name: 'minutes', value: formatCount(totals.minutes) },
          ...(average === undefined ? [] : [{ name: 'average rating', value: average.toFixed(1) }]),
        ]}
      />
      <SessionList {...{ userId, today, deletions }} groups={weekGroups(inHistoryOrder([...sessions, ...gone]))} />
    </>
  );
}

function NoSuchBlock() {
  return (
    <div className={styles.history}>
      <Card className={waitStyles.failed}>
        <p>This block isn’t finished yet. Its workouts are in your history.</p>
        <ButtonLink href={SCREEN_PATHS.workoutHistory} size="small">
          Workout history
        </ButtonLink>
      </Card>
    </div>
  );
}
