import { useEffect, useState } from 'react';
import type { Video } from '#contract/videos.ts';
import styles from './workout-video.module.css';

interface VideoFrameProps {
  video: Video;
  title: string;
  /** It cannot be shown: no connection, a page kept from before the video was named, a file that is gone. Always the same function. */
  onTrouble: () => void;
}

/** A player that has said nothing for this long will not say anything. */
const PATIENCE_MS = 8_000;

/** Nothing of the operator's player may reach our page, and it may not lead the page away. */
const ALLOWED = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** A video that plays at once, because somebody has asked for it. */
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

  // A browser says that a frame has loaded also when it shows its own page of what went wrong.
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

/** The button that was pressed is gone, and the keyboard belongs where the controls are. */
const takeFocus = (player: HTMLElement | null) => player?.focus();
