import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { type LazyView, lazyView } from '#client/browser/lazy-view.tsx';
import { arrivedInsideApp, isBackForward } from '#client/browser/navigation.ts';
import { MinuteWait, TryPage, type TryPageProps } from '#client/features/trying/try-page.tsx';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { SCREEN_PATHS, STARTED } from '#client/parts/site/screen-paths.ts';
import { StageWait } from '#client/parts/site/stage-wait.tsx';

const OneMinute = lazyView(async () => (await import('#client/features/workout-player/try/one-minute.tsx')).OneMinute);
const TryFirst = lazyView(async () => (await import('./try-first.tsx')).TryFirst);

type Player = Pick<LazyView<never>, 'preload'>;

export const preloadTrying = (): Promise<unknown> => OneMinute.preload();

/** Preloads the player and the coach while the visitor reads. */
async function standBy(player: Player): Promise<void> {
  await player.preload();
  const { preloadCoach } = await import('#client/coach/stage/engine.ts');
  await preloadCoach(undefined);
}

/** One minute, or the whole first workout: the address says which. */
export function TryScreen() {
  const [path, navigate] = useLocation();
  const [run, setRun] = useState(0);
  const isFirst = path === SCREEN_PATHS.tryFirst;
  return (
    <Trying key={path} what={isFirst ? 'first' : 'minute'} player={isFirst ? TryFirst : OneMinute}>
      {isFirst ? (
        <TryFirst />
      ) : (
        <OneMinute key={run} onAgain={() => setRun(run + 1)} onLeave={() => navigate(SCREEN_PATHS.landing)} />
      )}
    </Trying>
  );
}

/** Who comes by a tap is there at once; who opens the address, or comes back to it, reads first what it is. */
function Trying({ what, player, children }: Pick<TryPageProps, 'what'> & { player: Player; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => arrivedInsideApp() && !isBackForward());
  // A reload reads first again.
  useEffect(() => {
    if (location.hash !== STARTED) return;
    history.replaceState(history.state, '', location.pathname);
    setOpen(true);
  }, []);
  const isMember = useSignIn()?.subscriptionStatus === 'active';
  // While the visitor reads, so that nothing needs a network from then on. The stage of the minute brings the coach itself.
  const isOnStage = isOpen && what === 'minute';
  useEffect(() => {
    if (!isMember && !isOnStage) standBy(player).catch(() => undefined);
  }, [isMember, isOnStage, player]);
  if (isMember) return <Redirect to={addressAfterSignIn()} replace />;
  if (!isOpen) return <TryPage what={what} onStart={() => setOpen(true)} />;
  const wait = what === 'minute' ? <MinuteWait /> : <StageWait text="One moment" />;
  return <Suspense fallback={wait}>{children}</Suspense>;
}
