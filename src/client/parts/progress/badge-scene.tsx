import type { ReactNode } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Week } from '#domain/plan/block.ts';
import type { WorkoutBadge } from '#domain/progress/workout-badges.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import styles from './badge-scene.module.css';

interface Scene {
  clip: ClipName;
  behind?: ReactNode;
  before?: ReactNode;
}

/** A small scene; as an outline while the badge is still to come. Its name stands beside it. */
export function BadgeScene({ badge, isOutline = false }: { badge: WorkoutBadge; isOutline?: boolean }) {
  const { clip, behind, before } = sceneOf(badge);
  return (
    <span className={classNames(styles.scene, isOutline && styles.outline)} aria-hidden="true">
      {behind && <Drawing>{behind}</Drawing>}
      <CoachPicture name={clip} decorative />
      {before && <Drawing>{before}</Drawing>}
    </span>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

const sceneOf = (badge: WorkoutBadge): Scene => (badge.kind === 'week' ? WEEK_SCENES[badge.week] : SCENES[badge.kind]);

const TILES = Array.from({ length: 12 }, (_, index) => ({
  x: 9 + (index % 4) * 12,
  y: 12 + Math.floor(index / 4) * 12,
}));

const SCENES: Readonly<Record<Exclude<WorkoutBadge['kind'], 'week'>, Scene>> = {
  first: {
    clip: 'side_reach-standard',
    before: (
      <>
        <rect x="34" y="45" width="22" height="11" rx="5.5" className={styles.coral} />
        <circle cx="39.5" cy="50.5" r="5.5" className={styles.sun} />
        <path d="M39.5 50.5m-2.6 0a2.6 2.6 0 1 1 2.6 2.6" className={styles.line} />
      </>
    ),
  },
  short: {
    clip: 'scene-celebration',
    before: (
      <>
        <rect x="44.5" y="31" width="6" height="5" rx="1.5" className={styles.dark} />
        <circle cx="47.5" cy="46" r="11" className={styles.dark} />
        <circle cx="47.5" cy="46" r="8.2" className={styles.pale} />
        <path d="M47.5 46V40.4M47.5 46h4" className={styles.line} />
      </>
    ),
  },
  five: {
    clip: 'step_jack-standard',
    before: (
      <g className={styles.rays}>
        <path d="M45 55l-6-5" />
        <path d="M46 52l-2-12" />
        <path d="M48.5 51.500v-14" />
        <path d="M51 52l2.5-12" />
        <path d="M53 54l4.5-9" />
        <circle cx="49" cy="55" r="5" className={styles.sun} />
      </g>
    ),
  },
  halfway: {
    clip: 'step_up-standard',
    before: (
      <>
        <rect x="45" y="33" width="5" height="5" rx="1.2" className={styles.dark} />
        <path d="M43 43c0-3 1.5-4 1.5-6h6c0 2 1.5 3 1.5 6v11a3 3 0 0 1-3 3h-3a3 3 0 0 1-3-3z" className={styles.sky} />
        <path d="M43 46h9v5h-9z" className={styles.coral} />
      </>
    ),
  },
  back: {
    clip: 'march-standard',
    behind: (
      <>
        <path d="M22 8h26v50H22z" className={styles.sun} />
        <path d="M22 8L11 14v48l11-4z" className={styles.coral} />
        <circle cx="19" cy="36" r="1.6" className={styles.dark} />
      </>
    ),
  },
  block: {
    clip: 'scene-bow',
    behind: TILES.map(({ x, y }) => (
      <rect key={`${x} ${y}`} x={x} y={y} width="10" height="10" rx="3" className={styles.sun} />
    )),
  },
};

const WEEK_SCENES: Readonly<Record<Week, Scene>> = {
  1: {
    clip: 'march-standard',
    before: (
      <g className={styles.rays}>
        <path d="M47 20l4-5" />
        <path d="M49 25l7-2" />
        <path d="M48.5 30l6 2.5" />
      </g>
    ),
  },
  2: {
    clip: 'bag_march-standard',
    behind: (
      <>
        <circle cx="47" cy="17" r="7" className={styles.sun} />
        <path
          d="M47 5v3M47 26v3M35 17h3M56 17h3M38.5 8.500l2 2M53.5 23.500l2 2M38.5 25.500l2-2M53.5 10.500l2-2"
          className={styles.sunLine}
        />
      </>
    ),
  },
  3: {
    clip: 'deadlift-standard',
    before: (
      <>
        <path d="M42 20a4 4 0 0 1 8 0" className={styles.line} />
        <rect x="39" y="20" width="14" height="13" rx="4" className={styles.coral} />
        <rect x="34" y="33" width="26" height="3.5" rx="1.7" className={styles.dark} />
      </>
    ),
  },
  4: {
    clip: 'scene-celebration',
    before: (
      <>
        <circle cx="12" cy="21" r="3" className={styles.coral} />
        <circle cx="54" cy="17" r="3.5" className={styles.sun} />
        <rect x="49" y="30" width="6" height="6" rx="1.5" transform="rotate(24 52 33)" className={styles.coral} />
        <rect x="9" y="33" width="5" height="5" rx="1.5" transform="rotate(-20 11 35)" className={styles.sun} />
      </>
    ),
  },
};
