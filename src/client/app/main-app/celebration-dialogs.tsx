import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useChange } from '#client/member/use-outbox.ts';
import { CheerFigures } from '#client/parts/progress/cheer.tsx';
import { followOnPlaceOf } from '#client/parts/progress/follow-on/follow-on-picture.tsx';
import { BLOCK_FAILED_TEXT, FollowOnSheet, goOnText } from '#client/parts/progress/follow-on/follow-on-sheet.tsx';
import { badgeFactsOf, type Member } from '#client/parts/progress/member.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { WorkoutDoneDialog } from '#client/parts/session/workout-done-dialog.tsx';
import { ShareWinButton } from '#client/parts/share/share-win/share-win-button.tsx';
import { shareableWin } from '#client/parts/share/shareable-win.ts';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button, ButtonStack, OutsideButtonLink, TextButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { editionOfBlock } from '#domain/plan/block.ts';
import { isTemporary } from '#domain/progress/sent-completion.ts';
import { factsWithout, newBadge, type WorkoutBadge } from '#domain/progress/workout-badges.ts';
import { sessionTotals } from '#domain/progress/workout-history.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { inMonth } from '#programme/workouts/session-minutes.ts';
import { workoutSummaries } from '#programme/workouts/workout-summaries.ts';
import { BlockFinale, FirstBesideLast } from './block-finale.tsx';
import styles from './celebration-dialogs.module.css';

interface WorkoutCompleteDialogProps {
  session: ShownSession;
  member: Member;
  today: CalendarDay;
  onContinue: () => void;
}

/** The praise for a completion that no player has praised (product §5). */
export function WorkoutCompleteDialog({ session, member, today, onContinue }: WorkoutCompleteDialogProps) {
  const win = shareableWin(session, member);
  const { shortTitle, minutes } = win;
  const { overview, dashboard } = member;
  const figures = {
    doneInBlock: overview.completed.size,
    streakDays: overview.streak.currentStreak,
    totalWorkouts: dashboard.stats.totalWorkouts,
    days: overview.days,
    today,
    badge: badgeOf(session, member),
  };
  return (
    <WorkoutDoneDialog
      clientId={session.clientId}
      title="Workout Complete"
      {...{ shortTitle, minutes, figures }}
      length={session.length}
      isFresh
      unsent={isTemporary(session) ? 'waiting' : undefined}
      foot={
        <>
          <ShareWinButton win={win} />
          <Button variant="outline" size="large" block onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    />
  );
}

function badgeOf(session: ShownSession, member: Member): WorkoutBadge | undefined {
  const { block } = member.overview;
  const isRepeated =
    session.block !== block ||
    member.dashboard.workoutSessions.some(
      (other) =>
        other.clientId !== session.clientId &&
        other.block === block &&
        other.workoutId === session.workoutId &&
        countsForWorkout(other.length),
    );
  const { workoutId, length } = session;
  const after = badgeFactsOf(member);
  return newBadge(factsWithout(after, { workoutId, length, isRepeated }), after);
}

/** Days of a streak from which it is a figure to show. */
const WORTH_TELLING = 7;

interface CongratulationsDialogProps {
  userId: string;
  member: Member;
  today: CalendarDay;
  onClose: () => void;
}

/** After all four weeks: what was done, and how it goes on (product §6). */
export function CongratulationsDialog({ userId, member, today, onClose }: CongratulationsDialogProps) {
  const coaching = useSite()?.coaching;
  const words = useProgrammeWords();
  const { save, isPending } = useChange(userId);
  const [problem, setProblem] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const { next } = followOnPlaceOf(member, today);
  const { block, streak } = member.overview;
  const { workoutSessions, progress } = member.dashboard;
  const ofBlock = sessionTotals(workoutSessions.filter((session) => session.block === block).map(inMonth));
  const workouts = progress.blockProgress[`block_${block}`]?.totalWorkouts ?? ofBlock.workouts;

  async function start() {
    setProblem(undefined);
    const outcome = await save({ kind: 'block', body: { currentBlock: block + 1 } });
    if (outcome.kind === 'rejected') setProblem(messageOf(outcome.error, BLOCK_FAILED_TEXT));
    else onClose();
  }

  if (isChoosing) {
    return <FollowOnSheet {...{ userId, member, today }} onStarted={onClose} onClose={() => setChoosing(false)} />;
  }
  const goOn = (
    <Button variant="outline" size="large" block onClick={() => setChoosing(true)}>
      {goOnText(next)}
    </Button>
  );
  return (
    <Dialog
      open
      closable
      onOpenChange={onClose}
      title="4 weeks. 12 workouts. You did that."
      text={`Block ${block} is yours. Take a bow.`}
      hero={<BlockFinale />}
      className={styles.congratulations}
      foot={
        <>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          <Button variant="coral" size="large" block busy={isPending} onClick={() => void start()}>
            Start New 4-Week Block
          </Button>
          {coaching ? (
            <OutsideButtonLink href={coaching.url} variant="outline" size="large" block>
              Get 1:1 Coaching
              <ExternalLink size={20} aria-hidden="true" />
            </OutsideButtonLink>
          ) : (
            goOn
          )}
          <TextButton className={styles.later} onClick={onClose}>
            Not yet
          </TextButton>
        </>
      }
    >
      <CheerFigures
        isFresh
        figures={[
          // One that was done twice counts twice.
          { value: workouts, name: 'sessions' },
          // A long block is not all at hand.
          ...(ofBlock.workouts === workouts ? [{ value: ofBlock.minutes, name: 'minutes' }] : []),
          ...(streak.longestStreak >= WORTH_TELLING ? [{ value: streak.longestStreak, name: 'best streak' }] : []),
        ]}
      />
      <FirstBesideLast userId={userId} member={member} />
      <p className={styles.next}>Your streak comes with you. {nextBlockText(block + 1, words)}</p>
      {coaching && (
        <ButtonStack className={styles.buttons}>
          {goOn}
          <p className={styles.note}>1:1 coaching is by {coaching.coachName}. It’s separate, with its own price.</p>
        </ButtonStack>
      )}
    </Dialog>
  );
}

/** Blocks take turns: the second edition is new, the first one comes back. */
function nextBlockText(nextBlock: number, words: ProgrammeWords): string {
  if (editionOfBlock(nextBlock) === 'a') {
    return 'Next: the first 12 again. Try them a level up, or just enjoy knowing them.';
  }
  const minutes = workoutSummaries('b', words).map(({ durationMinutes }) => durationMinutes);
  return `Next: 12 new workouts, ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes each.`;
}
