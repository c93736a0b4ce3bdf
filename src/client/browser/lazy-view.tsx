import { type ComponentType, lazy, useEffect, useState } from 'react';

export type LazyView<Props extends object> = ComponentType<Props> & {
  /** Loads the code; rejects when it cannot be loaded, and tries again at the next call. */
  preload(): Promise<unknown>;
  isLoaded(): boolean;
};

/**
 * A component whose code is loaded when it is first needed. Preloaded, it renders at once: `React.lazy` alone would
 * suspend once more, which shows the fallback of the boundary around it.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Suspending = lazy(preload);

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, while modules load
  function View(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Suspending);
    return <Shown {...props} />;
  }
  return Object.assign(View, { preload, isLoaded: () => Loaded !== undefined });
}

/** For what a screen can do without: true once its code is there. Where that fails it is tried again when back online. */
export function usePreloaded(view: Pick<LazyView<never>, 'preload' | 'isLoaded'>, isWanted = true): boolean {
  const [isLoaded, setLoaded] = useState(view.isLoaded);
  useEffect(() => {
    if (!isWanted || isLoaded) return undefined;
    const load = () =>
      void view.preload().then(
        () => setLoaded(true),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [view, isWanted, isLoaded]);
  return isWanted && isLoaded;
}

/**
 * The same for what stands below the first screen: asked for when that has been painted, which needs the line for itself,
 * or as soon as it is wanted.
 */
export function usePreloadedLater(view: Pick<LazyView<never>, 'preload' | 'isLoaded'>, isWanted = false): boolean {
  const isPainted = usePainted();
  return usePreloaded(view, isWanted || isPainted || view.isLoaded());
}

function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The second frame begins when the first one is on its way to the screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
