import { useEffect, useEffectEvent, useState } from 'react';

/**
 * History: an entry for each screen after the first, so that the phone's back gesture leads one question back. All of them
 * are gone before something else follows; after a reload, whose answers are gone, the first screen stands.
 */
export function useQuestionHistory(onMove: () => void) {
  const [place, setPlace] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const follow = useEffectEvent(() => {
    if (isLeaving) return;
    onMove();
    setPlace(entryDepth());
  });
  useEffect(() => {
    if (entryDepth() > 0) history.go(-entryDepth());
    const listen = () => follow();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
  return {
    /** How many screens lie before the one that is shown. */
    place,
    forward: () => {
      history.pushState({ ...history.state, questionDepth: entryDepth() + 1 }, '', location.href);
      setPlace(entryDepth());
    },
    back: () => history.back(),
    /** Once the entries are gone, and with them where the page stood. */
    leave: (then: () => void) => {
      const depth = entryDepth();
      if (depth === 0) return then();
      setLeaving(true);
      const leave = () => {
        then();
        // After the browser has gone back to the place of the entry.
        requestAnimationFrame(() => window.scrollTo(0, 0));
      };
      window.addEventListener('popstate', leave, { once: true });
      return history.go(-depth);
    },
  };
}

const entryDepth = (): number => (history.state as { questionDepth?: number } | null)?.questionDepth ?? 0;
