import type { ComponentType } from 'react';
import { type LazyView, lazyView } from '#client/browser/lazy-view.tsx';

/** A screen that reads and writes through the query library, which loads beside it. */
export function withQueries<Params extends object>(load: () => Promise<ComponentType<Params>>): LazyView<Params> {
  return lazyView(async () => {
    const [{ QueryArea }, Screen] = await Promise.all([import('./query-area.tsx'), load()]);
    return (params: Params) => (
      <QueryArea>
        <Screen {...params} />
      </QueryArea>
    );
  });
}
