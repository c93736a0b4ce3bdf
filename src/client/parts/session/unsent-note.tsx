import { CloudOff } from 'lucide-react';
import { useOnline } from '#client/browser/connection.ts';
import styles from './unsent-note.module.css';
import { placeText, waitsText } from './waits-text.ts';

/** Why the server does not have a workout that is on the device. */
export type Unsent = 'waiting' | 'rejected';

/** Beside the praise, which comes before the sending. */
export function UnsentNote({ unsent }: { unsent: Unsent | undefined }) {
  const isOnline = useOnline();
  return (
    <div role="status">
      {unsent && (
        <p className={styles.waiting}>
          <CloudOff size={18} aria-hidden="true" />
          {unsent === 'waiting' ? waitsText(isOnline) : `${placeText()}. It didn’t sync. Home says why.`}
        </p>
      )}
    </div>
  );
}
