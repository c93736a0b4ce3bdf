/** The coach in three dimensions with all her clips: one part, loaded after the first picture. */

import { idle } from '#client/browser/promises.ts';
import { FIGURE } from '#client/coach/shape/figure.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { IDLE_CLIPS, type IdleId } from '#programme/clips/idle/idle-clips.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { PALETTE, THEMES, type ThemeName } from '../looks.ts';
import { meshFor } from '../mesh/mesh-for.ts';
import type { RenderFailure } from '../play/coach-options.ts';
import type { Coach } from '../play/player.ts';
import { startCoach } from '../start.ts';
import type { CoachChoices } from './coach-choices.ts';

/** What she shows, and how: her better side, forwards, at its pace and at rest where nothing else is said. */
export interface Shown {
  readonly name: ClipName;
  /** True for the other side of a sided move. */
  readonly mirror?: boolean | undefined;
  /** True for the other way of a move that goes round. */
  readonly backwards?: boolean | undefined;
  /** True from half time on of a move in which nothing else changes there: she looks up. */
  readonly pastHalf?: boolean | undefined;
  /** Below 1 she shows it slowly. */
  readonly pace?: number | undefined;
  /** 0 at rest to 1: how hard she breathes. */
  readonly effort?: number | undefined;
  /** What makes the chances of this round differ from another's. */
  readonly seed?: number | undefined;
  /** Seconds for which she shows it, where that is known. */
  readonly lasts?: number | undefined;
  /** Seconds of it after which repetitions count. */
  readonly begins?: number | undefined;
  /** What she does before she shows it, where she stands before and then. */
  readonly idle?: IdleId | undefined;
}

/** What she will show next. */
export type Next = Pick<Shown, 'name' | 'mirror' | 'backwards' | 'effort'>;

/** What she wears, and whether the ground under her is dark. */
export interface Dressed {
  readonly look: CoachChoices['look'];
  readonly theme: ThemeName;
}

/** Has the mesh of a look built, for when she is started. */
export const prepareMesh = async (look: CoachChoices['look']): Promise<void> =>
  void (await meshFor((await look?.())?.figure ?? FIGURE));

/** What each coach was shown last: a change of level alone goes on from where she is. */
const lastShown = new WeakMap<Coach, Pick<Shown, 'name' | 'mirror'>>();

/** Starts her on a canvas; nothing where it can hold no model. */
export async function startModel(
  canvas: HTMLCanvasElement,
  { name }: Shown,
  dressed: Dressed,
  trouble: (why: RenderFailure) => void,
): Promise<Coach | undefined> {
  return startCoach(canvas, { clip: NAMED_CLIPS[name], look: await appearanceOf(dressed), trouble });
}

/** Those who do something of their own before what they were shown. */
const atEase = new WeakSet<Coach>();

/** Lets her go over to a clip, or to its other side. */
export function showIn(coach: Coach, shown: Shown): void {
  const { name, mirror = false, backwards = false, pastHalf = false, pace = 1, effort = 0 } = shown;
  const { lasts, begins = 0, seed = 0, idle } = shown;
  const before = lastShown.get(coach);
  if (idle && before && !isLow(before.name) && !isLow(name)) {
    atEase.add(coach);
    coach.show(IDLE_CLIPS[idle], { effort });
    return;
  }
  const carryOn = !atEase.delete(coach) && before?.mirror === mirror && moveOf(before.name) === moveOf(name);
  const how = { mirror, backwards, pastHalf, pace, effort, seed, begins, ...(lasts && { lasts }), carryOn };
  coach.show(NAMED_CLIPS[name], how);
  lastShown.set(coach, { name, mirror });
}

/** Has what she will show next made ready while nothing else is to be done. */
export function prepareIn(coach: Coach, { name, mirror = false, backwards = false, effort = 0 }: Next): void {
  coach.prepare(NAMED_CLIPS[name], { mirror, backwards, effort });
  void inPieces(coach.goAhead);
}

async function inPieces(step: () => boolean): Promise<void> {
  do await idle();
  while (step());
}

const moveOf = (name: ClipName): string => name.replace(/-(easier|standard|harder)$/, '');

/** Where the second side of a clip stands in a small picture: over a move on the floor, beside any other. */
export function secondPlace(name: ClipName): 'above' | 'beside' | undefined {
  if (!NAMED_CLIPS[name].also) return undefined;
  return isLow(name) ? 'above' : 'beside';
}

/** Puts a look on her. */
export const dress = async (coach: Coach, dressed: Dressed): Promise<void> => coach.dress(await appearanceOf(dressed));

/** A model that stands still, in one of the two poses that tell a move. */
export interface StillModel extends Pick<Coach, 'turn' | 'destroy'> {
  readonly show: (shown: StillShown) => void;
  readonly dress: (dressed: Dressed) => void;
}

export interface StillShown extends Pick<Shown, 'name' | 'mirror'> {
  readonly moment: 0 | 1;
}

/** Starts a model that stands still; nothing where the canvas can hold none. */
export async function startStill(
  canvas: HTMLCanvasElement,
  shown: StillShown,
  dressed: Dressed,
  trouble: (why: RenderFailure) => void,
): Promise<StillModel | undefined> {
  const options = { clip: NAMED_CLIPS[shown.name], look: await appearanceOf(dressed), still: true, trouble };
  const coach = await startCoach(canvas, options);
  if (!coach) return undefined;
  const show = ({ name, mirror = false, moment }: StillShown) => {
    const clip = NAMED_CLIPS[name];
    coach.show(clip, { mirror });
    coach.draw(clip.still[moment]);
  };
  show(shown);
  return {
    show,
    dress: (other) => void dress(coach, other),
    turn: coach.turn,
    destroy: () => {
      canvas.remove();
      coach.destroy();
    },
  };
}

/** Metres: lower than this the hips of somebody standing never are. */
const LOW_HIPS = 0.5;
const isLow = (name: ClipName): boolean => NAMED_CLIPS[name].keys.every(({ at }) => at[1] < LOW_HIPS);

async function appearanceOf({ look, theme }: Dressed) {
  const own = await look?.();
  return { palette: own?.palette ?? PALETTE, figure: own?.figure ?? FIGURE, theme: THEMES[theme] };
}
