import { useEffect, useRef, useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import styles from '../coach-picture.module.css';
import { useStillPictures } from './coach-choices.ts';
import { FlipBook } from './flip-book.tsx';

/**
 * A small picture that moves: the six frames of a clip, leafed through while it is seen. Decorative: words beside it say
 * what it shows. Where less motion is asked for it is the key pose.
 */
export function CoachStrip({ name, className }: { name: ClipName; className?: string | undefined }) {
  const isStill = useStillPictures();
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(box, !isStill);
  if (isStill) return <CoachPicture {...{ name, className }} decorative />;
  return (
    <span ref={box} className={classNames(styles.box, className)}>
      <FlipBook name={name} isMoving={isSeen} />
    </span>
  );
}

function useSeen(box: { readonly current: Element | null }, isWanted: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isWanted || !box.current || typeof IntersectionObserver === 'undefined') return undefined;
    const sight = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)));
    sight.observe(box.current);
    return () => sight.disconnect();
  }, [box, isWanted]);
  return isSeen;
}
