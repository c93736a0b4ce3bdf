import { CirclePlay } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { linksThatEnd } from '#client/parts/server/links-that-end.ts';
import { Button, type ButtonVariant } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { videosPath } from '#contract/paths.ts';
import type { Video, Videos } from '#contract/videos.ts';
import { bytesText, lengthText } from '#domain/media/media.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import styles from './workout-video.module.css';

const links = linksThatEnd<Videos>();

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
  const { video, renew } = useVideo(place);
  const [showing, setShowing] = useState<Showing>('coach');
  const showProblem = useCallback(() => setShowing('problem'), []);
  if (!video) return children;

  function play() {
    onPlay?.();
    setShowing(navigator.onLine ? 'video' : 'problem');
  }

  return (
    <div className={classNames(styles.video, className)}>
      {showing === 'video' ? (
        <VideoFrame video={video} title={title} renew={renew} onProblem={showProblem} />
      ) : (
        children
      )}
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
            <p className={styles.note}>{noteFor(video)}</p>
          </>
        )}
        <p role="status" className={styles.note}>
          {showing === 'problem' && 'The video didn’t load. Here’s the coach instead.'}
        </p>
      </div>
    </div>
  );
}

function noteFor({ host, own }: Video): string {
  if (!own) return `This video comes from ${host}. It may store data on your device.`;
  return `${lengthText(own.durationMs)} minutes. It can use ${bytesText(own.bytes)} of data.`;
}

function useVideo(place: VideoPlace) {
  const userId = useSignIn()?.user.id;
  const [videos, setVideos] = useState<Videos>({});
  const isWanted = useRef(false);
  const read = useCallback(async (): Promise<Videos> => {
    // Without an answer the coach plays.
    const ask = (id: string) => links.read(id, () => callApi<Videos>(videosPath(id))).catch(() => ({}));
    const answer = userId === undefined ? {} : await ask(userId);
    if (isWanted.current) setVideos(answer);
    return answer;
  }, [userId]);
  useEffect(() => {
    isWanted.current = true;
    void read();
    return () => {
      isWanted.current = false;
    };
  }, [read]);
  const renew = useCallback(async () => {
    links.forget();
    return (await read())[place];
  }, [read, place]);
  return { video: videos[place], renew };
}

interface VideoFrameProps {
  video: Video;
  title: string;
  /** Asks for another address of an own film: one opens for an hour. */
  renew: () => Promise<Video | undefined>;
  /** Must be stable. */
  onProblem: () => void;
}

function VideoFrame({ video, title, renew, onProblem }: VideoFrameProps) {
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const { origin } = new URL(video.address, location.href);
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
  if (video.own) return <OwnFilm {...{ ...shared, video, renew, onProblem }} onArrived={() => setArrived(true)} />;
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

interface OwnFilmProps extends VideoFrameProps {
  ref: (player: HTMLElement | null) => void;
  className: string | undefined;
  onArrived: () => void;
}

/** With its captions shown: many train without sound. An address that has ended is asked for again, and the film goes on. */
function OwnFilm({ video, renew, onProblem, onArrived, ...shown }: OwnFilmProps) {
  const resumeAt = useRef(0);

  async function goOn(film: HTMLVideoElement) {
    const at = film.currentTime;
    const before = video.address;
    const fresh = await renew();
    if (!fresh || fresh.address === before) onProblem();
    else resumeAt.current = at;
  }

  return (
    <video
      {...shown}
      src={video.address}
      controls
      autoPlay
      playsInline
      onLoadedData={({ currentTarget }) => {
        onArrived();
        if (resumeAt.current > 0) currentTarget.currentTime = resumeAt.current;
        resumeAt.current = 0;
      }}
      onError={({ currentTarget }) => void goOn(currentTarget)}
    >
      {video.own?.captions && <track kind="captions" src={video.own.captions} srcLang="en" label="English" default />}
    </video>
  );
}

/** The pressed button is gone: focus goes to the controls. */
const takeFocus = (player: HTMLElement | null) => player?.focus();
