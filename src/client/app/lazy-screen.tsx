import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '#client/platform/lazy-component.tsx';

/** What an address says beyond its pattern. */
export interface RouteParams {
  workoutId?: string;
  /** Of a link in a message. */
  token?: string;
}

export type LazyScreen = LazyComponent<RouteParams> & {
  /** What must be loaded before a pre-rendered page of this screen comes alive. */
  preloadForHydration(): Promise<void>;
};

/** A screen whose code is loaded when it is first needed. */
export function lazyScreen(load: () => Promise<ComponentType<RouteParams>>): LazyScreen {
  const screen = lazyComponent(load);
  return Object.assign(screen, { preloadForHydration: screen.preload });
}
