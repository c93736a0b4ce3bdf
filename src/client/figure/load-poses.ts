import { useEffect, useSyncExternalStore } from 'react';
import type { PosesByMove } from './clip.ts';

let loaded: PosesByMove | undefined;
let loading: Promise<PosesByMove> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the poses of all moves, once; they are a part of their own (about 15 kB) outside the first load. Call it early
 * to have the coach ready when a screen opens. After a failure the next call tries again.
 */
export function loadPoses(): Promise<PosesByMove> {
  loading ??= import('#programme/poses/all-poses.ts').then(
    ({ POSES }) => {
      loaded = POSES;
      for (const listener of listeners) listener();
      return POSES;
    },
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}

/** The poses, or undefined until they are loaded; on the server always undefined. Tries again when back online. */
export function usePoses(): PosesByMove | undefined {
  useEffect(() => {
    const load = () => loadPoses().catch(() => undefined);
    load();
    globalThis.addEventListener('online', load);
    return () => globalThis.removeEventListener('online', load);
  }, []);
  return useSyncExternalStore(subscribe, loadedPoses, nothingYet);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const loadedPoses = (): PosesByMove | undefined => loaded;
const nothingYet = (): undefined => undefined;
