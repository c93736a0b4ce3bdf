import { CirclePlay } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { Button, type ButtonVariant } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { videosPath } from '#contract/paths.ts';
import type { Video, Videos } from '#contract/videos.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import styles from './workout-video.module.css';

/** A silent player has failed. */
const PATIENCE_MS = 8_000;

/** The player may neither reach our page nor navigate it. */
const ALLOWED = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

interface WorkoutVideoProps {
  place: VideoPlace;
  title: string;
  children: ReactNode;
  onPlay?: () => void;
  variant?: ButtonVariant;
  className?: string | undefined;
}

type Showing = 'coach' | 'video' | 'problem';

export function WorkoutVideo({ place, title, children, onPlay, variant = 'outline', className }: WorkoutVideoProps) {
  const video = useVideo(place);
  const [showing, setShowing] = useState<Showing>('coach');
  const showProblem = useCallback(() => setShowing('problem'), []);
  if (!video) return children;

  function play() {
    onPlay?.();
    setShowing(navigator.onLine ? 'video' : 'problem');
  }

  return (
    <div className={classNames(styles.video, className)}>
      {showing === 'video' ? <VideoFrame video={video} title={title} onProblem={showProblem} /> : children}
      <div className={styles.choice}>
        {showing === 'video' ? (
          <Button variant={variant} size="small" onClick={() => setShowing('coach')}>
            Show the coach
          </Button>
        ) : (
          <>
            <Button variant={variant} size="small" onClick={play}>
              <CirclePlay size={20} aria-hidden="true" />
              Watch video
            </Button>
            <p className={styles.note}>This video comes from {video.host}. It may store data on your device.</p>
          </>
        )}
        <p role="status" className={styles.note}>
          {showing === 'problem' && 'The video didn’t load. Here’s the coach instead.'}
        </p>
      </div>
    </div>
  );
}

function useVideo(place: VideoPlace): Video | undefined {
  const userId = useSignIn()?.user.id;
  const [videos, setVideos] = useState<Videos>({});
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isWanted = true;
    readVideos(userId).then(
      (answer) => isWanted && setVideos(answer),
      () => undefined, // without an answer the coach plays
    );
    return () => {
      isWanted = false;
    };
  }, [userId]);
  return videos[place];
}

interface VideoFrameProps {
  video: Video;
  title: string;
  /** Must be stable. */
  onProblem: () => void;
}

function VideoFrame({ video, title, onProblem }: VideoFrameProps) {
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const { origin } = new URL(video.address);
    const tell = (event: SecurityPolicyViolationEvent) => {
      if (event.blockedURI.startsWith(origin)) onProblem();
    };
    document.addEventListener('securitypolicyviolation', tell);
    return () => document.removeEventListener('securitypolicyviolation', tell);
  }, [video, onProblem]);

  // `load` also fires for the browser's own error page.
  useEffect(() => {
    if (video.kind !== 'frame') return undefined;
    const asking = new AbortController();
    const options = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: asking.signal } as const;
    fetch(video.address, options).catch(() => asking.signal.aborted || onProblem());
    return () => asking.abort();
  }, [video, onProblem]);

  useEffect(() => {
    if (arrived) return undefined;
    const timer = setTimeout(onProblem, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [arrived, onProblem]);

  const shared = { ref: takeFocus, src: video.address, title, className: styles.frame };
  if (video.kind === 'file') {
    return (
      <video {...shared} controls autoPlay playsInline onLoadedData={() => setArrived(true)} onError={onProblem} />
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

let asked: { userId: string; answer: Promise<Videos> } | undefined;

/** Cached per member: videos change only when the server restarts. */
function readVideos(userId: string): Promise<Videos> {
  if (asked?.userId !== userId) {
    const question = { userId, answer: callApi<Videos>(videosPath(userId)) };
    asked = question;
    question.answer.catch(() => {
      if (asked === question) asked = undefined;
    });
  }
  return asked.answer;
}
