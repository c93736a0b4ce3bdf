import { classNames } from '#client/ui/class-names.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { CoachPicture } from './coach-picture.tsx';
import styles from './coach-stage.module.css';

/** Start and key pose of a clip. */
export function StillPair({ name, mirror }: { name: ClipName; mirror: boolean }) {
  return (
    <div className={classNames(styles.pair, mirror && styles.mirrored)}>
      <CoachPicture name={name} moment="start" decorative />
      <CoachPicture name={name} moment="key" decorative />
    </div>
  );
}
