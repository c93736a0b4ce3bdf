import { Snowflake } from 'lucide-react';
import type { Member } from '#client/parts/progress/member.ts';
import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { restPassesText } from '#domain/progress/streak-message.ts';
import { type CalendarDay, pastDayText } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { BadgesCard } from './badges-card.tsx';
import { MoodLookBack } from './mood-look-back.tsx';
import { StepDaysCard } from './step-days-card.tsx';
import { WeekdayPlanCard } from './weekday-plan-card.tsx';
import styles from './your-days.module.css';

export interface YourDaysProps {
  userId: string;
  today: CalendarDay;
  member: Member;
  onClose: () => void;
}

const SHOWN_USED_DAYS = 3;

/** Steps of other days and in one tap, the month, rest passes, badges still to come, planned days, and the moods there were. */
export function YourDaysSheet({ userId, today, member, onClose }: YourDaysProps) {
  const [moods] = useStoredValue(moodHistory);
  return (
    <BottomSheet open closable onOpenChange={onClose} title="Your days">
      <div className={styles.sheet}>
        <StepDaysCard {...{ userId, today, member }} />
        <ActiveDays {...{ today, member }} />
        <BadgesCard member={member} />
        <WeekdayPlanCard userId={userId} />
        {moods.length > 1 && (
          <Card aria-labelledby="moods-title">
            <h3 id="moods-title" className={styles.title}>
              Your moods
            </h3>
            <MoodLookBack history={moods} today={today} />
            <p className={styles.quiet}>They stay on this device.</p>
          </Card>
        )}
      </div>
    </BottomSheet>
  );
}

function ActiveDays({ today, member: { overview, dashboard } }: Pick<YourDaysProps, 'today' | 'member'>) {
  const { longestStreak, passesHeld, passDays } = overview.streak;
  const used = passDays.slice(-SHOWN_USED_DAYS).reverse();
  return (
    <Card aria-labelledby="active-days-title">
      <h3 id="active-days-title" className={styles.title}>
        Your active days
      </h3>
      <p>
        This month: {daysText(overview.activeDaysThisMonth)}. Longest streak: {daysText(longestStreak)}.
      </p>
      {dashboard.restPasses && (
        <>
          <p className={styles.passes}>
            <Chip tone={passesHeld > 0 ? 'sky' : 'plain'}>
              <Snowflake size={15} aria-hidden="true" />
              {restPassesText(passesHeld)}
            </Chip>
          </p>
          <p className={styles.quiet}>
            Miss a day? It doesn’t break your streak. Every fifth active day earns a rest pass, and it’s used for you.
            You can keep 2. They’re never for sale.
          </p>
          {used.length > 0 && (
            <p className={styles.quiet}>Last used: {used.map((day) => pastDayText(day, today)).join(', ')}.</p>
          )}
        </>
      )}
    </Card>
  );
}

const daysText = (count: number): string => `${count} ${pluralise(count, 'day')}`;
