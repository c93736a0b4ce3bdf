import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { classNames } from '#client/ui/class-names.ts';
import { SessionDial } from '#client/ui/session-dial.tsx';
import type { MoveLevels } from '../move-levels.ts';
import player from '../player.module.css';
import { LAST_ROUND, type ShownSegment } from './segment-words.ts';
import styles from './stage-moments.module.css';

interface LighterButtonProps extends Pick<ShownSegment, 'moveId' | 'level'> {
  levels: Pick<MoveLevels, 'isLocked'>;
  onLevel: (level: 'easier' | 'standard') => void;
}

/** One press, and the coach shows it lighter; the next takes that back. */
export function LighterButton({ moveId, level, levels, onLevel }: LighterButtonProps) {
  const to = level === 'easier' ? 'standard' : 'easier';
  const Icon = to === 'easier' ? ChevronsDown : ChevronsUp;
  if (levels.isLocked(moveId, to)) return null;
  return (
    <button type="button" className={classNames(player.pill, styles.lighter)} onClick={() => onLevel(to)}>
      <Icon size={18} aria-hidden="true" />
      {LEVEL_NAMES[to]}
    </button>
  );
}

/** What the stage makes something of, beside the coach and never over her face; the clock runs on. */
export function StageMoment({ moment, isLastRound, title }: Partial<ShownSegment>) {
  const name = useSignIn()?.user.firstName;
  if (moment === 'halfway') {
    return (
      <div className={styles.halfway}>
        <SessionDial totalMinutes={HALFWAY_TICKS} activeMinutes={HALFWAY_TICKS / 2} className={styles.dial} />
        <p>{name ? `Halfway, ${name}.` : 'Halfway.'}</p>
      </div>
    );
  }
  return isLastRound && title !== LAST_ROUND ? <p className={styles.lastRound}>{LAST_ROUND}</p> : null;
}

const HALFWAY_TICKS = 24;
