import { appAround, ownBrowser } from './app-around.ts';

/** After paying inside another app: how she has it in her own browser. */
export function OwnBrowserNote({ className }: { className?: string | undefined }) {
  const app = appAround();
  if (app === undefined) return null;
  return (
    <p className={className}>
      You’re inside {app}. Your receipt email has a link: it opens Fit in 30 in {ownBrowser()}, where it can stay.
    </p>
  );
}
