import { type ComponentType, use } from 'react';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code, once; after a failure it tries again. Rejects when the code cannot be loaded. */
  preload(): Promise<void>;
};

/**
 * A component whose code is loaded when it is first needed. Once loaded it renders without waiting, which pre-rendering
 * and hydration need. Where loading fails the error boundary speaks up, and the next `preload` tries again: never the
 * rendering itself, which would ask without end while the server is down.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  function start(): Promise<ComponentType<Props>> {
    const attempt = load();
    loading = attempt;
    failed = false;
    attempt.then(
      // React reads these two marks and takes the value at once instead of waiting for a promise that is settled.
      (component) => Object.assign(attempt, { status: 'fulfilled', value: component }),
      () => {
        failed = true;
      },
    );
    return attempt;
  }

  async function preload(): Promise<void> {
    await (loading === undefined || failed ? start() : loading);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, while modules load
  function Lazy(props: Props) {
    const Loaded = use(loading ?? start());
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { preload });
}
