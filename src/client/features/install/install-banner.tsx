import { Compass, Download, Ellipsis, Share, SquarePlus, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { logFailure } from '#client/browser/promises.ts';
import { appAround, ownBrowser } from '#client/parts/site/app-around.tsx';
import { install } from '#client/parts/site/install-prompt.ts';
import { installPromptDismissed } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { LogoDial } from '#client/ui/logo.tsx';
import styles from './install-banner.module.css';
import { type InstallWay, useInstallWay } from './install-way.ts';
import { STARTUP_PICTURES } from './startup-pictures.ts';

/** Closed once, it never returns on this device (product §17). */
export function InstallBanner() {
  const bar = useRef<HTMLElement>(null);
  const [, saveDismissed] = useStoredValue(installPromptDismissed);
  const way = useInstallWay();
  useEffect(() => {
    if (way === 'byHand') addStartupPicture();
  }, [way]);

  const isInTheWay = useInTheWay(bar);
  if (way === undefined) return null;
  const { title, text } = wordsOf(way);
  return (
    <aside
      ref={bar}
      className={classNames(styles.banner, isInTheWay ? styles.atTheEnd : styles.atTheFoot)}
      aria-label={title}
    >
      <AppIcon />
      <div className={styles.body}>
        <b>{title}</b>
        {way === 'press' && <p className={styles.pitch}>{text}</p>}
        {way === 'byHand' && <StepsByHand />}
        {way === 'elsewhere' && <p>{text}</p>}
        {way === 'elsewhere' && <StepsOut />}
      </div>
      {way === 'press' && <InstallButton />}
      <IconButton label="Close and don’t show again" className={styles.close} onClick={() => saveDismissed(true)}>
        <X size={22} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}

const STARTS_A_WORKOUT = 'main a[href^="/workout/"]';

/** True where, with the page at its top, the bar would lie over what starts a workout: then it waits at the page's end. */
function useInTheWay(bar: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useLayoutEffect(() => {
    const look = () => {
      const start = document.querySelector(STARTS_A_WORKOUT)?.getBoundingClientRect();
      const height = bar.current?.offsetHeight ?? 0;
      setInTheWay(start !== undefined && start.bottom + scrollY > innerHeight - height);
    };
    // What the page shows changes with the tab, the member's data, and the way the phone is held.
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    window.addEventListener('resize', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [bar]);
  return isInTheWay;
}

function InstallButton() {
  return (
    <Button size="small" className={styles.install} onClick={() => install().catch(logFailure)}>
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
        <Share size={18} aria-hidden="true" />
      </li>
      <li>
        Choose Add to Home Screen
        <SquarePlus size={18} aria-hidden="true" />
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
        <Ellipsis size={18} aria-hidden="true" />
      </li>
      <li>
        {entry}
        <Compass size={18} aria-hidden="true" />
      </li>
    </ol>
  );
}

function AppIcon() {
  return (
    <span className={styles.icon}>
      <LogoDial />
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

const INSTALL_WORDS = {
  title: 'Add to Home Screen',
  text: 'Full screen, faster, and it works without signal.',
};

function wordsOf(way: InstallWay): { title: string; text: string } {
  if (way !== 'elsewhere') return INSTALL_WORDS;
  return {
    title: `Open it in ${ownBrowser()}`,
    text: `You’re inside ${appAround()}. The link in your receipt email opens it there, too.`,
  };
}

/** What the menus of these apps call it. */
const LEADS_OUT: Readonly<Record<string, string>> = {
  Instagram: 'Open in external browser',
  Threads: 'Open in external browser',
  Facebook: 'Open in external browser',
  Messenger: 'Open in external browser',
  TikTok: 'Open in browser',
};

/** The two taps that lead into the member's own browser. */
function waysOut(): readonly [menu: string, entry: string] {
  const named = LEADS_OUT[appAround() ?? ''];
  if (named !== undefined) return ['Tap the 3 dots', `Choose ${named}`];
  const menu = ownBrowser() === 'Safari' ? 'Tap the compass or the 3 dots' : 'Tap the 3 dots';
  return [menu, `Choose Open in ${ownBrowser()}`];
}
