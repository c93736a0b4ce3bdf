import { STARTUP_PICTURES } from './startup-pictures.ts';

/** iOS reads the link when the app is added to the home screen. */
export function addStartupPicture(): void {
  const { width, height } = screen;
  const name = `${Math.min(width, height)}x${Math.max(width, height)}x${devicePixelRatio}`;
  const isKnown = STARTUP_PICTURES.some((picture) => picture === name);
  if (!isKnown || document.querySelector('link[rel=apple-touch-startup-image]')) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = `/splash/${name}.png`;
  document.head.append(link);
}
