import { HandHeart } from 'lucide-react';
import type { Member } from '#client/parts/progress/member.ts';
import { SCREEN_PATHS, workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { TextLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import { shownSitterAnswer } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './sitter-note.module.css';

export interface SitterNoteProps {
  member: Member;
  today: CalendarDay;
  className?: string | undefined;
}

/** What the sitter said, on the day and the day before; a "no" comes with two ways on. */
export function SitterNote({ member: { dashboard, overview }, today, className }: SitterNoteProps) {
  const { sitter, workoutSessions } = dashboard;
  const isDone = workoutSessions.some(({ completedOn, length }) => completedOn === today && countsForWorkout(length));
  const shown = sitter && shownSitterAnswer(sitter, today, isDone);
  if (!sitter || !shown || overview.next === undefined) return null;
  const { answer, isToday } = shown;
  const day = isToday ? 'today' : 'tomorrow';
  const { name } = sitter;
  return (
    <Notice tone="sky" icon={<HandHeart size={22} aria-hidden="true" />} className={className}>
      {answer === 'yes' ? (
        <p>{name === '' ? `You are covered ${day}.` : `${name} is on ${day}. The time is yours.`}</p>
      ) : (
        <>
          <p>
            {name === '' ? `Nobody can cover ${day}.` : `${name} cannot ${day}.`} That happens. Ten minutes count in
            full, and any other day is as good.
          </p>
          <p className={styles.ways}>
            <TextLink href={workoutStartPath(overview.next, { length: '10' })}>
              {isToday ? 'Take ten minutes' : 'Ten minutes today'}
            </TextLink>
            <TextLink href={SCREEN_PATHS.workoutDays}>Another day</TextLink>
          </p>
        </>
      )}
    </Notice>
  );
}
