import type { Coach } from '../play/player.ts';
import type { CoachChoices } from './coach-choices.ts';
import type { Dressed, Shown } from './model.ts';

type Model = typeof import('./model.ts');

/** The coach on her canvas. She outlives the stage that shows her, for the next one to take over. */
export interface Standing {
  readonly canvas: HTMLCanvasElement;
  readonly coach: Coach;
  readonly model: Model;
  /** Told when she cannot be shown any longer. */
  onTrouble: () => void;
}

/** Milliseconds she is kept for another stage: screens of one workout follow each other at once. */
const KEPT_MS = 3_000;

let canHold: boolean | undefined;
let loading: Promise<Model> | undefined;
let parked: { standing: Standing; leaving: ReturnType<typeof setTimeout> | undefined } | undefined;

/** Whether this device draws with WebGL 2. Asked once: it costs a context. */
export function canHoldModels(): boolean {
  canHold ??= typeof WebGL2RenderingContext === 'function' && isContextGiven();
  return canHold;
}

function isContextGiven(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Loads engine and clips, once; rejects where they cannot be loaded, and tries again at the next call. */
export function loadModel(): Promise<Model> {
  loading ??= import('./model.ts').catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** Has a coach standing by, with engine, clips, mesh and shaders, before a stage asks for her. */
export async function preloadCoach(look: CoachChoices['look']): Promise<void> {
  if (!canHoldModels() || parked) return;
  const standing = await newStanding(
    { name: 'march-standard', mirror: false, backwards: false, pace: 1, effort: 0 },
    { look, theme: 'light' },
  );
  if (standing && parked) standing.coach.destroy();
  else if (standing) park(standing, undefined);
}

/** The coach of the stage before, still standing. */
export function takeStanding(): Standing | undefined {
  const standing = parked?.standing;
  clearTimeout(parked?.leaving);
  parked = undefined;
  return standing;
}

/** Starts a coach on a canvas of her own; nothing where the device cannot. */
export async function newStanding(shown: Shown, dressed: Dressed): Promise<Standing | undefined> {
  const model = await loadModel();
  const canvas = document.createElement('canvas');
  canvas.dataset.model = '';
  let standing: Standing | undefined;
  const coach = await model.startModel(canvas, shown, dressed, () => standing?.onTrouble());
  if (coach) standing = { canvas, coach, model, onTrouble: () => undefined };
  return standing;
}

/** Takes her off the page, and lets her go unless another stage wants her soon. */
export function leaveStanding(standing: Standing): void {
  takeStanding()?.coach.destroy();
  standing.canvas.remove();
  park(standing, setTimeout(letGo, KEPT_MS));
}

function park(standing: Standing, leaving: ReturnType<typeof setTimeout> | undefined): void {
  standing.onTrouble = letGo;
  standing.coach.play(false);
  parked = { standing, leaving };
}

const letGo = () => takeStanding()?.coach.destroy();
