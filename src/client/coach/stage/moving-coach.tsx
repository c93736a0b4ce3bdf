import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDarkTheme } from '#client/browser/dark-theme.ts';
import { idle } from '#client/browser/promises.ts';
import type { Coach } from '../play/player.ts';
import { stripAddress } from '../strips.ts';
import { useCoachChoices, useSpared } from './coach-choices.ts';
import styles from './coach-stage.module.css';
import { canHoldModels, leaveStanding, newStanding, type Standing, takeStanding } from './engine.ts';
import { FlipBook } from './flip-book.tsx';
import type { Dressed, Next, Shown } from './model.ts';
import { mouths } from './mouths.ts';
import { nextPaint } from './next-paint.ts';
import { type Playing, useMoment } from './use-moment.ts';

/** Pixels across the small picture of her second side, at twice its size. */
const SECOND_PX = 192;

interface MovingCoachProps {
  shown: Shown;
  playing: Playing;
  /** What begins a moment anew. */
  turnsWith: string | undefined;
  /** What is shown after it, where that is known. */
  next: Next | undefined;
  /** Told when the model stands, and when it is gone. */
  onCoach: (coach: Coach | undefined) => void;
}

/** Her pictures are leafed through until her model stands over them, and for good where the model cannot be had. */
export function MovingCoach({ playing, turnsWith, next, onCoach, ...props }: MovingCoachProps) {
  const shown = useSame(props.shown);
  const { name, mirror, backwards, pace } = shown;
  const { look } = useCoachChoices();
  const isSpared = useSpared();
  const theme = useDarkTheme() ? 'dark' : 'light';
  const host = useRef<HTMLDivElement>(null);
  const { standing, isFlat } = useStanding(host, shown, { look, theme });

  useEffect(() => standing?.model.showIn(standing.coach, shown), [standing, shown]);
  const isPlaying = useMoment(playing, standing !== undefined || isFlat, turnsWith);
  useEffect(() => standing?.coach.play(isPlaying), [standing, isPlaying]);
  useEffect(() => standing?.coach.spare(isSpared), [standing, isSpared]);
  usePrepared(standing, next);
  useEffect(() => {
    if (!standing) return undefined;
    const { say } = standing.coach;
    mouths.add(say);
    return () => void mouths.delete(say);
  }, [standing]);
  useEffect(() => {
    void standing?.model.dress(standing.coach, { look, theme });
  }, [standing, look, theme]);
  const place = standing?.model.secondPlace(name);
  const second = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    standing?.coach.beside((place && second.current) ?? undefined);
    return () => standing?.coach.beside();
  }, [standing, place]);
  useEffect(() => {
    onCoach(standing?.coach);
    return () => onCoach(undefined);
  }, [standing, onCoach]);

  return (
    <div
      ref={host}
      className={styles.moving}
      data-model={standing && ''}
      data-own-look={look && ''}
      data-second={place}
    >
      <FlipBook {...{ name, mirror, backwards, pace }} isMoving={isPlaying && !standing} />
      {place && <canvas ref={second} className={styles.second} width={SECOND_PX} height={SECOND_PX} />}
    </div>
  );
}

/** One object for as long as she shows the same. */
function useSame(shown: Shown): Shown {
  const [same, setSame] = useState(shown);
  const names = Object.keys({ ...same, ...shown }) as (keyof Shown)[];
  if (names.every((name) => same[name] === shown[name])) return same;
  setSame(shown);
  return shown;
}

/** What is shown next is made, or its strip decoded, before it is asked for. */
function usePrepared(standing: Standing | undefined, next: Next | undefined): void {
  useEffect(() => {
    if (!next) return;
    if (standing) standing.model.prepareIn(standing.coach, next);
    else void decoded(stripAddress(next.name));
  }, [standing, next]);
}

async function decoded(address: string): Promise<void> {
  await idle();
  const picture = new Image();
  picture.src = address;
  await picture.decode?.().catch(() => undefined);
}

function useStanding(host: { readonly current: HTMLElement | null }, shown: Shown, dressed: Dressed) {
  const [standing, setStanding] = useState<Standing>();
  const [isFlat, setFlat] = useState(false);
  const start = useEffectEvent(() => newStanding(shown, dressed));

  useLayoutEffect(() => {
    let here: Standing | undefined;
    let [isGone, isStarting] = [false, false];
    const place = (next: Standing | undefined) => {
      if (!next) return setFlat(true);
      if (isGone) return leaveStanding(next);
      here = next;
      next.onProblem = () => {
        here = undefined;
        next.canvas.remove();
        next.coach.destroy();
        setStanding(undefined);
        setFlat(true);
      };
      host.current?.append(next.canvas);
      setFlat(false);
      setStanding(next);
    };
    const begin = () => {
      if (here || isGone || isStarting) return;
      isStarting = true;
      void stripMoves(host.current)
        .then(() => (canHoldModels() ? start() : undefined))
        .then(place, () => {
          isStarting = false;
          setFlat(true);
        });
    };
    const parked = takeStanding();
    if (parked) place(parked);
    const sight = parked ? undefined : onceSeen(host.current, begin);
    window.addEventListener('online', begin);
    return () => {
      isGone = true;
      sight?.disconnect();
      window.removeEventListener('online', begin);
      if (here) leaveStanding(here);
    };
  }, [host]);
  return { standing, isFlat };
}

/** Resolves once her pictures are leafed through: opening a context and starting a model hold the page up. */
async function stripMoves(host: Element | null): Promise<void> {
  await host
    ?.querySelector('img')
    ?.decode?.()
    .catch(() => undefined);
  await nextPaint();
}

/** A stage in a closed part of the page asks for nothing. */
function onceSeen(host: Element | null, begin: () => void): IntersectionObserver | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    begin();
  });
  if (host) sight.observe(host);
  return sight;
}
