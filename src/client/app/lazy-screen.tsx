import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '#client/platform/lazy-component.tsx';
import { type LaterStyleSheet, loadStyleSheet } from '#client/platform/style-sheets.ts';

/** What an address says beyond its pattern. */
export interface RouteParams {
  workoutId?: string;
  /** Of a link in a message. */
  token?: string;
}

export type LazyScreen = LazyComponent<RouteParams>;

/** A screen whose code is loaded when it is first needed, and the style sheets that it needs with it. */
export function lazyScreen(
  sheets: readonly LaterStyleSheet[],
  load: () => Promise<ComponentType<RouteParams>>,
): LazyScreen {
  return lazyComponent(async () => {
    const [Screen] = await Promise.all([load(), ...sheets.map(loadStyleSheet)]);
    return Screen;
  });
}
