import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './later-view.module.css';

interface LaterView<Props extends object> {
  View: ComponentType<Props>;
  /** Loads it before it is asked for; a failure is told then. */
  preload: () => void;
}

/** A view whose code is loaded when it is first opened; where that fails, the rest of the app stays in its place. */
export function laterView<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterView<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each view, while modules load
  function View(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [tries, setTries] = useState(1);
    const [failedTry, setFailedTry] = useState(0);

    useEffect(() => {
      let isWanted = true;
      loadOnce().then(
        (component) => isWanted && setLoaded(() => component),
        () => isWanted && setFailedTry(tries),
      );
      return () => {
        isWanted = false;
      };
    }, [tries]);

    if (Loaded) return <Loaded {...props} />;
    return failedTry === tries ? <ViewMissing onRetry={() => setTries(tries + 1)} /> : <ViewWait />;
  }

  return { View, preload: () => void loadOnce().catch(() => undefined) };
}

function ViewMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.frame}>
      <Notice tone="sun" role="alert">
        This could not be loaded. Check your connection and try again.
      </Notice>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function ViewWait() {
  return (
    <div className={styles.frame}>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <Skeleton shape="card" />
      <Skeleton shape="panel" />
    </div>
  );
}
