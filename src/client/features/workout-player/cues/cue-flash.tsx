import { useEffect, useState } from 'react';
import styles from './cue-flash.module.css';

/** Short enough to be a beat, and never more than once a second: nothing that flickers. */
const SHOWN_MS = 280;

/** Light in place of sound: over the stage for a moment at each new beat; a frame where less motion was asked for. */
export function CueFlash({ flashes }: { flashes: number }) {
  const [seen, setSeen] = useState(flashes);
  useEffect(() => {
    if (flashes === seen) return undefined;
    const timer = setTimeout(() => setSeen(flashes), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [flashes, seen]);
  return flashes === seen ? null : <div className={styles.flash} aria-hidden="true" />;
}
