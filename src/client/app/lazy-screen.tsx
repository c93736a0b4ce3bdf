import { type ComponentType, use } from 'react';

/** What an address says beyond its pattern. */
export interface RouteParams {
  workoutId?: string;
}

export type LazyScreen = ComponentType<RouteParams> & {
  /** Loads the screen's code; once loaded it renders without waiting, which pre-rendering and hydration need. */
  preload(): Promise<void>;
};

type ScreenComponent = ComponentType<RouteParams>;

/** A screen whose code is loaded when it is first needed. A load that failed is tried again at the next need. */
export function lazyScreen(load: () => Promise<ScreenComponent>): LazyScreen {
  let loaded: ScreenComponent | undefined;
  let loading: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, while modules load
  function Screen(params: RouteParams) {
    if (!loaded) use(preload());
    const Loaded = loaded as ScreenComponent;
    return <Loaded {...params} />;
  }
  return Object.assign(Screen, { preload });
}
