import { ArrowRight, Check } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useReducedMotion } from '#client/browser/reduced-motion.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useBlockSessions } from '#client/member/use-shown.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import { firstAndLastWeek } from '#domain/plan/block-weeks.ts';
import { levelGrowth } from '#domain/session/level-growth.ts';
import { asMoveId, moveInWords } from '#programme/moves/move-in-words.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import styles from './block-finale.module.css';

/** Twelve tiles light up one after another; then she bows. All of it stands where less motion is asked for. */
export function BlockFinale() {
  const [isBowing, setBowing] = useState(false);
  const isStill = useReducedMotion();
  const last = WORKOUT_IDS.length - 1;
  return (
    <div className={styles.hero} aria-hidden="true">
      <ol className={styles.tiles}>
        {WORKOUT_IDS.map((id, index) => (
          <li
            key={id}
            style={{ '--turn': index } as CSSProperties}
            onAnimationEnd={index === last ? () => setBowing(true) : undefined}
          >
            <Check size={18} strokeWidth={3} />
          </li>
        ))}
      </ol>
      {isStill ? (
        <CoachPicture name="scene-celebration" decorative className={styles.coach} />
      ) : (
        <CoachStage name="scene-bow" playing={isBowing && 'for a moment'} className={styles.coach} />
      )}
    </div>
  );
}

const NAMED_MOVES = 2;

/** What grew from the first week to the last: minutes, and levels of moves; nothing where neither did. */
export function FirstBesideLast({ userId, member }: { userId: string; member: Member }) {
  const { block } = member.overview;
  const words = useProgrammeWords();
  const { data: sessions = [] } = useBlockSessions(userId, block);
  const ofBlock =
    sessions.length > 0 ? sessions : member.dashboard.workoutSessions.filter((one) => one.block === block);
  const weeks = firstAndLastWeek(ofBlock.map((one) => ({ workoutId: one.workoutId, minutes: minutesOfSession(one) })));
  const grown = levelGrowth(ofBlock).flatMap(({ moveId }) => asMoveId(moveId, words) ?? []);
  const hasGrown = weeks !== undefined && weeks.last > weeks.first;
  if (!hasGrown && grown.length === 0) return null;
  return (
    <div className={styles.beside}>
      {hasGrown && (
        <p className={styles.weeks}>
          <span>
            <b>{weeks.first} min</b> Week 1
          </span>
          <ArrowRight size={22} aria-label="then" role="img" />
          <span>
            <b>{weeks.last} min</b> Week 4
          </span>
        </p>
      )}
      {grown.length > 0 && (
        <p className={styles.grown}>{grownWords(grown.map((moveId) => moveInWords(moveId, words).name))}</p>
      )}
    </div>
  );
}

function grownWords(names: readonly string[]): string {
  const more = names.length - NAMED_MOVES;
  const named = names.slice(0, NAMED_MOVES);
  const list = more > 0 ? [...named, `${more} more`] : named;
  return `You’ve gone up a level: ${new Intl.ListFormat('en-GB').format(list)}.`;
}
