import { playClip, type ShownPicture } from '#client/figure/clip-motion.ts';
import { isMovingFigure, MOVING_FIGURES } from './figures.ts';

interface Player {
  group: SVGGElement;
  shown: ShownPicture;
}

/** Animates the figures found in the markup, pre-rendered or not. @returns a clean-up function. */
export function moveCoach(page: HTMLElement): () => void {
  const players = playersIn(page);
  const switches = [...page.querySelectorAll<HTMLButtonElement>('[data-coach-switch]')];
  let stopAll: (() => void) | undefined;

  function play() {
    const stops = players.map(({ group, shown }) => playClip(group, shown));
    stopAll = () => stops.forEach((stop) => void stop());
  }

  function hold() {
    stopAll?.();
    stopAll = undefined;
  }

  function toggle() {
    if (stopAll) hold();
    else play();
    for (const button of switches) button.setAttribute('aria-pressed', String(stopAll === undefined));
  }

  play();
  for (const button of switches) {
    button.hidden = false;
    button.addEventListener('click', toggle);
  }
  return () => {
    hold();
    for (const button of switches) button.removeEventListener('click', toggle);
  };
}

function playersIn(page: HTMLElement): Player[] {
  return [...page.querySelectorAll<SVGGElement>('[data-coach]')].flatMap((group) => {
    const name = group.dataset.coach;
    if (!isMovingFigure(name)) return [];
    const { clip, phase } = MOVING_FIGURES[name];
    return [{ group, shown: { clip, phase } }];
  });
}
