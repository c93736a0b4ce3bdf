import { useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { RoadPicture, type RoadPlace, roadPlaceOf } from '#client/parts/progress/road/road-picture.tsx';
import { goOnText, PaceChoice, RoadSheet } from '#client/parts/progress/road/road-sheet.tsx';
import { messageOf } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { isBlockComplete, type Week } from '#domain/plan/block.ts';
import { RHYTHM, type RoadPace, type RoadStage } from '#domain/plan/road.ts';
import { ROAD_WEEKS, roadWeek } from '#domain/session/road-offer.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { plannedRoadWeek, ROAD_STAGES } from '#programme/plan/road-weeks.ts';
import styles from './road-card.module.css';

const FAILED_TEXT = 'We could not change the pace just now. Try again in a moment.';

interface RoadCardProps {
  member: Member;
  today: CalendarDay;
}

export function RoadCard({ member, today }: RoadCardProps) {
  const userId = useSignIn()?.user.id;
  const place = roadPlaceOf(member, today);
  const isOver = isBlockComplete(member.overview.completed);
  const { stage } = place;
  if (!userId || (stage === undefined && !isOver)) return null;
  return (
    <Card className={styles.card} aria-labelledby="road-title">
      <h2 id="road-title">{titleOf(stage, member.overview.week, isOver)}</h2>
      <RoadPicture stage={isOver ? place.next : (stage ?? place.next)} walkedWeeks={place.walkedWeeks} />
      {isOver ? (
        <GoOn {...{ userId, member, today }} next={place.next} />
      ) : (
        stage && <ThisStage {...{ userId, member, stage, place }} />
      )}
    </Card>
  );
}

function titleOf(stage: RoadStage | undefined, week: Week, isOver: boolean): string {
  if (isOver || stage === undefined) return 'How it goes on';
  const { name } = ROAD_STAGES[stage];
  return stage === RHYTHM ? name : `${name}, week ${roadWeek(stage, week)} of ${ROAD_WEEKS}`;
}

interface GoOnProps extends RoadCardProps {
  userId: string;
  next: RoadStage;
}

function GoOn({ next, ...props }: GoOnProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" block onClick={() => setOpen(true)}>
        {goOnText(next)}
      </Button>
      {isOpen && <RoadSheet {...props} onStarted={close} onClose={close} />}
    </>
  );
}

interface ThisStageProps {
  userId: string;
  member: Member;
  stage: RoadStage;
  place: RoadPlace;
}

function ThisStage({ userId, member: { overview }, stage, place }: ThisStageProps) {
  const { save } = useChange(userId);
  const { workoutMinutes, walkMinutes, isLighter } = plannedRoadWeek(stage, place.pace, overview.week);

  async function change(road: RoadPace) {
    const outcome = await save({ kind: 'block', body: { currentBlock: overview.block, road } });
    if (outcome.kind !== 'rejected') return;
    showToast({ kind: 'destructive', title: 'Something went wrong', text: messageOf(outcome.error, FAILED_TEXT) });
  }

  return (
    <>
      <p>{ROAD_STAGES[stage].words}</p>
      <p className={styles.week}>
        {isLighter ? 'A lighter week: ' : 'This week: '}
        {workoutMinutes} minutes of workouts. If you like, {walkMinutes} minutes of brisk walking too, in one go or in
        pieces.
      </p>
      {stage < RHYTHM && (
        <PaceChoice pace={place.pace} suggested={place.suggested} onChange={(pace) => void change(pace)} />
      )}
      {stage === RHYTHM && <p className={styles.week}>In each week you can put another workout in any place.</p>}
    </>
  );
}
