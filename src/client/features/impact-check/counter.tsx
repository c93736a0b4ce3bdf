import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import styles from './impact-check.module.css';

export function Counter({ of, onDone }: { of: number; onDone: () => void }) {
  const [count, setCount] = useState(0);
  function tap() {
    if (count + 1 < of) setCount(count + 1);
    else onDone();
  }
  return (
    <>
      <button type="button" className={styles.counter} onClick={tap}>
        <span className={styles.digits} aria-hidden="true">
          {count}
        </span>
        <span>
          <span className="visually-hidden">{count} </span>of {of}. Tap for each one
        </span>
      </button>
      <Button variant="outline" size="large" block onClick={onDone}>
        All {of} done
      </Button>
    </>
  );
}
