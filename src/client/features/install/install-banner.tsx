import { Compass, Download, Ellipsis, Share, SquarePlus, X } from 'lucide-react';
import { useEffect } from 'react';
import { installPromptDismissed } from '#client/platform/browser-storage.ts';
import { install } from '#client/platform/install-prompt.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { LogoDial } from '#client/ui/logo.tsx';
import styles from './install-banner.module.css';
import { useInstallWay } from './install-way.ts';
import { waysOut, wordsOf } from './install-words.ts';
import { STARTUP_PICTURES } from './startup-pictures.ts';

/** Closed once, it never returns on this device (product §17). */
export function InstallBanner() {
  const [, saveDismissed] = useStoredValue(installPromptDismissed);
  const way = useInstallWay();
  useEffect(() => {
    if (way === 'byHand') addStartupPicture();
  }, [way]);

  if (way === undefined) return null;
  const { title, text } = wordsOf(way);
  return (
    <aside className={styles.banner} aria-label={title}>
      <div className={styles.top}>
        <AppIcon />
        <div className={styles.body}>
          <b>{title}</b>
          <p>{text}</p>
        </div>
        <IconButton label="Close and do not show again" className={styles.close} onClick={() => saveDismissed(true)}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {way === 'press' && <InstallButton />}
      {way === 'byHand' && <StepsByHand />}
      {way === 'elsewhere' && <StepsOut />}
    </aside>
  );
}

function InstallButton() {
  return (
    <Button size="small" block className={styles.install} onClick={() => install().catch(logFailure)}>
      <Download size={20} aria-hidden="true" />
      Install App
    </Button>
  );
}

function StepsByHand() {
  return (
    <ol className={styles.steps}>
      <li>
        Tap the share button
        <Share size={22} aria-hidden="true" />
      </li>
      <li>
        Choose Add to Home Screen
        <SquarePlus size={22} aria-hidden="true" />
      </li>
    </ol>
  );
}

function StepsOut() {
  const [menu, entry] = waysOut();
  return (
    <ol className={styles.steps}>
      <li>
        {menu}
        <Ellipsis size={22} aria-hidden="true" />
      </li>
      <li>
        {entry}
        <Compass size={22} aria-hidden="true" />
      </li>
    </ol>
  );
}

function AppIcon() {
  return (
    <span className={styles.icon}>
      <LogoDial litClassName={styles.litTicks} dimClassName={styles.dimTicks} />
    </span>
  );
}

/** iOS reads the link when the app is added to the home screen. */
function addStartupPicture(): void {
  const { width, height } = screen;
  const name = `${Math.min(width, height)}x${Math.max(width, height)}x${devicePixelRatio}`;
  const isKnown = STARTUP_PICTURES.some((picture) => picture === name);
  if (!isKnown || document.querySelector('link[rel=apple-touch-startup-image]')) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = `/splash/${name}.png`;
  document.head.append(link);
}
