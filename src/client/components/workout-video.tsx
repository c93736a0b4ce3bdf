import { CirclePlay } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Button, type ButtonVariant } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { VideoPlace } from '#programme/video-place.ts';
import { useVideo } from './use-video.ts';
import { VideoFrame } from './video-frame.tsx';
import styles from './workout-video.module.css';

interface WorkoutVideoProps {
  place: VideoPlace;
  title: string;
  children: ReactNode;
  onPlay?: () => void;
  variant?: ButtonVariant;
  className?: string | undefined;
}

type Showing = 'coach' | 'video' | 'trouble';

export function WorkoutVideo({ place, title, children, onPlay, variant = 'outline', className }: WorkoutVideoProps) {
  const video = useVideo(place);
  const [showing, setShowing] = useState<Showing>('coach');
  const showTrouble = useCallback(() => setShowing('trouble'), []);
  if (!video) return children;

  function play() {
    onPlay?.();
    setShowing(navigator.onLine ? 'video' : 'trouble');
  }

  return (
    <div className={classNames(styles.video, className)}>
      {showing === 'video' ? <VideoFrame video={video} title={title} onTrouble={showTrouble} /> : children}
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
            <p className={styles.note}>The video comes from {video.host}, which may store data on your device.</p>
          </>
        )}
        <p role="status" className={styles.note}>
          {showing === 'trouble' && 'The video would not load. The coach will show you instead.'}
        </p>
      </div>
    </div>
  );
}
