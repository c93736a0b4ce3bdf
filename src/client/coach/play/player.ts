/** The coach on a canvas: plays a clip, turns under a finger and saves power. Started by `start.ts`. */
import type { Clip } from '#programme/clips/clip.ts';
import { CALM, type Expression, expressionAt, foldsAt } from '../body/expression.ts';
import type { View } from '../camera.ts';
import type { Appearance } from '../gl/picture.ts';
import { newRenderer, type Renderer } from '../gl/renderer.ts';
import { THEMES } from '../looks.ts';
import { clamp, smooth } from '../math.ts';
import type { CoachMesh } from '../mesh/build.ts';
import { meshFor } from '../mesh/mesh-for.ts';
import { FRAME_LENGTH, frameAt } from '../rig/frame.ts';
import { carried, strapsOf } from '../room/solids.ts';
import type { CoachOptions, Trouble } from './coach-options.ts';
import { newGuard } from './guard.ts';
import { bestYaw, type Scene, sceneOf, viewOf } from './scene.ts';
import { listen, type Turn } from './turning.ts';
import { watch } from './watch.ts';

const RAD = Math.PI / 180;
/** Milliseconds of the camera's swing to the other side. */
const SWING = 700;

export class Coach {
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #options: CoachOptions;
  readonly #guard = newGuard();
  readonly #turn: Turn = { yaw: 0, pitch: 0 };
  readonly #frame = new Float32Array(FRAME_LENGTH);
  readonly #before = new Float32Array(FRAME_LENGTH);
  readonly #stops: (() => void)[];
  #mesh: CoachMesh;
  #renderer: Renderer;
  #scene: Scene;
  #view: View | undefined;
  #face: Partial<Expression> = {};
  #playing: boolean;
  #seen = true;
  #phase: number;
  #last = 0;
  #request = 0;
  /** Start of the camera's swing to the other side, and the angle it starts from. */
  #swing = { at: Number.NEGATIVE_INFINITY, from: 0 };

  constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, mesh: CoachMesh, options: CoachOptions) {
    this.#canvas = canvas;
    this.#gl = gl;
    this.#mesh = mesh;
    this.#options = options;
    this.#renderer = newRenderer(gl, mesh, options.look);
    this.#scene = sceneOf(options.clip, false, options.look?.theme ?? THEMES.light);
    this.#playing = !options.still;
    this.#phase = options.still ? options.clip.still[0] : 0;
    const changed = () => this.#changed();
    this.#stops = [
      listen(canvas, this.#turn, changed),
      watch(canvas, {
        seen: (on) => this.#see(on),
        resized: changed,
        restored: () => this.#rebuild(),
        lost: () => this.#give('lost'),
      }),
    ];
    this.#changed();
    this.#wake();
  }

  /** Shows another clip, or the other side of the same one: then the camera swings over. */
  show(clip: Clip, mirror = false): void {
    const { scene, still } = { scene: this.#scene, still: this.#options.still };
    if (clip !== scene.clip) this.#phase = still ? clip.still[0] : 0;
    else if (mirror !== scene.mirror && !still)
      this.#swing = { at: performance.now(), from: bestYaw(scene) - bestYaw({ clip, mirror }) };
    this.#scene = sceneOf(clip, mirror, this.#renderer.appearance.theme);
    this.#guard.reset();
    this.#changed();
  }

  /** Changes colours, ground, build or hair. */
  async dress(look: Partial<Appearance>): Promise<void> {
    if (look.figure) {
      this.#mesh = await meshFor(look.figure, this.#options.worker);
      this.#renderer.wear(this.#mesh, look.figure);
    }
    this.#renderer.appearance = { ...this.#renderer.appearance, ...look };
    this.#scene = sceneOf(this.#scene.clip, this.#scene.mirror, this.#renderer.appearance.theme);
    this.#changed();
  }

  /** Turns her by degrees, for buttons; without arguments back to her best side. */
  turn(yaw?: number, pitch = 0): void {
    this.#turn.yaw = yaw === undefined ? 0 : this.#turn.yaw + yaw * RAD;
    this.#turn.pitch = yaw === undefined ? 0 : this.#turn.pitch + pitch * RAD;
    this.#changed();
  }

  /** Lays an expression over her own; `{}` gives her own back. */
  express(face: Partial<Expression>): void {
    this.#face = face;
  }

  /** Pauses and carries on. She pauses by herself while nobody can see her. */
  play(on: boolean): void {
    this.#playing = on;
    if (on) this.#wake();
  }

  /** Goes to a moment of the loop and draws it at once. */
  draw(phase: number): void {
    this.#phase = phase - Math.floor(phase);
    this.#draw(performance.now());
  }

  destroy(): void {
    this.#playing = false;
    cancelAnimationFrame(this.#request);
    for (const stop of this.#stops) stop();
    this.#renderer.release();
  }

  #draw(now: number): void {
    const { clip, compiled, mirror, solids } = this.#scene;
    if (!this.#sized()) return;
    const gone = clamp((now - this.#swing.at) / SWING, 0, 1);
    if (gone < 1) this.#view = undefined;
    this.#view ??= viewOf(
      this.#scene,
      this.#turn,
      this.#swing.from * (1 - smooth(0, 1, gone)),
      this.#canvas.width / this.#canvas.height,
    );
    const frame = this.#frame;
    this.#before.set(frame);
    frameAt(compiled, this.#phase, mirror, frame);
    const mood = this.#playing ? expressionAt(frame, this.#before, now / 1000, clip.hold) : CALM;
    this.#renderer.draw({
      frame,
      view: this.#view,
      solids: [...solids, ...carried(clip, frame, mirror)],
      face: { ...mood, ...this.#face },
      folds: foldsAt(clip, frame, mirror),
      strap: strapsOf(clip),
    });
  }

  /** Gives the canvas as many pixels as the guard allows; false where there is nothing to draw on. */
  #sized(): boolean {
    const canvas = this.#canvas;
    const ratio = this.#guard.ratio(globalThis.devicePixelRatio || 1);
    const [w, h] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (w === 0 || h === 0 || this.#gl.isContextLost()) return false;
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
      this.#view = undefined;
    }
    return true;
  }

  #tick(now: number): void {
    this.#request = 0;
    if (!this.#playing || !this.#seen) return;
    if (this.#guard.frame(now) === 'hopeless') {
      this.#give('slow');
      return;
    }
    this.#phase = (this.#phase + clamp(now - this.#last, 0, 100) / 1000 / this.#scene.clip.seconds) % 1;
    this.#last = now;
    this.#draw(now);
    this.#run();
  }

  #run(): void {
    if (this.#playing && this.#seen && this.#request === 0)
      this.#request = requestAnimationFrame((now) => this.#tick(now));
  }
  #wake(): void {
    this.#last = performance.now();
    this.#guard.reset();
    this.#run();
  }
  #see(on: boolean): void {
    this.#seen = on;
    if (on) this.#wake();
  }
  #changed(): void {
    this.#view = undefined;
    if (!this.#playing) this.#draw(performance.now());
  }
  #rebuild(): void {
    this.#renderer = newRenderer(this.#gl, this.#mesh, this.#renderer.appearance);
    this.#changed();
    this.#wake();
  }
  #give(why: Trouble): void {
    this.#playing = false;
    this.#options.trouble?.(why);
  }
}
