import { CirclePlay } from 'lucide-react';
import { type ComponentType, memo, useDeferredValue, useEffect, useState } from 'react';
import { BegunWorkoutOffer } from '#client/components/begun-workout-offer.tsx';
import type { Member } from '#client/components/member.ts';
import { impactRecord } from '#client/platform/browser-storage.ts';
import { userLoginCount } from '#client/platform/first-page-storage.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { withStyleSheet } from '#client/platform/style-sheets.ts';
import { useLoaded } from '#client/platform/use-loaded.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { CalendarDay } from '#domain/calendar-day.ts';
import styles from './home-tab.module.css';
import { HomeWait } from './home-wait.tsx';
import { HardWeekNote, KindNote } from './kind-note.tsx';
import { MoodCheckIn } from './mood-check-in.tsx';
import { StepsCard } from './steps-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WeekPlanCard } from './week-plan-card.tsx';

const SHOWN_SIGN_INS = 2;

interface HomeTabProps {
  userId: string;
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
}

export function HomeTab({ userId, today, member, failed }: HomeTabProps) {
  // Entered steps render in their own card first, and what they change elsewhere after it.
  const settled = useDeferredValue(member) ?? member;
  return (
    <div className={styles.home}>
      <div className={styles.wide}>
        <MoodCheckIn key={today} today={today} />
      </div>
      {member && settled ? (
        <>
          <CardsBefore {...{ userId, today }} member={settled} />
          <StepsCard key={today} {...{ userId, today, member }} className={styles.steps} />
          <CardsAfter userId={userId} member={settled} />
        </>
      ) : (
        !failed && (
          <>
            <p role="status" className="visually-hidden">
              Loading
            </p>
            <HomeWait />
          </>
        )
      )}
    </div>
  );
}

interface CardsProps {
  userId: string;
  today: CalendarDay;
  member: Member;
}

const CardsBefore = memo(function CardsBefore({ userId, today, member }: CardsProps) {
  return (
    <>
      <KindNote {...{ member, today }} className={styles.wide} />
      <ImpactQuestion className={styles.wide} />
      <BegunWorkoutOffer {...{ userId, today }} className={styles.wide} />
      <TodayCard {...{ userId, today, member }} />
      <WeekPlanCard overview={member.overview} />
      <HardWeekNote {...{ today }} className={styles.wide} />
      <NewHereCard member={member} className={styles.wide} />
      <StreakCard member={member} today={today} />
    </>
  );
});

const CardsAfter = memo(function CardsAfter({ userId, member }: Omit<CardsProps, 'today'>) {
  const later = useLoaded(true, loadLaterCards);
  return later ? <later.LaterCards {...{ userId, member }} className={styles.later} /> : null;
});

const loadLaterCards = () => withStyleSheet('later-views', import('./later-cards.tsx'));

function NewHereCard({ member, className }: { member: Member; className?: string | undefined }) {
  const hasStarted = member.dashboard.stats.totalWorkouts > 0;
  if (hasStarted || (userLoginCount.read() ?? 0) > SHOWN_SIGN_INS) return null;
  return (
    <Card className={classNames(styles.newHere, className)}>
      <Rows>
        <ListRow
          href={SCREEN_PATHS.introduction}
          lead={<IconTile icon={CirclePlay} size={24} />}
          title="New here?"
          detail="Watch or read how it works. It takes two minutes."
        />
      </Rows>
    </Card>
  );
}

interface ImpactQuestionProps {
  className?: string | undefined;
}

function ImpactQuestion(props: ImpactQuestionProps) {
  const [record] = useStoredValue(impactRecord);
  const [Note, setNote] = useState<ComponentType<ImpactQuestionProps>>();
  const hasCheck = record?.check !== undefined;
  useEffect(() => {
    if (!hasCheck) return;
    void import('./impact-question-note.tsx').then(
      (loaded) => setNote(() => loaded.ImpactQuestionNote),
      () => undefined,
    );
  }, [hasCheck]);
  return Note && hasCheck ? <Note {...props} /> : null;
}
