import { type AroundNavHandler, Router } from 'wouter';
import { inViewTransition } from '#client/platform/view-transition.ts';
import { AppRouter } from './app-router.tsx';
import { LateToaster } from './late-toaster.tsx';

/** The whole app; `ssrPath` names the page while it is pre-rendered. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...{ aroundNav }} {...(ssrPath !== undefined && { ssrPath })}>
      <AppRouter />
      <LateToaster />
    </Router>
  );
}

const aroundNav: AroundNavHandler = (navigate, to, options) =>
  options?.transition ? inViewTransition(() => navigate(to, options)) : navigate(to, options);
