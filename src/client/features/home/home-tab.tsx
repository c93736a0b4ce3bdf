import { Check, CirclePlay } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { lazyView, usePreloaded, usePreloadedLater } from '#client/browser/lazy-view.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { userLoginCount } from '#client/parts/account/first-page-storage.ts';
import { HOME_MARKS } from '#client/parts/progress/kept-home.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { BegunWorkoutOffer } from '#client/parts/session/begun-workout-offer.tsx';
import { SCREEN_PATHS, weekPath } from '#client/parts/site/screen-paths.ts';
import { impactRecord } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ListRow, RowKey, Rows } from '#client/ui/list-row.tsx';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { summariesOfWeek } from '#programme/workouts/workout-summaries.ts';
import styles from './home-tab.module.css';
import { HomeWait } from './home-wait.tsx';
import { HardWeekNote, KindNote } from './kind-note.tsx';
import { MoodCheckIn } from './mood-check-in.tsx';
import type { SitterNoteProps } from './sitter-note.tsx';
import { StepsCard } from './steps-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { TodayCard } from './today-card.tsx';

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
    <div className={styles.home} {...HOME_MARKS.cards}>
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
      <SitterNoteOfToday {...{ member, today }} className={styles.wide} />
      <ImpactQuestion className={styles.wide} />
      <BegunWorkoutOffer {...{ userId, today }} counted={member.dashboard.workoutSessions} className={styles.wide} />
      <TodayCard {...{ userId, today, member }} />
      {/* What is above stands in the page the next time before the app runs. */}
      <span hidden {...HOME_MARKS.last} />
      <WeekPlanCard overview={member.overview} />
      <HardWeekNote {...{ today }} className={styles.wide} />
      <NewHereCard member={member} className={styles.wide} />
      <StreakCard member={member} today={today} />
    </>
  );
});

const CardsAfter = memo(function CardsAfter({ userId, member }: Omit<CardsProps, 'today'>) {
  return usePreloadedLater(LaterCards) && <LaterCards {...{ userId, member }} className={styles.later} />;
});

const LaterCards = lazyView(async () => (await import('./later-cards.tsx')).LaterCards);

function NewHereCard({ member, className }: { member: Member; className?: string | undefined }) {
  const hasStarted = member.dashboard.stats.totalWorkouts > 0;
  if (hasStarted || userLoginCount.read() > SHOWN_SIGN_INS) return null;
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

const SitterNote = lazyView<SitterNoteProps>(async () => (await import('./sitter-note.tsx')).SitterNote);

function SitterNoteOfToday(props: SitterNoteProps) {
  return usePreloaded(SitterNote, props.member.dashboard.sitter !== undefined) && <SitterNote {...props} />;
}

interface ImpactQuestionProps {
  className?: string | undefined;
}

const ImpactQuestionNote = lazyView<ImpactQuestionProps>(
  async () => (await import('./impact-question-note.tsx')).ImpactQuestionNote,
);

function ImpactQuestion(props: ImpactQuestionProps) {
  const [record] = useStoredValue(impactRecord);
  const isDue = usePreloaded(ImpactQuestionNote, record.check !== undefined);
  return isDue && <ImpactQuestionNote {...props} />;
}

function WeekPlanCard({ overview }: { overview: MemberOverview }) {
  const { plan, week, completed, next } = overview;
  const words = useProgrammeWords();
  return (
    <Card className={styles.plan} aria-labelledby="plan-title">
      <h2 id="plan-title">
        Week {week}: {WEEK_NAMES[week].name}
      </h2>
      <Rows className={styles.planRows ?? ''}>
        {summariesOfWeek(plan, week, words).map(({ id, letter, shortTitle, durationMinutes }) => (
          <ListRow
            key={id}
            href={weekPath(week)}
            lead={planKey(letter, completed.has(id), id === next)}
            title={shortTitle}
            detail={`${durationMinutes} min`}
          />
        ))}
      </Rows>
    </Card>
  );
}

function planKey(letter: string, done: boolean, isNext: boolean) {
  if (!done) {
    return (
      <RowKey state={isNext ? 'next' : 'later'}>
        <span className="visually-hidden">{isNext ? 'Next: ' : 'Not done yet: '}</span>
        {letter}
      </RowKey>
    );
  }
  return (
    <RowKey state="done">
      <Check size={20} strokeWidth={3} aria-hidden="true" />
      <span className="visually-hidden">Done: </span>
    </RowKey>
  );
}
