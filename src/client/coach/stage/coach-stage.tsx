import { type LucideIcon, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useStillPictures } from './coach-choices.ts';
import styles from './coach-stage.module.css';
import type { Next, Shown } from './model.ts';
import { MovingCoach } from './moving-coach.tsx';
import { StillTurns } from './still-turns.tsx';
import { type Turnable, type Turning, useTurning } from './turning.ts';
import type { Playing } from './use-moment.ts';

export interface CoachStageProps extends Shown {
  /** What she shows, in words; left out where the words beside her say it. */
  label?: string | undefined;
  /** False holds her where she is; a moment is over within five seconds. */
  playing?: Playing | undefined;
  /** True shows still pictures whatever the device asks for. */
  still?: boolean | undefined;
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
export function CoachStage({
  label,
  playing = true,
  still = false,
  next,
  controls = false,
  ...props
}: CoachStageProps) {
  const { isBare, turnsWith, onTap, inPlace, className, children, ...shown } = props;
  const isStill = useStillPictures() || still;
  const [coach, setCoach] = useState<Turnable>();
  const turning = useTurning(controls ? coach : undefined, { name: shown.name, onTap, turnsWith });
  const moving = isStill ? (
    <StillTurns name={shown.name} mirror={shown.mirror} playing={playing} onCoach={setCoach} />
  ) : (
    <MovingCoach {...{ shown, playing, turnsWith, next }} onCoach={setCoach} />
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
