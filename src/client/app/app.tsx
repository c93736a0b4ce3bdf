import { Router } from 'wouter';
import { Toaster } from '#client/ui/toaster.tsx';
import { AppRouter } from './app-router.tsx';

/** The whole app; `ssrPath` names the page while it is pre-rendered. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <AppRouter />
      <Toaster />
    </Router>
  );
}
