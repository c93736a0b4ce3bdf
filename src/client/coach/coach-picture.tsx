import { useState } from 'react';
import { useOnline } from '#client/browser/connection.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import styles from './coach-picture.module.css';
import { keyPictureAddress, stripAddress } from './strips.ts';

interface CommonProps {
  /** Of the clip. */
  name: ClipName;
  /** One frame of the strip, as her stage frames it: where the move starts, or its key pose. Left out: the key pose alone, larger. */
  moment?: 'start' | 'key' | undefined;
  /** Loads before anything else on the screen, for the one picture that is seen first; others load when they come near. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
}

/** What a screen reader says; or nothing, where words beside the picture say the same. */
type CoachPictureProps = CommonProps & ({ label: string; decorative?: never } | { decorative: true; label?: never });

/** Any size will do: the style makes it a square. */
const FRAME_SIZE = 200;

/**
 * One still picture of the coach: as large as its box allows, and a square where the box leaves its height open. Her
 * ground is clear. No script of the renderer and no clip is loaded for it.
 */
export function CoachPicture({ name, moment, label = '', isFirst = false, className }: CoachPictureProps) {
  const alone = moment ? undefined : keyPictureAddress(name);
  const isWhole = alone !== undefined || name.startsWith('scene-');
  const address = alone ?? stripAddress(name);
  const { isMissing, onError } = useMissing(address);
  if (isMissing) return <Tile {...{ label, className }} />;
  return (
    <span className={classNames(styles.box, className)}>
      <img
        src={address}
        onError={onError}
        alt={label}
        width={FRAME_SIZE}
        height={FRAME_SIZE}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        className={isWhole ? styles.whole : styles[moment ?? 'key']}
      />
    </span>
  );
}

/** In the place of a picture that is not there: the ground on which it would stand, without a browser's sign. */
function Tile({ label, className }: { label: string; className: string | undefined }) {
  return (
    <span className={classNames(styles.box, className)}>
      <span className={styles.tile} {...(label && { role: 'img', 'aria-label': label })} />
    </span>
  );
}

/** Whether a picture could not be fetched: its plain tile stands there then, until the network comes or goes. */
export function useMissing(address: string): { isMissing: boolean; onError: () => void } {
  const asking = `${address} ${useOnline()}`;
  const [asked, setAsked] = useState(asking);
  const [isMissing, setMissing] = useState(false);
  // While it renders: after it, an error may have come already.
  if (asked !== asking) {
    setAsked(asking);
    setMissing(false);
  }
  return { isMissing, onError: () => setMissing(true) };
}
