import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { lazyView } from './lazy-view.tsx';

const never = () => () => undefined;

/**
 * A part of a pre-rendered page that is never hydrated: its HTML stays as the page brought it and its code is not loaded.
 * After a move inside the app it is loaded and rendered like any other component. Links in it work; anything else that
 * should act belongs outside.
 */
export function staticIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Live = lazyView(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, while modules load
  return function StaticIsland(props: Props) {
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => typeof window !== 'undefined',
    );
    const [isStatic] = useState(isHydrating);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that sets nothing; React leaves the page's own HTML alone
    if (isStatic) return <div data-island suppressHydrationWarning dangerouslySetInnerHTML={NOTHING_NEW} />;
    return (
      <div data-island>
        <Live {...props} />
      </div>
    );
  };
}

const NOTHING_NEW = { __html: '' };
