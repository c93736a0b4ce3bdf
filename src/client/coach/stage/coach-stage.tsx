import { type LucideIcon, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import type { IdleId } from '#programme/clips/idle/idle-clips.ts';
import { useStillPictures } from './coach-choices.ts';
import styles from './coach-stage.module.css';
import type { Next } from './model.ts';
import { MovingCoach } from './moving-coach.tsx';
import { StillTurns } from './still-turns.tsx';
import { type Turnable, type Turning, useTurning } from './turning.ts';
import type { Playing } from './use-moment.ts';

export interface CoachStageProps {
  name: ClipName;
  /** What she shows, in words; left out where the words beside her say it. */
  label?: string | undefined;
  /** True for the other side of a sided move. */
  mirror?: boolean | undefined;
  /** True for the other way of a move that goes round. */
  backwards?: boolean | undefined;
  /** True from half time on of a move in which nothing else changes there: she looks up. */
  pastHalf?: boolean | undefined;
  /** False holds her where she is; a moment is over within five seconds. */
  playing?: Playing | undefined;
  /** True shows still pictures whatever the device asks for. */
  still?: boolean | undefined;
  /** 1 as in the move; below 1 she shows it slowly. */
  pace?: number | undefined;
  /** How hard she breathes, 0 at rest to 1. */
  effort?: number | undefined;
  /** What makes the chances of this round differ from another's. */
  seed?: number | undefined;
  /** Seconds for which she shows it, where that is known. */
  lasts?: number | undefined;
  /** Seconds of it after which repetitions count. */
  begins?: number | undefined;
  /** What she does before she shows it, where she stands before and then. */
  idle?: IdleId | undefined;
  /** What is shown after it, where that is known: made ready in idle time. */
  next?: Next | undefined;
  /** True lets a finger, keys and two buttons turn her. */
  controls?: boolean | undefined;
  /** True puts what stands under her away, and she has its room. */
  isBare?: boolean | undefined;
  /** She turns round once, slowly, when she comes and whenever this changes. */
  turnsWith?: string | undefined;
  /** A tap on her. While she is turned it waits for a second tap, which brings her best side back. */
  onTap?: (() => void) | undefined;
  /** What stands in her place, given her: it may show her too. */
  inPlace?: ((coach: ReactNode) => ReactNode) | undefined;
  className?: string | undefined;
  /** Stands under her, between the two buttons. */
  children?: ReactNode;
}

/**
 * The coach in three dimensions. Her pictures are leafed through at once until the model fades in over them; without
 * WebGL 2 they stay. Where less motion is asked for, two pictures take turns.
 */
export function CoachStage({ still = false, label, controls = false, onTap, turnsWith, ...props }: CoachStageProps) {
  const { name, mirror = false, backwards = false, pastHalf = false, playing = true, pace = 1, effort = 0 } = props;
  const { seed, lasts, begins, idle, next, isBare, inPlace, className, children } = props;
  const isStill = useStillPictures() || still;
  const [coach, setCoach] = useState<Turnable>();
  const turning = useTurning(controls ? coach : undefined, { name, onTap, turnsWith });
  const moving = isStill ? (
    <StillTurns {...{ name, mirror, playing }} onCoach={setCoach} />
  ) : (
    <MovingCoach
      {...{
        name,
        mirror,
        backwards,
        pastHalf,
        playing,
        pace,
        effort,
        seed,
        lasts,
        begins,
        idle,
        turnsWith,
        next,
      }}
      onCoach={setCoach}
    />
  );
  return (
    <div className={classNames(styles.stage, className)} data-no-swipe={controls ? '' : undefined}>
      <div
        className={classNames(styles.view, coach && controls && styles.turnable)}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        {...turning.byHand}
      >
        {inPlace ? inPlace(moving) : moving}
      </div>
      {controls ? (
        <div className={styles.foot} inert={isBare}>
          <TurnButton label="Turn her to the left" icon={RotateCw} by={-1} {...{ coach, turning }} />
          {children}
          <TurnButton label="Turn her to the right" icon={RotateCcw} by={1} {...{ coach, turning }} />
        </div>
      ) : (
        children
      )}
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  icon: LucideIcon;
  by: 1 | -1;
  /** Absent while she is a picture: the button keeps its place. */
  coach: Turnable | undefined;
  turning: Turning;
}

function TurnButton({ label, icon: Icon, by, coach, turning }: TurnButtonProps) {
  if (!coach) return <span className={styles.noButton} />;
  return (
    <IconButton label={label} onClick={() => turning.turn(by)} onKeyDown={turning.byKey}>
      <Icon size={22} aria-hidden="true" />
    </IconButton>
  );
}
