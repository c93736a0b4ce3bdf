/** What she does: plays a clip on one side, goes over to another, breathes, blinks and looks. No browser in it. */

import type { Compiled } from '#client/coach/rig/compile.ts';
import { BREATH, STRIDE } from '#client/coach/rig/frame.ts';
import { length, smooth, sub, type V3 } from '#client/coach/rig/vector.ts';
import { backwards as turnedBack } from '#programme/clips/backwards.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { calmFace, express } from '../body/expression.ts';
import { turnHead } from '../body/head-turn.ts';
import { newSpeech, type Speech } from '../body/speaking.ts';
import { type CameraView, eyeOf } from '../camera.ts';
import type { Appearance, Picture } from '../gl/picture.ts';
import type { Theme } from '../looks.ts';
import { B } from '../rig/bones.ts';
import { vecAt } from '../rig/channels.ts';
import { blinkAt } from '../rig/life.ts';
import { HAIR_STANDS_OFF } from '../shape/figure.ts';
import type { ShowOptions } from './coach-options.ts';
import { askingGlance, look } from './gaze.ts';
import { type Moment, newMoment } from './moment.ts';
import { newPassage, type Passage } from './passage.ts';
import { begins, endInTime, goOn, newRound, type Round } from './round.ts';
import { FIRST_HALF, type Repetition, type Scene, sceneOf, secondViewOf, viewOf } from './scene.ts';
import { newSceneAhead } from './scene-ahead.ts';
import type { Turn } from './turning.ts';

/** How hard a move is taken to be where nobody says. */
const EFFORT = 0.4;
/** How a clip is shown where nobody says. */
const AS_IT_IS = { ...FIRST_HALF, pastHalf: false, pace: 1, effort: EFFORT, carryOn: false, seed: 0, begins: 0 };
/** Seconds that a round lasts where nobody says, for how it tires. */
const ROUND_SECONDS = 40;
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
  /** The room takes the colours of another stage, and the camera leaves room for another hair. */
  readonly dress: (look: Partial<Appearance>) => void;
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
  round: Round;
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
  /** Metres by which her hair stands off her head. */
  hair: number;
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
    const { mirror, backwards, pastHalf, effort, carryOn } = { ...AS_IT_IS, ...options };
    s.mood.effort = effort;
    const left = nowOf(s).compiled;
    const isNew = turnRound(s, clip, options);
    const isSame = clip === s.scene.clip;
    const turnsBack = backwards !== s.scene.backwards;
    const swings = isSame && mirror !== s.scene.mirror;
    const goesOn = isSame && !swings && !turnsBack;
    if (isSame) greetAtHalf(s, goesOn, pastHalf);
    else begin(s, clip, carryOn);
    s.pastHalf = pastHalf;
    if (goesOn && (!isNew || still || begins(s.phase))) return;
    turn.yaw = 0;
    turn.pitch = 0;
    const here = turnsBack ? turnedBack(s.phase) : s.phase;
    const scene = goesOn ? s.scene : ahead.take(clip, { mirror, backwards }, effort, ground);
    goOver(s, left, scene, carryOn ? here : 0, swings, still);
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
    dress: ({ figure, theme = ground }) => {
      if (figure) s.hair = HAIR_STANDS_OFF[figure.hair] ?? 0;
      s.own = undefined;
      s.second = secondViewOf(s.scene, s.hair);
      if (theme === ground) return;
      ground = theme;
      s.passage = undefined;
      s.scene = sceneOf(s.scene.clip, s.scene, s.mood.effort, ground);
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
  round: newRound(0, EFFORT, 1, ROUND_SECONDS),
  mood: { effort: EFFORT, since: 0, glad: scene.clip.cheers ? 1 : 0 },
  life: { time: 0 },
  speech: newSpeech(),
  greeting: GREETING,
  pastHalf: false,
  breath: { now: 0, before: 0 },
  own: undefined,
  drawn: undefined,
  eye: [0, 0, 0],
  second: secondViewOf(scene, 0),
  hair: 0,
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

/** Begins a round where it is another one, and answers whether it is one of the clock. */
function turnRound(s: State, clip: Clip, options: ShowOptions): boolean {
  const { pace, effort, carryOn, seed, begins } = { ...AS_IT_IS, ...options };
  const lasts = options.lasts ?? (pace < 1 ? Number.POSITIVE_INFINITY : ROUND_SECONDS);
  const isOther = clip !== s.scene.clip && !carryOn;
  const isNew = isOther || pace < 1 !== s.round.pace < 1 || seed !== s.round.seed;
  if (isNew) s.round = newRound(seed, effort, pace, lasts, begins);
  else Object.assign(s.round, { effort, lasts, pace });
  if (!s.passage && clip === s.scene.clip) endInTime(s.round, clip, s.phase);
  return isNew && options.lasts !== undefined;
}

/** The body that she has in this repetition. */
const nowOf = ({ scene, round }: State): Repetition => scene.repetition(round.seed, round.repetition);

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
function goOver(s: State, compiled: Compiled, scene: Scene, phase: number, swings: boolean, still: boolean): void {
  if (still || !s.drawn) {
    s.passage = undefined;
    s.phase = still ? scene.clip.still[0] : phase;
  } else {
    const { furniture, carried } = s.scene;
    const leaving = s.passage
      ? s.passage.leaving(s.share, s.drawn)
      : { compiled, phase: s.phase, view: s.drawn, furniture, carried };
    s.passage = newPassage(leaving, scene, phase, swings);
    s.share = 0;
  }
  s.scene = scene;
  s.second = secondViewOf(scene, s.hair);
  s.own = undefined;
}

function advance(s: State, seconds: number): void {
  s.mood.since += seconds;
  s.life.time += seconds;
  s.speech.advance(seconds);
  s.breath.before = s.breath.now;
  s.greeting = Math.max(0, s.greeting - seconds);
  if (s.passage) {
    s.round.gone += seconds;
    s.share += seconds / s.passage.seconds;
    if (s.share >= 1) arrive(s);
    return;
  }
  const { scene, round } = s;
  nowOf(s).loop.ahead(AHEAD);
  if (round.pace === 1) scene.repetition(round.seed, round.repetition + 1).loop.ahead(AHEAD);
  s.phase = goOn(round, scene.clip, s.phase, seconds);
}

function arrive(s: State): void {
  s.phase = s.passage?.phase ?? s.phase;
  s.passage = undefined;
  endInTime(s.round, s.scene.clip, s.phase);
}

/** Body, room and camera of now. */
function compose(s: State, moment: Moment, picture: Filled<Picture>, turn: Turn, aspect: number): void {
  const { scene, passage } = s;
  s.own ??= viewOf(scene, turn, aspect, s.hair);
  if (passage) {
    passage.read(s.share, moment);
    picture.view = passage.viewAt(s.share, s.own, aspect, moment.frame);
    picture.solids = passage.solids;
  } else {
    nowOf(s).loop.read(s.phase, moment);
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
function facing({ greeting, mood, round }: State, takes: number): number {
  const greets = smooth(0, takes, greeting) * smooth(GREETING, GREETING - takes, greeting);
  return Math.max(greets, mood.glad, round.pace < 1 ? askingGlance(mood.since, takes) : 0);
}

/** When in a greeting she nods, twice: seconds until its end; and how far, radians. */
const NODS = 0.7;
const NODDED = 1.7;
const NOD = 0.14;

/** Where she faces who nods to somebody at a point. */
function nodded([x, y, z]: V3, head: V3, greeting: number): V3 {
  if (greeting <= NODS || greeting >= NODDED) return [x, y, z];
  const share = Math.sin((2 * Math.PI * (greeting - NODS)) / (NODDED - NODS)) ** 2;
  return [x, y - NOD * share * length(sub([x, y, z], head)), z];
}

/** Head, face and eyes of now. */
function enliven(s: State, { frame, face, view }: Picture): void {
  if (s.drawn !== view) s.eye = eyeOf(view);
  s.drawn = view;
  express(face, frame, s.breath.before, s.mood);
  face.blink = blinkAt(s.life);
  s.speech.shape(face);
  turnHead(frame, nodded(s.eye, vecAt(frame, B.head * STRIDE), s.greeting), facing(s, TURN_SECONDS));
  look(face, frame, s.mood.since, s.scene.works, s.eye, facing(s, EYES_SECONDS));
  s.breath.now = frame[BREATH] ?? 0;
}
