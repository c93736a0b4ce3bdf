import { HeartHandshake, type LucideIcon, Sun, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { SAFETY_PATH } from '#client/parts/site/screen-paths.ts';
import { hardWeekShown, moodHistory } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { type Comeback, comebackOn } from '#domain/plan/comeback.ts';
import { showsHardWeekLine } from '#domain/plan/hard-week.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { summaryAt } from '#programme/workouts/workout-summaries.ts';
import styles from './kind-note.module.css';

interface KindNoteProps {
  member: Member;
  today: CalendarDay;
  className?: string | undefined;
}

interface NoteProps {
  className: string | undefined;
}

export function KindNote({ member, today, className }: KindNoteProps) {
  const { isShown: isAfterHardWeek } = useHardWeek(today);
  if (isAfterHardWeek) return null;
  const comeback = comebackOn(today, {
    currentStreak: member.overview.streak.currentStreak,
    lastActiveDay: member.overview.lastActiveDay,
  });
  const isBlockDone = member.overview.next === undefined;
  if (comeback) return <ComebackNote {...{ className, comeback, isBlockDone }} />;
  const isFirstDay = member.overview.lastActiveDay === undefined && member.dashboard.stats.totalWorkouts === 0;
  return isFirstDay ? <FirstDayNote className={className} member={member} /> : null;
}

/** Below today's workout, so that choosing a mood shifts nothing. */
export function HardWeekNote({ today, className }: Omit<KindNoteProps, 'member'>) {
  const { isShown, isNew, save } = useHardWeek(today);
  useEffect(() => {
    if (isNew) save({ day: today, closed: false });
  });
  if (!isShown) return null;
  return (
    <Note className={className} icon={HeartHandshake}>
      <p>
        You have had some hard days lately. If low mood or worry stays with you, please talk to your GP or health
        visitor. Samaritans are there day and night on <a href="tel:116123">116 123</a>, free. For low mood around a
        birth,{' '}
        <a href="https://pandasfoundation.org.uk" target="_blank" rel="noreferrer">
          PANDAS
        </a>{' '}
        can help. If you are in danger, call <a href="tel:999">999</a>.
      </p>
      <IconButton label="Close" className={styles.close} onClick={() => save({ day: today, closed: true })}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </Note>
  );
}

function useHardWeek(today: CalendarDay) {
  const [history] = useStoredValue(moodHistory);
  const [shown, save] = useStoredValue(hardWeekShown);
  const isShown = showsHardWeekLine(history, today, shown);
  return { isShown, isNew: isShown && shown?.day !== today, save };
}

const COMEBACK_WORDS: Record<Comeback, string> = {
  days: 'A few days off is nothing. Here is your next workout, in full or in ten minutes.',
  weeks:
    'It has been a while, and you are here. Start with an Easier or a short version; your body remembers more than you think.',
  months:
    'Welcome back. Things may have changed, so please answer the safety questions again. Everything you did is still here.',
};

/** In place of the words above where no workout of the block is left. */
const DONE_WORDS: Partial<Record<Comeback, string>> = {
  days: 'A few days off is nothing. All 12 workouts are done, and your next four weeks start when you say so.',
  weeks: 'It’s been a while, and you’re here. All 12 workouts are done. Start your next four weeks gently.',
};

interface ComebackNoteProps extends NoteProps {
  comeback: Comeback;
  isBlockDone: boolean;
}

function ComebackNote({ className, comeback, isBlockDone }: ComebackNoteProps) {
  return (
    <Note className={className} icon={Sun}>
      <h2 className={styles.title}>Good to see you</h2>
      <p>{(isBlockDone && DONE_WORDS[comeback]) || COMEBACK_WORDS[comeback]}</p>
      {comeback === 'months' ? (
        <p>
          <Link href={SAFETY_PATH} className={styles.link}>
            Safety questions
          </Link>
        </p>
      ) : (
        <p className={styles.quiet}>
          Been ill? Wait until you are well, then come back a level lower for a session or two.
        </p>
      )}
    </Note>
  );
}

function FirstDayNote({ className, member: { overview } }: NoteProps & { member: Member }) {
  const firstName = useSignIn()?.user.firstName;
  const workout = summaryAt(overview.plan, overview.next ?? 1, SHIPPED_WORDS);
  return (
    <Note className={className} icon={Sun}>
      <p>
        Welcome{firstName === undefined ? '' : `, ${firstName}`}. Your first workout is below. It takes{' '}
        {workout.durationMinutes} minutes, or ten if that is what you have.
      </p>
    </Note>
  );
}

function Note({ className, icon: Icon, children }: NoteProps & { icon: LucideIcon; children: ReactNode }) {
  return (
    <Notice icon={<Icon size={22} aria-hidden="true" />} className={classNames(styles.note, className)}>
      {children}
    </Notice>
  );
}
