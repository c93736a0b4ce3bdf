import { type ComponentType, use } from 'react';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code; once loaded the component renders without waiting, which pre-rendering and hydration need. */
  preload(): Promise<void>;
};

/** A component whose code is loaded when it is first needed. A load that failed is tried again at the next need. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
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

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, while modules load
  function Lazy(props: Props) {
    if (!loaded) use(preload());
    const Loaded = loaded as ComponentType<Props>;
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { preload });
}
