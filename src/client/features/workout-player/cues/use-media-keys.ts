import { useEffect, useRef } from 'react';
import { appName } from '#client/browser/app-name.ts';

interface MediaKeys {
  title: string;
  isRunning: boolean;
  /** How far the session is, for the lock screen. */
  progress: () => { positionMs: number; durationMs: number };
  onPlay: () => void;
  onPause: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

const ARTWORK = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
];

export function useMediaKeys(keys: MediaKeys): void {
  const { title, isRunning } = keys;
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const { mediaSession } = navigator;
    if (mediaSession && typeof MediaMetadata !== 'undefined') {
      mediaSession.metadata = new MediaMetadata({ title, artist: appName(), artwork: ARTWORK });
    }
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another move is a reason
  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession) return;
    mediaSession.playbackState = isRunning ? 'playing' : 'paused';
    const { positionMs, durationMs } = latest.current.progress();
    mediaSession.setPositionState?.({
      position: Math.min(positionMs, durationMs) / 1_000,
      duration: durationMs / 1_000,
    });
  }, [isRunning, title]);

  useEffect(() => {
    const stopSession = listenToMediaSession(() => latest.current);
    const stopKeyboard = listenToKeyboard(() => latest.current);
    return () => {
      stopSession();
      stopKeyboard();
    };
  }, []);
}

function listenToMediaSession(keys: () => MediaKeys): () => void {
  const { mediaSession } = navigator;
  if (!mediaSession) return () => undefined;
  const set = (action: MediaSessionAction, handler: (() => void) | null) => {
    try {
      mediaSession.setActionHandler(action, handler);
    } catch {
      // An action that this browser does not know.
    }
  };
  set('play', () => keys().onPlay());
  set('pause', () => keys().onPause());
  set('stop', () => keys().onPause());
  set('nexttrack', () => keys().onNext());
  set('previoustrack', () => keys().onPrevious());
  return () => {
    for (const action of ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const) set(action, null);
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
  };
}

/** Without a media element, which would stop the member's music, media keys arrive as keys. */
function listenToKeyboard(keys: () => MediaKeys): () => void {
  function pressed({ key, repeat }: KeyboardEvent) {
    if (repeat) return;
    const { isRunning, onPlay, onPause, onNext, onPrevious } = keys();
    const actions: Record<string, () => void> = {
      MediaPlayPause: isRunning ? onPause : onPlay,
      MediaPlay: onPlay,
      MediaPause: onPause,
      MediaStop: onPause,
      MediaTrackNext: onNext,
      MediaTrackPrevious: onPrevious,
    };
    actions[key]?.();
  }
  window.addEventListener('keydown', pressed);
  return () => window.removeEventListener('keydown', pressed);
}
