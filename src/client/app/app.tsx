import { Router } from 'wouter';
import { AppRouter } from './app-router.tsx';
import { LateToaster } from './late-toaster.tsx';

/** The whole app; `ssrPath` names the page while it is pre-rendered. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <AppRouter />
      <LateToaster />
    </Router>
  );
}
