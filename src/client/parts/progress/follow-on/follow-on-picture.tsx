import { Check } from 'lucide-react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { classNames } from '#client/ui/class-names.ts';
import { BLOCK_WEEKS, isBlockComplete, WEEKS } from '#domain/plan/block.ts';
import { followOnWeek, nextPhase, type Pace, type Phase, phaseOfBlock, suggestedPace } from '#domain/plan/follow-on.ts';
import { type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import { minutesOfPhase, PHASES } from '#programme/plan/follow-on-weeks.ts';
import styles from './follow-on-picture.module.css';

interface FollowOnPictureProps {
  /** Walked now; none is before the next one is begun. */
  phase: Phase | undefined;
  walkedWeeks: number;
}

const PHASE_NUMBERS = [1, 2, 3] as const;

/** Three phases of four weeks, what is behind the member, and where the member is. */
export function FollowOnPicture({ phase, walkedWeeks }: FollowOnPictureProps) {
  const words = useProgrammeWords();
  return (
    <ol className={styles.followOn} aria-label="The road">
      {PHASE_NUMBERS.map((each) => {
        const [least, most] = minutesOfPhase(each, 'steady', words);
        const isWalked = walkedWeeks >= followOnWeek(each, BLOCK_WEEKS);
        const isHere = each === phase;
        return (
          <li key={each} className={classNames(styles.phase, isHere && styles.here)} aria-current={isHere && 'step'}>
            <span className={styles.weeks} aria-hidden="true">
              {WEEKS.map((week) => (
                <i
                  key={week}
                  className={classNames(
                    followOnWeek(each, week) <= walkedWeeks && styles.walked,
                    phase !== undefined && followOnWeek(each, week) === walkedWeeks + 1 && styles.now,
                  )}
                />
              ))}
            </span>
            <b className={styles.name}>
              {PHASES[each].name}
              {isWalked && <Check size={16} strokeWidth={3} role="img" aria-label="walked" />}
              {isHere && <span className="visually-hidden">, you’re here</span>}
            </b>
            <span className={styles.minutes}>
              Weeks {followOnWeek(each, 1)} to {followOnWeek(each, BLOCK_WEEKS)}
            </span>
            <span className={styles.minutes}>
              {least} to {most} min a week
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Where a member is on the follow-on. */
export interface FollowOnPlace {
  /** Undefined in a block beside it. */
  phase: Phase | undefined;
  pace: Pace;
  /** The phase that a block started now would walk. */
  next: Phase;
  /** Weeks of the follow-on that are behind the member. */
  walkedWeeks: number;
  /** The pace to offer, by what the member told of their last workouts. */
  suggested: Pace;
}

export function followOnPlaceOf({ dashboard, overview }: Member, today: CalendarDay): FollowOnPlace {
  const followOn = dashboard.followOn;
  const { block, completed, week, lastWorkoutDay } = overview;
  const phase = phaseOfBlock(block, followOn);
  const weeksOfBlock = isBlockComplete(completed) ? BLOCK_WEEKS : week - 1;
  const ended = followOn.filter((one) => one.block !== block).length * BLOCK_WEEKS;
  const told = dashboard.workoutSessions.map(({ effort }) => effort);
  return {
    phase,
    pace: followOn.find((one) => one.block === block)?.pace ?? 'steady',
    next: nextPhase(followOn),
    walkedWeeks: ended + (phase === undefined ? 0 : weeksOfBlock),
    suggested: suggestedPace(told, lastWorkoutDay && daysBetween(lastWorkoutDay, today)),
  };
}
