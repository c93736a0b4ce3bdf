import { useEffect, useState } from 'react';
import type { Video } from '#contract/videos.ts';
import styles from './workout-video.module.css';

interface VideoFrameProps {
  video: Video;
  title: string;
  /** Must be stable. */
  onTrouble: () => void;
}

/** A silent player has failed. */
const PATIENCE_MS = 8_000;

/** The player may neither reach our page nor navigate it. */
const ALLOWED = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

export function VideoFrame({ video, title, onTrouble }: VideoFrameProps) {
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const { origin } = new URL(video.address);
    const tell = (event: SecurityPolicyViolationEvent) => {
      if (event.blockedURI.startsWith(origin)) onTrouble();
    };
    document.addEventListener('securitypolicyviolation', tell);
    return () => document.removeEventListener('securitypolicyviolation', tell);
  }, [video, onTrouble]);

  // `load` also fires for the browser's own error page.
  useEffect(() => {
    if (video.kind !== 'frame') return undefined;
    const asking = new AbortController();
    const options = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: asking.signal } as const;
    fetch(video.address, options).catch(() => asking.signal.aborted || onTrouble());
    return () => asking.abort();
  }, [video, onTrouble]);

  useEffect(() => {
    if (arrived) return undefined;
    const timer = setTimeout(onTrouble, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [arrived, onTrouble]);

  const shared = { ref: takeFocus, src: video.address, title, className: styles.frame };
  if (video.kind === 'file') {
    return (
      <video {...shared} controls autoPlay playsInline onLoadedData={() => setArrived(true)} onError={onTrouble} />
    );
  }
  return (
    <iframe
      {...shared}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={ALLOWED}
      onLoad={() => setArrived(true)}
    />
  );
}

/** The pressed button is gone: focus goes to the controls. */
const takeFocus = (player: HTMLElement | null) => player?.focus();
