import { Router } from 'wouter';
import { AppRouter } from './app-router.tsx';
import { LateToaster } from './late-toaster.tsx';

/** The whole app; `ssrPath` names the page that is pre-rendered, or hydrated. */
export function App({ ssrPath }: { ssrPath?: string | undefined }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <AppRouter />
      <LateToaster />
    </Router>
  );
}
