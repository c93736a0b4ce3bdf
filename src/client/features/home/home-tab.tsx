import { CirclePlay } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { lazyView, usePreloaded, usePreloadedLater } from '#client/browser/lazy-view.tsx';
import { userLoginCount } from '#client/parts/account/first-page-storage.ts';
import { HOME_MARKS } from '#client/parts/progress/kept-home.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { BegunWorkoutOffer, useBegunWorkout } from '#client/parts/session/begun-workout-offer.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { impactRecord } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { HardWeekNote } from './hard-week-note.tsx';
import styles from './home-tab.module.css';
import { CardsWait, TodayWait } from './home-wait.tsx';
import { MoodCheckIn } from './mood-check-in.tsx';
import { StepsCard } from './steps-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { TodayCard } from './today-card.tsx';
import { YourDays } from './your-days-button.tsx';

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
  const isWaiting = !member && !failed;
  return (
    <div className={styles.home} {...HOME_MARKS.cards}>
      <div className={styles.lead}>
        {settled && <Lead {...{ userId, today }} member={settled} />}
        {isWaiting && <TodayWait />}
      </div>
      <div className={styles.side}>
        <MoodCheckIn key={today} today={today} />
        {member && settled && (
          <>
            {/* What is above stands in the page the next time before the app runs. */}
            <span hidden {...HOME_MARKS.last} />
            <Streak {...{ userId, today }} member={settled} />
            <StepsCard key={today} {...{ userId, today, member }} />
            <CardsAfter userId={userId} member={settled} />
          </>
        )}
        {isWaiting && <CardsWait />}
      </div>
    </div>
  );
}

interface CardsProps {
  userId: string;
  today: CalendarDay;
  member: Member;
}

const Lead = memo(function Lead({ userId, today, member }: CardsProps) {
  const { leadsBack, ...begun } = useBegunWorkout(userId, member.dashboard.workoutSessions);
  return (
    <>
      <BegunWorkoutOffer {...{ userId, today, ...begun }} />
      <TodayCard {...{ userId, today, member }} isSecond={leadsBack} />
      <ImpactQuestion />
      <HardWeekNote today={today} />
      <NewHereCard member={member} />
    </>
  );
});

const Streak = memo(function Streak(props: CardsProps) {
  return <StreakCard member={props.member} today={props.today} more={<YourDays {...props} />} />;
});

const CardsAfter = memo(function CardsAfter({ userId, member }: Omit<CardsProps, 'today'>) {
  return usePreloadedLater(LaterCards) && <LaterCards {...{ userId, member }} />;
});

const LaterCards = lazyView(async () => (await import('./later-cards.tsx')).LaterCards);

function NewHereCard({ member }: { member: Member }) {
  const hasStarted = member.dashboard.stats.totalWorkouts > 0;
  if (hasStarted || userLoginCount.read() > SHOWN_SIGN_INS) return null;
  return (
    <Card className={styles.newHere}>
      <Rows>
        <ListRow
          href={SCREEN_PATHS.introduction}
          lead={<IconTile icon={CirclePlay} size={24} />}
          title="New here?"
          detail="How it works, 2 min"
        />
      </Rows>
    </Card>
  );
}

const ImpactQuestionNote = lazyView(async () => (await import('./impact-question-note.tsx')).ImpactQuestionNote);

function ImpactQuestion() {
  const [record] = useStoredValue(impactRecord);
  const isDue = usePreloaded(ImpactQuestionNote, record.check !== undefined);
  return isDue && <ImpactQuestionNote />;
}
