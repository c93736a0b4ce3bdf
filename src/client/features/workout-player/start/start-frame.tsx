import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useStillPictures } from '#client/coach/stage/coach-choices.ts';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { lacksWakeLock, SCREEN_WILL_DARKEN } from '#client/features/workout-player/cues/use-wake-lock.ts';
import player from '#client/features/workout-player/player.module.css';
import { moveLoads } from '#client/parts/stored/browser-storage.ts';
import { setThemeColour } from '#client/parts/stored/theme.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { SessionDial } from '#client/ui/session-dial.tsx';
import { loadText } from '#domain/session/move-load.ts';
import type { DialMinutes } from '#domain/session/session-dial.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import type { Kit } from '#programme/moves/move.ts';
import styles from './start-frame.module.css';
import workoutStart from './workout-start.module.css';

interface StartFrameProps {
  leaveLabel: string;
  onLeave: () => void;
  title: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** Before anything runs: what it is, what it needs, and one button. */
export function StartFrame({ leaveLabel, onLeave, title, foot, children }: StartFrameProps) {
  useEffect(() => {
    setThemeColour('--deep');
    return () => setThemeColour(undefined);
  }, []);
  return (
    <main className={classNames(player.light, workoutStart.start)}>
      <IconButton className={workoutStart.leave} label={leaveLabel} onClick={onLeave}>
        <X size={26} aria-hidden="true" />
      </IconButton>
      {title}
      <div className={workoutStart.body}>
        {lacksWakeLock() && <p className={workoutStart.darkens}>{SCREEN_WILL_DARKEN}</p>}
        {children}
      </div>
      <div className={workoutStart.foot}>{foot}</div>
    </main>
  );
}

interface StartTitleProps {
  /** What it belongs to. */
  eyebrow: string;
  hero: ClipName;
  /** In the coach's place, for a move that the owner's film shows. */
  picture?: ReactNode;
  minutes: number;
  /** Of what is under way. */
  dial?: DialMinutes | undefined;
  title: string;
  facts: readonly string[];
  /** How many moves the member's limits have changed. */
  changed: number;
}

export function StartTitle({ eyebrow, hero, picture, minutes, dial, title, facts, changed }: StartTitleProps) {
  const isStill = useStillPictures();
  return (
    <>
      <div className={workoutStart.stage}>
        <SessionDial {...(dial ?? { totalMinutes: minutes, activeMinutes: 0 })} frozen className={workoutStart.dial}>
          {picture ??
            (isStill ? (
              <CoachPicture name={hero} decorative isFirst className={workoutStart.coach} />
            ) : (
              <CoachStage name={hero} className={workoutStart.coach} />
            ))}
        </SessionDial>
      </div>
      <div className={workoutStart.title}>
        <p>{eyebrow}</p>
        <h1>{title}</h1>
        <DottedFacts className={workoutStart.facts} facts={facts} />
        {changed > 0 && (
          <p className={workoutStart.notice}>
            We’ve changed {changed} {changed === 1 ? 'move' : 'moves'} for you
          </p>
        )}
      </div>
    </>
  );
}

export function StartKit({ kit }: { kit: readonly Kit[] }) {
  const [loads] = useStoredValue(moveLoads);
  const kgOf = (piece: Kit) => (loads === 'off' ? undefined : loads[piece]);
  return (
    <section aria-labelledby="start-kit">
      <h2 id="start-kit">{kit.length === 0 ? 'No kit, just a little space' : 'You’ll need'}</h2>
      {kit.length > 0 && (
        <ul className={workoutStart.kit}>
          {kit.map((piece) => (
            <li key={piece}>
              <KitPicture kit={piece} />
              <span>
                {piece}
                {kgOf(piece) !== undefined && <small>, {loadText(kgOf(piece) ?? 0)}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Each in a square of 48, in the three colours of the coach's own clothes and room. */
const DRAWINGS: Readonly<Record<Kit, ReactNode>> = {
  mat: (
    <>
      <path className={styles.main} d="M6 33h30v6H6a3 3 0 0 1 0-6Z" />
      <circle className={styles.main} cx="35" cy="29" r="10" />
      <path className={styles.line} d="M35 29a2 2 0 1 1-2 2 4.5 4.5 0 1 1 5.5 3.5" />
    </>
  ),
  chair: (
    <>
      <path className={styles.soft} d="M14 6h4v36h-4zM32 26h4v16h-4z" />
      <rect className={styles.main} x="12" y="24" width="26" height="6" rx="3" />
      <rect className={styles.main} x="12" y="8" width="8" height="12" rx="3" />
    </>
  ),
  wall: (
    <>
      <rect className={styles.soft} x="6" y="8" width="36" height="32" rx="4" />
      <path
        className={styles.line}
        d="M6 18.7h36M6 29.3h36M18 8v10.7M32 8v10.7M25 18.7v10.6M12 18.7v10.6M38 18.7v10.6M18 29.3V40M32 29.3V40"
      />
    </>
  ),
  sofa: (
    <>
      <rect className={styles.soft} x="10" y="12" width="28" height="18" rx="6" />
      <path
        className={styles.main}
        d="M8 20a4 4 0 0 1 4 4v4h24v-4a4 4 0 0 1 8 0v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V24a4 4 0 0 1 4-4Z"
      />
      <path className={styles.soft} d="M9 39h4v4H9zM35 39h4v4h-4z" />
    </>
  ),
  worktop: (
    <>
      <rect className={styles.main} x="4" y="12" width="40" height="6" rx="3" />
      <rect className={styles.soft} x="7" y="18" width="34" height="24" rx="2" />
      <path className={styles.line} d="M24 18v24M20 26v5M28 26v5" />
    </>
  ),
  'bottom stair': (
    <>
      <path className={styles.soft} d="M32 8h12v34H32zM18 19h14v23H18z" />
      <path className={styles.main} d="M4 30h14v12H4z" />
      <path className={styles.bright} d="M4 29h15v4H4z" />
    </>
  ),
  backpack: (
    <>
      <path className={styles.strap} d="M18 13V9a6 6 0 0 1 12 0v4" />
      <rect className={styles.main} x="10" y="12" width="28" height="31" rx="8" />
      <rect className={styles.soft} x="14" y="27" width="20" height="12" rx="3" />
      <path className={styles.bright} d="M14 19h20v4H14z" />
    </>
  ),
  bottles: (
    <>
      <path
        className={styles.soft}
        d="M13 6h6v5l3 5v23a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3V16l3-5zM29 6h6v5l3 5v23a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3V16l3-5z"
      />
      <path className={styles.main} d="M10 23h12v11H10zM26 23h12v11H26z" />
      <path className={styles.bright} d="M13 5h6v4h-6zM29 5h6v4h-6z" />
    </>
  ),
};

/** Decorative: its name stands beside it. */
function KitPicture({ kit }: { kit: Kit }) {
  return (
    <svg className={styles.picture} viewBox="0 0 48 48" aria-hidden="true">
      {DRAWINGS[kit]}
    </svg>
  );
}
