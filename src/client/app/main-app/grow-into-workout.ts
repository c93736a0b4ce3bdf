import { navigate } from 'wouter/use-browser-location';
import { isPlainClick } from '#client/browser/navigation.ts';
import { inViewTransition } from '#client/browser/view-transition.ts';
import { openSoundInTap } from '#client/parts/voice/sound-in-tap.ts';

let isOn = false;

/** A link to a workout leads there in a view transition; loaded late, because every link leads there without it. */
export function growIntoWorkouts(): void {
  if (isOn) return;
  isOn = true;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.pathname.startsWith('/workout/') || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation(); // its own handlers with it
    if (new URLSearchParams(link.search).has('start')) openSoundInTap();
    inViewTransition(() => navigate(link.pathname + link.search));
  };
  document.addEventListener('click', follow, true);
}
