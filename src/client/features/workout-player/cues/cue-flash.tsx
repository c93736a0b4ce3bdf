import { useEffect, useState } from 'react';
import styles from './cue-flash.module.css';

/** A beat, at most once a second, so that nothing flickers. */
const SHOWN_MS = 280;

export function CueFlash({ flashes }: { flashes: number }) {
  const [seen, setSeen] = useState(flashes);
  useEffect(() => {
    if (flashes === seen) return undefined;
    const timer = setTimeout(() => setSeen(flashes), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [flashes, seen]);
  return flashes === seen ? null : <div className={styles.flash} aria-hidden="true" />;
}
