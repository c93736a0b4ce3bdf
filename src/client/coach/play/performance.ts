/** What she does: plays a clip on one side, goes over to another, breathes, blinks and looks. No browser in it. */

import { BREATH } from '#client/coach/rig/frame.ts';
import { smooth, type V3 } from '#client/coach/rig/vector.ts';
import { backwards as turnedBack } from '#programme/clips/backwards.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { calmFace, express } from '../body/expression.ts';
import { turnHead } from '../body/head-turn.ts';
import { newSpeech, type Speech } from '../body/speaking.ts';
import { type CameraView, eyeOf } from '../camera.ts';
import type { Picture } from '../gl/picture.ts';
import type { Theme } from '../looks.ts';
import { blinkAt } from '../rig/life.ts';
import type { ShowOptions } from './coach-options.ts';
import { askingGlance, look } from './gaze.ts';
import { type Moment, newMoment } from './moment.ts';
import { newPassage, type Passage } from './passage.ts';
import { FIRST_HALF, type Scene, sceneOf, secondViewOf, viewOf } from './scene.ts';
import { newSceneAhead } from './scene-ahead.ts';
import type { Turn } from './turning.ts';

/** How hard a move is taken to be where nobody says. */
const EFFORT = 0.4;
/** How a clip is shown where nobody says. */
const AS_IT_IS = { ...FIRST_HALF, pastHalf: false, pace: 1, effort: EFFORT, carryOn: false };
/** Seconds for which she looks at the viewer at half time and when she begins. */
const GREETING = 2.4;
/** Moments of a loop that are solved ahead with every picture of it: a way to it has moments of its own to solve. */
const AHEAD = 2;

type Filled<T> = { -readonly [K in keyof T]: T[K] };

export interface Performance {
  readonly show: (clip: Clip, options?: ShowOptions) => void;
  /** What will be shown next; {@link Performance.goAhead} makes it. */
  readonly prepare: (clip: Clip, options?: ShowOptions) => void;
  /** Makes the next piece of what was prepared, some milliseconds; false where nothing is left to make. */
  readonly goAhead: () => boolean;
  /** Her mouth says a line that takes so many seconds; at 0 it is shut. */
  readonly say: (text: string, seconds: number) => void;
  /** Is at once where she was going. */
  readonly arrive: () => void;
  /** Time goes by, seconds. */
  readonly advance: (seconds: number) => void;
  /** Goes to a moment of the loop at once. */
  readonly goTo: (phase: number) => void;
  /** The room takes the colours of another stage. */
  readonly dress: (theme: Theme) => void;
  /** She has been turned, or the stage has another shape. */
  readonly turned: () => void;
  /** The picture of now, in an object that is filled anew each time; `aspect` is width by height of the stage. */
  readonly picture: (aspect: number) => Picture;
  /** The same moment from the second side of the clip, which a square holds; nothing on the way to another clip. */
  readonly second: () => Picture | undefined;
}

interface State {
  scene: Scene;
  phase: number;
  passage: Passage | undefined;
  share: number;
  pace: number;
  /** What {@link express} is told. */
  readonly mood: { effort: number; since: number; glad: number };
  readonly life: { time: number };
  readonly speech: Speech;
  greeting: number;
  pastHalf: boolean;
  /** Of the picture that is drawn, and of the moment before it: drawn again, a moment has the same face. */
  readonly breath: { now: number; before: number };
  /** The view of the scene, and the one last drawn. */
  own: CameraView | undefined;
  drawn: CameraView | undefined;
  /** From where the view last drawn is seen. */
  eye: V3;
  /** The second side of the scene. */
  second: CameraView | undefined;
}

/** `still` draws start poses and nothing moves by itself. */
export function newPerformance(first: Clip, theme: Theme, turn: Turn, still: boolean): Performance {
  let ground = theme;
  const ahead = newSceneAhead();
  const moment = newMoment();
  const picture = newPicture(moment);
  const scene = sceneOf(first, FIRST_HALF, EFFORT, ground);
  const s = newState(scene, still);
  const show = (clip: Clip, options: ShowOptions = {}) => {
    const { mirror, backwards, pastHalf, pace, effort, carryOn } = { ...AS_IT_IS, ...options };
    s.pace = pace;
    s.mood.effort = effort;
    const isSame = clip === s.scene.clip;
    const turnsBack = backwards !== s.scene.backwards;
    const swings = isSame && mirror !== s.scene.mirror;
    const goesOn = isSame && !swings && !turnsBack;
    if (isSame) greetAtHalf(s, goesOn, pastHalf);
    else begin(s, clip, carryOn);
    s.pastHalf = pastHalf;
    if (goesOn) return;
    turn.yaw = 0;
    turn.pitch = 0;
    const here = turnsBack ? turnedBack(s.phase) : s.phase;
    goOver(s, ahead.take(clip, { mirror, backwards }, effort, ground), carryOn ? here : 0, swings, still);
  };
  return {
    show,
    prepare: (clip, options = {}) => {
      const { mirror, backwards, effort } = { ...AS_IT_IS, ...options };
      ahead.begin(clip, { mirror, backwards }, effort, ground);
    },
    goAhead: ahead.go,
    say: s.speech.say,
    arrive: () => arrive(s),
    advance: (seconds) => advance(s, seconds),
    goTo: (phase) => {
      s.passage = undefined;
      s.phase = phase - Math.floor(phase);
    },
    dress: (other) => {
      if (other === ground) return;
      ground = other;
      s.passage = undefined;
      s.scene = sceneOf(s.scene.clip, s.scene, s.mood.effort, ground);
      s.own = undefined;
    },
    turned: () => {
      s.own = undefined;
    },
    picture: (aspect) => {
      compose(s, moment, picture, turn, aspect);
      if (!still) enliven(s, picture);
      return picture;
    },
    second: () => (s.second && !s.passage ? { ...picture, view: s.second } : undefined),
  };
}

const newState = (scene: Scene, still: boolean): State => ({
  scene,
  phase: still ? scene.clip.still[0] : 0,
  passage: undefined,
  share: 0,
  pace: 1,
  mood: { effort: EFFORT, since: 0, glad: scene.clip.cheers ? 1 : 0 },
  life: { time: 0 },
  speech: newSpeech(),
  greeting: GREETING,
  pastHalf: false,
  breath: { now: 0, before: 0 },
  own: undefined,
  drawn: undefined,
  eye: [0, 0, 0],
  second: secondViewOf(scene),
});

const newPicture = ({ frame, folds }: Moment): Filled<Picture> => ({
  frame,
  folds,
  face: calmFace(),
  view: { yaw: 0, pitch: 0, centre: [0, 0, 0], span: 1 },
  solids: [],
  barefoot: false,
  grain: true,
});

/** Another move, or another level of it. */
function begin({ mood }: State, clip: Clip, carryOn: boolean): void {
  mood.glad = clip.cheers ? 1 : 0;
  if (!carryOn) mood.since = 0;
}

/** At half time she looks to the viewer, also where she goes on as before. */
function greetAtHalf(s: State, goesOn: boolean, pastHalf: boolean): void {
  if (!goesOn || (pastHalf && !s.pastHalf)) s.greeting = GREETING;
}

/** Goes over to a scene; at once where nothing has been drawn yet, or nothing is to move. */
function goOver(s: State, scene: Scene, phase: number, swings: boolean, still: boolean): void {
  if (still || !s.drawn) {
    s.passage = undefined;
    s.phase = still ? scene.clip.still[0] : phase;
  } else {
    const { compiled, furniture, carried } = s.scene;
    const leaving = s.passage
      ? s.passage.leaving(s.share, s.drawn)
      : { compiled, phase: s.phase, view: s.drawn, furniture, carried };
    s.passage = newPassage(leaving, scene, phase, swings);
    s.share = 0;
  }
  s.scene = scene;
  s.second = secondViewOf(scene);
  s.own = undefined;
}

function advance(s: State, seconds: number): void {
  s.mood.since += seconds;
  s.life.time += seconds;
  s.speech.advance(seconds);
  s.breath.before = s.breath.now;
  s.greeting = Math.max(0, s.greeting - seconds);
  if (s.passage) {
    s.share += seconds / s.passage.seconds;
    if (s.share >= 1) arrive(s);
    return;
  }
  s.scene.loop.ahead(AHEAD);
  s.phase = (s.phase + (seconds * s.pace) / s.scene.clip.seconds) % 1;
}

function arrive(s: State): void {
  s.phase = s.passage?.phase ?? s.phase;
  s.passage = undefined;
}

/** Body, room and camera of now. */
function compose(s: State, moment: Moment, picture: Filled<Picture>, turn: Turn, aspect: number): void {
  const { scene, passage } = s;
  s.own ??= viewOf(scene, turn, aspect);
  if (passage) {
    passage.read(s.share, moment);
    picture.view = passage.viewAt(s.share, s.own, aspect);
    picture.solids = passage.solids;
  } else {
    scene.loop.read(s.phase, moment);
    scene.carried.place(moment.carried);
    picture.barefoot = scene.clip.barefoot === true;
    picture.view = s.own;
    picture.solids = scene.solids;
  }
}

/** Seconds in which eyes and head get to the viewer: the eyes are there first. */
const EYES_SECONDS = 0.12;
const TURN_SECONDS = 0.6;

/** How far she faces the viewer, 0 to 1: when she begins, at half time, at the end, and now and then while she explains a move. */
function facing({ greeting, mood, pace }: State, takes: number): number {
  const greets = smooth(0, takes, greeting) * smooth(GREETING, GREETING - takes, greeting);
  return Math.max(greets, mood.glad, pace < 1 ? askingGlance(mood.since, takes) : 0);
}

/** Head, face and eyes of now. */
function enliven(s: State, { frame, face, view }: Picture): void {
  if (s.drawn !== view) s.eye = eyeOf(view);
  s.drawn = view;
  express(face, frame, s.breath.before, s.mood);
  face.blink = blinkAt(s.life);
  s.speech.shape(face);
  turnHead(frame, s.eye, facing(s, TURN_SECONDS));
  look(face, frame, s.mood.since, s.scene.works, s.eye, facing(s, EYES_SECONDS));
  s.breath.now = frame[BREATH] ?? 0;
}
