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
  onProblem: () => void;
}

/** Milliseconds she is kept for another stage: screens of one workout follow each other at once. */
const KEPT_MS = 3_000;

let canHold: boolean | undefined;
let loading: Promise<Model> | undefined;
let parked: { standing: Standing; leaving: ReturnType<typeof setTimeout> } | undefined;

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

/** Loads engine and clips and has the mesh built, before a stage asks for her. What the main thread would wait for is left to the stage. */
export async function preloadCoach(look: CoachChoices['look']): Promise<void> {
  if (canHoldModels()) await (await loadModel()).prepareMesh(look);
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
  const coach = await model.startModel(canvas, shown, dressed, () => standing?.onProblem());
  if (coach) standing = { canvas, coach, model, onProblem: () => undefined };
  return standing;
}

/** Takes her off the page; destroyed unless another stage reuses her soon. */
export function leaveStanding(standing: Standing): void {
  takeStanding()?.coach.destroy();
  standing.canvas.remove();
  standing.onProblem = destroyStanding;
  standing.coach.play(false);
  parked = { standing, leaving: setTimeout(destroyStanding, KEPT_MS) };
}

const destroyStanding = () => takeStanding()?.coach.destroy();
