import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './nutrition-view.module.css';

let loaded: ComponentType | undefined;

/** The nutrition guide; its words are loaded when the tab is first opened. */
export function NutritionView() {
  const [Guide, setGuide] = useState(() => loaded);
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);

  useEffect(() => {
    let isWanted = true;
    loadGuide().then(
      (component) => isWanted && setGuide(() => component),
      () => isWanted && setFailedTry(tries),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  if (Guide) return <Guide />;
  if (failedTry === tries) {
    return (
      <div className={styles.frame}>
        <Notice tone="sun" role="alert">
          The guide could not be loaded. Check your connection and try again.
        </Notice>
        <Button variant="outline" onClick={() => setTries(tries + 1)}>
          Try again
        </Button>
      </div>
    );
  }
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

async function loadGuide(): Promise<ComponentType> {
  const { NutritionTab } = await import('#client/features/nutrition/nutrition-tab.tsx');
  loaded = NutritionTab;
  return NutritionTab;
}
