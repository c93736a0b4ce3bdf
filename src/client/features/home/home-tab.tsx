import { memo, useDeferredValue } from 'react';
import { BegunWorkoutOffer } from '#client/components/begun-workout-offer.tsx';
import type { Member } from '#client/components/member.ts';
import { withStyleSheet } from '#client/platform/style-sheets.ts';
import { useLoaded } from '#client/platform/use-loaded.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import styles from './home-tab.module.css';
import { HomeWait } from './home-wait.tsx';
import { ImpactQuestion } from './impact-question.tsx';
import { HardWeekNote, KindNote } from './kind-note.tsx';
import { MoodCheckIn } from './mood-check-in.tsx';
import { NewHereCard } from './new-here-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WeekPlanCard } from './week-plan-card.tsx';

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
