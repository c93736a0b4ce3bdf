import { useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useChange } from '#client/member/use-outbox.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import {
  FollowOnPicture,
  type FollowOnPlace,
  followOnPlaceOf,
} from '#client/parts/progress/follow-on/follow-on-picture.tsx';
import { FollowOnSheet, goOnText, PaceChoice } from '#client/parts/progress/follow-on/follow-on-sheet.tsx';
import type { Member } from '#client/parts/progress/member.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { isBlockComplete, type Week } from '#domain/plan/block.ts';
import { FOLLOW_ON_WEEKS, followOnWeek, type Pace, type Phase, RHYTHM } from '#domain/plan/follow-on.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { PHASES, plannedWeek } from '#programme/plan/follow-on-weeks.ts';
import styles from './follow-on-card.module.css';

const FAILED_TEXT = 'Your pace didn’t change. Try again in a moment.';

interface FollowOnCardProps {
  member: Member;
  today: CalendarDay;
}

export function FollowOnCard({ member, today }: FollowOnCardProps) {
  const userId = useSignIn()?.user.id;
  const place = followOnPlaceOf(member, today);
  const isOver = isBlockComplete(member.overview.completed);
  const { phase } = place;
  if (!userId || (phase === undefined && !isOver)) return null;
  return (
    <Card className={styles.card} aria-labelledby="follow-on-title">
      {isOver && <Feast />}
      <h2 id="follow-on-title">{titleOf(phase, member.overview.week, isOver)}</h2>
      <FollowOnPicture phase={isOver ? undefined : phase} walkedWeeks={place.walkedWeeks} />
      {isOver ? (
        <GoOn {...{ userId, member, today }} next={place.next} />
      ) : (
        phase && <ThisPhase {...{ userId, member, phase, place }} />
      )}
    </Card>
  );
}

function titleOf(phase: Phase | undefined, week: Week, isOver: boolean): string {
  if (isOver || phase === undefined) return 'All 12 done. What’s next?';
  const { name } = PHASES[phase];
  return phase === RHYTHM ? name : `${name}, week ${followOnWeek(phase, week)} of ${FOLLOW_ON_WEEKS}`;
}

/** As Home has it. */
function Feast() {
  return (
    <div className={styles.feast}>
      <MinuteDial lit={60} className={styles.dial} />
      <CoachPicture name="scene-celebration" decorative className={styles.coach} />
    </div>
  );
}

interface GoOnProps extends FollowOnCardProps {
  userId: string;
  next: Phase;
}

function GoOn({ next, ...props }: GoOnProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="coral" size="large" block onClick={() => setOpen(true)}>
        {goOnText(next)}
      </Button>
      {isOpen && <FollowOnSheet {...props} onStarted={close} onClose={close} />}
    </>
  );
}

interface ThisPhaseProps {
  userId: string;
  member: Member;
  phase: Phase;
  place: FollowOnPlace;
}

function ThisPhase({ userId, member: { overview }, phase, place }: ThisPhaseProps) {
  const { save } = useChange(userId);
  const words = useProgrammeWords();
  const { workoutMinutes, walkMinutes, isLighter } = plannedWeek(phase, place.pace, overview.week, words);

  async function change(pace: Pace) {
    const outcome = await save({ kind: 'block', body: { currentBlock: overview.block, pace } });
    if (outcome.kind !== 'rejected') return;
    showToast({ kind: 'destructive', title: 'Something went wrong', text: messageOf(outcome.error, FAILED_TEXT) });
  }

  return (
    <>
      <p>{PHASES[phase].words}</p>
      <p className={styles.week}>
        {isLighter ? 'A lighter week: ' : 'This week: '}
        {workoutMinutes} minutes of workouts. Fancy more? Add {walkMinutes} minutes of brisk walking, all in one go or
        in bits.
      </p>
      {phase < RHYTHM && (
        <PaceChoice pace={place.pace} suggested={place.suggested} onChange={(pace) => void change(pace)} />
      )}
      {phase === RHYTHM && <p className={styles.week}>Swap any workout, any week.</p>}
    </>
  );
}
