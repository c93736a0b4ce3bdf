import { type ReactNode, useEffect, useRef, useState } from 'react';
import { savesData, useOnline } from '#client/browser/connection.ts';
import { useStillPictures } from '#client/coach/stage/coach-choices.ts';
import { classNames } from '#client/ui/class-names.ts';
import styles from './move-media.module.css';
import { useMoveMedium } from './use-move-medium.ts';

interface MoveFilmProps {
  /** Of the film or photo. */
  id: string;
  isPlaying: boolean;
  /** 1 as it was filmed. */
  pace: number;
  /** The other side of a move with sides. */
  isMirrored: boolean;
  /** The coach can show the move too. */
  isDrawn: boolean;
  /** The coach. */
  children: ReactNode;
}

const IS_PHOTO = /\.(webp|jpg)$/;

/**
 * The owner's film of a move, over its still. Where it cannot or shall not play, the coach shows the move if she can, or
 * else the still stands.
 */
export function MoveFilm({ id, isPlaying, pace, isMirrored, isDrawn, children: coach }: MoveFilmProps) {
  const { address, still, isKnown, renew } = useMoveMedium(id);
  const [failedStill, setFailedStill] = useState<string>();
  const { isWanted, onArrived, onFailed } = useWanted(id, address);
  const hasStill = still !== undefined && still !== failedStill;
  const isPhoto = IS_PHOTO.test(id);
  if (isKnown && !isWanted && (hasStill ? isDrawn && !isPhoto : true)) return coach;
  return (
    <div className={classNames(styles.film, isMirrored && styles.mirrored)}>
      {hasStill && <img src={still} alt="" onError={() => setFailedStill(still)} />}
      {isWanted && isPhoto && <img src={address} alt="" onError={onFailed} />}
      {isWanted && !isPhoto && address !== undefined && (
        <Loop {...{ address, isPlaying, pace, renew, onArrived, onFailed }} />
      )}
    </div>
  );
}

/** A film that plays goes on without a network, as long as it can. */
function useWanted(id: string, address: string | undefined) {
  const isOnline = useOnline();
  const isStill = useStillPictures();
  const [hasArrived, setArrived] = useState(false);
  const asking = `${address} ${isOnline}`;
  const [failed, setFailed] = useState<string>();
  const mayLoad = (isOnline || hasArrived) && !savesData() && (!isStill || IS_PHOTO.test(id));
  return {
    isWanted: address !== undefined && mayLoad && failed !== asking,
    onArrived: () => setArrived(true),
    onFailed: () => setFailed(asking),
  };
}

interface LoopProps extends Pick<MoveFilmProps, 'isPlaying' | 'pace'> {
  address: string;
  renew: () => Promise<boolean>;
  onArrived: () => void;
  onFailed: () => void;
}

/** An address that has ended is asked for again, and the film goes on where it was. */
function Loop({ address, isPlaying, pace, renew, onArrived, onFailed }: LoopProps) {
  const film = useRef<HTMLVideoElement>(null);
  const goOnAt = useRef(0);
  const [shown, setShown] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film begins as the one before was
  useEffect(() => {
    const { current } = film;
    if (!current) return;
    current.playbackRate = pace;
    if (isPlaying) void current.play()?.catch(() => undefined);
    else current.pause();
  }, [isPlaying, pace, shown]);

  async function goOn(at: number) {
    goOnAt.current = at;
    if (!(await renew())) onFailed();
  }

  return (
    <video
      ref={film}
      src={address}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      data-shown={shown === undefined ? undefined : ''}
      onLoadedData={({ currentTarget }) => {
        if (goOnAt.current > 0) currentTarget.currentTime = goOnAt.current;
        goOnAt.current = 0;
        setShown(address);
        onArrived();
      }}
      onError={({ currentTarget }) => void goOn(currentTarget.currentTime)}
    />
  );
}
