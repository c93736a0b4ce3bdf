import { Check, Play, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Link } from 'wouter';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { startWords } from '#client/parts/session/workout-labels.ts';
import { ShareWinButton } from '#client/parts/share/share-win/share-win-button.tsx';
import { shareableWin } from '#client/parts/share/shareable-win.ts';
import { startNowPath, weekPath, workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { moodIdeaUndone } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { openSoundInTap } from '#client/parts/voice/sound-in-tap.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { MoodId } from '#domain/mood/mood.ts';
import { type MoodSuggestion, moodSuggestion } from '#domain/mood/mood-suggestion.ts';
import type { Week } from '#domain/plan/block.ts';
import { sitterLine, type TodaysLine } from '#domain/plan/todays-line.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';
import { summaryAt, summaryOfSession, titlesOfSession } from '#programme/workouts/workout-summaries.ts';
import { comebackOf, doneTodayOf, sitterOf, useTodaysLine } from './line-of-today.tsx';
import { useMoods } from './mood-check-in.tsx';
import styles from './today-panel.module.css';
import { TodayPanel } from './today-panel.tsx';

/** Once in four weeks. */
const BlockDoneCard = lazyView(async () => (await import('./block-done-card.tsx')).BlockDoneCard);

interface TodayCardProps {
  userId: string;
  today: CalendarDay;
  member: Member;
  /** The screen's main action is above it. */
  isSecond?: boolean;
}

export function TodayCard({ userId, today, member, isSecond = false }: TodayCardProps) {
  const { next, plan } = member.overview;
  const words = useProgrammeWords();
  const workout = next && summaryAt(plan, next, words);
  const doneToday = doneTodayOf(member, today);
  const canOfferBlock = usePreloaded(BlockDoneCard, workout === undefined);
  if (!workout) return canOfferBlock && <BlockDoneCard {...{ userId, member, today }} />;
  if (doneToday) return <DoneCard session={doneToday} next={workout} {...{ member, today, isSecond }} />;
  return <TodaysStart {...{ workout, today, member, isSecond }} />;
}

interface DoneCardProps {
  session: Member['dashboard']['workoutSessions'][number];
  next: WorkoutSummary;
  today: CalendarDay;
  member: Member;
  isSecond: boolean;
}

function DoneCard({ session, next, today, member, isSecond }: DoneCardProps) {
  const words = useProgrammeWords();
  const done = summaryOfSession(session, words);
  if (!done) return null;
  const sitter = sitterOf(member, today);
  const sentences = [
    doneWords(member, done.week),
    `Next up: ${next.shortTitle}.`,
    ...(sitter ? [sitterLine(sitter).text] : []),
  ];
  return (
    <TodayPanel
      chip={
        <>
          <Check size={15} strokeWidth={3} aria-hidden="true" />
          Done, Week {done.week} {done.letter}
        </>
      }
      title={titlesOfSession(session).shortTitle}
      facts={[`${minutesOfSession(session)} min`, session.rating === null ? 'Not rated' : `${session.rating}/10`]}
      line={{ text: sentences.join(' ') }}
      picture="scene-celebration"
    >
      <ShareWinButton win={shareableWin(session, member)} variant={isSecond ? 'ghost' : 'coral'} />
      <div className={styles.others}>
        <Link href={weekPath(next.week)}>See week {next.week}</Link>
      </div>
    </TodayPanel>
  );
}

function doneWords({ overview }: Member, week: Week): string {
  if (overview.welcomeBackToday) return 'That was the hard one: the first one back.';
  const hasEnded = overview.completedInWeek === 0 && overview.week === week + 1;
  return hasEnded ? `That’s week ${week} done, all 3.` : 'That’s today sorted.';
}

interface TodaysStartProps extends Omit<TodayCardProps, 'userId'> {
  workout: WorkoutSummary;
}

function TodaysStart({ workout, today, member, isSecond }: TodaysStartProps) {
  // The chosen mood renders in its own card first.
  const chosen = useDeferredValue(useMoods(today).chosen);
  const { idea, isUndone, undo } = useMoodIdea(today, chosen);
  const line = useTodaysLine(member, today, isUndone ? undefined : chosen);
  const comeback = comebackOf(member, today);
  return (
    <StartCard {...{ workout, line, idea, undo, isSecond }} chip={`Today, Week ${workout.week} ${workout.letter}`}>
      {comeback && comeback !== 'months' && <p className={styles.line}>Been ill? Get well first, then try Easier.</p>}
    </StartCard>
  );
}

interface StartCardProps extends Partial<Pick<StartButtonsProps, 'idea' | 'undo' | 'isSecond'>> {
  workout: WorkoutSummary;
  chip: string;
  line?: TodaysLine | undefined;
  children?: ReactNode;
}

export function StartCard({ workout, chip, line, idea, undo, isSecond, children }: StartCardProps) {
  const words = useProgrammeWords();
  const minutes = minutesOf(idea?.length ?? 'full', workout);
  const kit = workout.kit.join(', ') || 'just a little space';
  return (
    <TodayPanel
      {...{ chip, line, minutes }}
      title={workout.shortTitle}
      facts={[`${minutes} min`, lowerFirst(workout.focus), kit]}
      picture={{ moveId: workout.heroMove, words }}
    >
      <StartButtons {...{ workout, minutes, idea, undo, isSecond }} />
      {children}
    </TodayPanel>
  );
}

interface StartButtonsProps {
  workout: WorkoutSummary;
  minutes: number;
  /** The mood's, which one tap undoes. */
  idea: MoodSuggestion['choice'] | undefined;
  undo?: (() => void) | undefined;
  isSecond?: boolean | undefined;
}

function StartButtons({ workout: { id }, minutes, idea, undo, isSecond = false }: StartButtonsProps) {
  const start = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={start} className={styles.start}>
        <ButtonLink
          href={startNowPath(id, idea)}
          variant={isSecond ? 'ghost' : 'coral'}
          size="large"
          block
          onClick={openSoundInTap}
        >
          <Play size={20} fill="currentColor" aria-hidden="true" />
          {startWords(minutes, idea?.level)}
        </ButtonLink>
      </div>
      <div className={styles.others}>
        {idea ? (
          <button
            type="button"
            onClick={() => {
              undo?.();
              start.current?.querySelector('a')?.focus();
            }}
          >
            Undo<span className="visually-hidden">: the full workout at your own level</span>
          </button>
        ) : (
          (['15', '10'] as const).map((length) => (
            <Link key={length} href={startNowPath(id, { length })} onClick={openSoundInTap}>
              {length} min<span className="visually-hidden"> version</span>
            </Link>
          ))
        )}
        <Link href={workoutStartPath(id, idea)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          Adjust
        </Link>
      </div>
    </>
  );
}

/** Another day or mood starts afresh. */
function useMoodIdea(today: CalendarDay, mood: MoodId | undefined) {
  const [undone, saveUndone] = useStoredValue(moodIdeaUndone);
  const occasion = `${today} ${mood}`;
  const isUndone = undone === occasion;
  return {
    idea: mood && !isUndone ? moodSuggestion(mood).choice : undefined,
    isUndone,
    undo: () => saveUndone(occasion),
  };
}

const minutesOf = (length: 'full' | '15' | '10', { durationMinutes }: WorkoutSummary): number =>
  length === 'full' ? durationMinutes : Number(length);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
