import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

const onServer = typeof window === 'undefined';
const everyKeptMarkup: LazyComponent<object>[] = [];
const never = () => () => undefined;

/**
 * A part of a pre-rendered page that needs no script to be read. The page brings its HTML along, the browser keeps it
 * as it is, and its code is not loaded at all; only where it is not there yet, after a move inside the app, it is
 * loaded and rendered like any other component: put a Suspense around it where the rest should not wait for it.
 * Links in it work; anything else that should act belongs outside.
 */
export function keptMarkup<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const Live = lazyComponent(load);
  if (onServer) everyKeptMarkup.push(Live as LazyComponent<object>);

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, while modules load
  function Kept(props: Props) {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [kept] = useState(hydrating && !onServer);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that sets nothing; React leaves the page's own HTML alone
    if (kept) return <div data-kept suppressHydrationWarning dangerouslySetInnerHTML={NOTHING_NEW} />;
    return (
      <div data-kept>
        <Live {...props} />
      </div>
    );
  }
  return Object.assign(Kept, { preload: Live.preload });
}

/** React leaves what it hydrates with raw HTML untouched. */
const NOTHING_NEW = { __html: '' };

/** Before pre-rendering: loads what the pages will bring along. */
export async function preloadKeptMarkup(): Promise<void> {
  await Promise.all(everyKeptMarkup.map((part) => part.preload()));
}
