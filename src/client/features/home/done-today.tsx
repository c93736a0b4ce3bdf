import { Link } from 'wouter';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { ShareWinButton } from '#client/parts/share/share-win/share-win-button.tsx';
import { shareableWin } from '#client/parts/share/shareable-win.ts';
import { weekPath } from '#client/parts/site/screen-paths.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';
import styles from './today-card.module.css';

export interface DoneTodayProps {
  session: Member['dashboard']['workoutSessions'][number];
  next: WorkoutSummary;
  member: Member;
}

export function DoneToday({ session, next, member }: DoneTodayProps) {
  const words = useProgrammeWords();
  return (
    <>
      <p className={styles.note}>
        {member.overview.welcomeBackToday && 'That was the hard one: the first one back. '}
        Done for today. Your next one is {next.shortTitle}.
      </p>
      <ShareWinButton win={shareableWin(session, member, words)} variant="ghost" />
      <Link href={weekPath(next.week)} className={styles.seeWeek}>
        See week {next.week}
      </Link>
    </>
  );
}
