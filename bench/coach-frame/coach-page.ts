import { contextOf, newRenderer, type Renderer } from '../../src/client/coach/gl/renderer.ts';
import { THEMES } from '../../src/client/coach/looks.ts';
import { buildMesh } from '../../src/client/coach/mesh/build.ts';
import type { MeshOrder } from '../../src/client/coach/mesh/mesh-worker.ts';
import { newPerformance, type Performance } from '../../src/client/coach/play/performance.ts';
import { FIGURE } from '../../src/client/coach/shape/figure.ts';
import type { ClipName } from '../../src/programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '../../src/programme/clips/named-clips.ts';

const TICK = 1 / 60;
/** Pixels of a phone's stage at half its resolution: drawing is not what is measured, only what leads to it. */
const [WIDTH, HEIGHT] = [180, 196];

let renderer: Renderer | undefined;
let graphics: WebGL2RenderingContext | null = null;
let act: Performance | undefined;
const pixel = new Uint8Array(4);

/** Begins a clip. */
function begin(name: ClipName): void {
  if (!renderer) {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    graphics = contextOf(canvas);
    if (!graphics) throw new Error('The browser has no WebGL 2.');
    renderer = newRenderer(graphics, buildMesh(FIGURE));
  }
  act = newPerformance(NAMED_CLIPS[name], THEMES.light, { yaw: 0, pitch: 0 }, false);
}

/** Goes over to another clip. */
const goOver = (name: ClipName): void => act?.show(NAMED_CLIPS[name]);

/** Milliseconds of script that each of the next pictures takes. */
function draw(pictures: number): number[] {
  const times = new Float64Array(pictures);
  for (let i = 0; i < pictures; i += 1) {
    const start = performance.now();
    act?.advance(TICK);
    if (act) renderer?.draw(act.picture(WIDTH / HEIGHT));
    times[i] = performance.now() - start;
    // the graphics card is waited for here, so that its queue is no part of the next picture
    graphics?.readPixels(0, 0, 1, 1, graphics.RGBA, graphics.UNSIGNED_BYTE, pixel);
  }
  return [...times];
}

/** Milliseconds until a worker that runs a script has built the mesh. */
function timeWorker(script: string): Promise<number> {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const worker = new Worker(address);
    worker.onmessage = () => {
      resolve(performance.now() - start);
      worker.terminate();
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ figure: FIGURE, address: '/mesh' } satisfies MeshOrder);
  });
}

const coachPage = { begin, goOver, draw, timeWorker };
Object.assign(globalThis, coachPage);

/** What the page can be asked for. */
export type CoachPage = typeof coachPage;
