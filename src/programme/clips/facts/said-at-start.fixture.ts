import { gapTo } from '#client/coach/rig/checks/check-facts.fixture.ts';
import type { BodyPosition } from '#programme/moves/move.ts';
import type { BreathId } from '#programme/speech/breath-lines.ts';
import type { Clip, Held, Prop } from '../clip.ts';
import {
  above,
  behind,
  both,
  ever,
  faceDown,
  faceUp,
  folds,
  higher,
  kneeDown,
  near,
  type So,
  stays,
  type True,
  travels,
  under,
} from './fact.fixture.ts';
import type { BodyPart, LoopMoment } from './loop.fixture.ts';

/** Whether what a line says of her is so at a moment of a clip. */
type Said = (moment: LoopMoment, clip: Clip) => boolean;

const either =
  (...so: readonly So[]): So =>
  (moment) =>
    so.some((is) => is(moment));
const bothHands = (so: (side: 'L' | 'R') => So): So => both(so('L'), so('R'));
const aHand = (so: (side: 'L' | 'R') => So): So => either(so('L'), so('R'));

const onSide: So = both(({ axis }) => Math.abs(axis('pelvis', 'side')[1]) > 0.7, under('hips', 0.35));
const onBack: So = both(faceUp, under('hips', 0.5), under('head', 0.45));
const onFront: So = both(faceDown, under('hips', 0.3));
const seated: So = both(
  under('hips', 0.65),
  ({ axis }) => axis('chest', 'up')[1] > 0.7,
  either(folds('hipL', 45), folds('hipR', 45)),
);
const kneels: So = either(kneeDown('L'), kneeDown('R'));
const handsAndKnees: So = both(kneeDown('L'), kneeDown('R'), under('wristL', 0.09), under('wristR', 0.09));
const stands: So = both(above('hips', 0.6), either(under('toesL', 0.3), under('toesR', 0.3)));

/** On her feet, however low. */
const onFeet: So = both(above('hips', 0.4), either(under('toesL', 0.3), under('toesR', 0.3)));

/** A hand between hip and knee. */
const onThigh = (side: 'L' | 'R'): So => {
  const part = (name: string) => `${name}${side}` as BodyPart;
  return both(
    either(near(part('hand'), part('hip'), 0.24), near(part('hand'), part('knee'), 0.24)),
    higher(part('shoulder'), part('hand'), 0.25),
  );
};
const overHead = (side: 'L' | 'R'): So =>
  either(
    higher(`wrist${side}`, 'head'),
    both(faceUp, higher(`wrist${side}`, `shoulder${side}`, 0.35)),
    both(faceUp, ({ at }) => at(`wrist${side}`)[2] < at('head')[2]),
  );
const atFace = (side: 'L' | 'R'): So => near(`hand${side}`, 'head', 0.3);
const longAhead = (side: 'L' | 'R'): So =>
  both(
    folds(`elbow${side}`, 0, 75),
    ({ at }) =>
      Math.hypot(
        ...(at(`wrist${side}`).map((n, i) => n - (at(`shoulder${side}`)[i] ?? 0)) as [number, number, number]),
      ) > 0.3,
    ({ at }) => at(`wrist${side}`)[2] > at(`shoulder${side}`)[2] + 0.2,
  );

/** Words for how she begins, and how that shows at the start of the loop. */
export const POSTURES: readonly (readonly [RegExp, So])[] = [
  [/\bon your back\b|^lie down\b/i, onBack],
  [/\bon your side\b/i, onSide],
  [/\bface down\b/i, onFront],
  [/^(sit|sit tall|sit back)\b/i, seated],
  [/^stand\b/i, stands],
  [/^(feet|step wide)\b/i, onFeet],
  [/^hands and knees\b(?!, then|.*knees just off)/i, either(handsAndKnees, both(faceDown, under('wristL', 0.09)))],
  [/^knees and forearms\b/i, both(kneeDown('L'), kneeDown('R'), under('elbowL', 0.09), under('elbowR', 0.09))],
  [/^(kneel|half kneel)\b|back knee (down|on the mat)/i, kneels],
];

/** Words for where hands and arms are. */
export const ARMS: readonly (readonly [RegExp, So])[] = [
  [/\bhands on (your )?hips\b/i, bothHands((side) => near(`hand${side}`, `hip${side}`, 0.26))],
  [/\bone hand on your hip\b/i, aHand((side) => near(`hand${side}`, `hip${side}`, 0.26))],
  [/\bhands on your thighs\b|\bpress on your thighs\b/i, bothHands(onThigh)],
  [/\bhands? on (your )?thigh\b/i, aHand(onThigh)],
  [/\bhands on your knees\b/i, bothHands((side) => near(`hand${side}`, `knee${side}`, 0.26))],
  [/\barms crossed\b/i, bothHands((side) => near(`hand${side}`, 'chest', 0.26))],
  [/\bhands by your ears\b|\bfists by your chin\b/i, bothHands(atFace)],
  [/\barms (up )?(by your ears|overhead|over your head|straight up|reaching up|up$)/i, bothHands(overHead)],
  [/\barms (out )?in front\b/i, bothHands(longAhead)],
  [/\bhands behind$/i, bothHands((side) => behind(`wrist${side}`, 'hips', 0.1))],
  [
    /\bhands in front\b/i,
    bothHands((side) => both(above(`wrist${side}`, 0.2), ({ at }) => at(`wrist${side}`)[2] > at('hips')[2] + 0.1)),
  ],
  [/\barms by your sides\b|\barms hang\b/i, bothHands((side) => higher(`shoulder${side}`, `wrist${side}`, 0.35))],
  [/\bhands (on the floor|down$)/i, aHand((side) => under(`wrist${side}`, 0.09))],
];

/** Furniture by its words; what is only near by need not be in the picture. */
const ROOM: readonly (readonly [RegExp, Prop['kind']])[] = [
  [/\bchair\b/i, 'chair'],
  [/\bwall\b/i, 'wall'],
  [/\bworktop\b/i, 'counter'],
  [/\bsofa\b/i, 'sofa'],
  [/\bstair\b/i, 'step'],
  [/\btable\b/i, 'table'],
];
const NEAR_BY = /\bnear\b|\bnearby\b|\bwithin reach\b/i;
const KEPT: readonly (readonly [RegExp, Held['kind']])[] = [
  [/\b(back)?pack\b|\bbag\b/i, 'backpack'],
  [/\bbottles?\b/i, 'bottle'],
  [/\bbaby\b/i, 'baby'],
];
/** Words that say a hand is on a piece of furniture. */
const HOLDS = /\bhands? on (it|the|its|a) ?|\bhold (a|it|the)\b|\bforearm on it\b|\bhand on it\b/i;
const EMPTY = /\bno (bag|bottles)\b|\bhands (empty|free)\b/i;

const touches =
  (kind: Prop['kind']): Said =>
  ({ at }, { props = [] }) =>
    props.some(
      (prop) =>
        prop.kind === kind &&
        (['wristL', 'wristR', 'handL', 'handR', 'elbowL', 'elbowR'] as const).some(
          (part) => gapTo(prop, at(part)) < 0.12,
        ),
    );

/** What a line says that is not so at a moment: furniture, things, and hands on them. */
export function untrueOf(
  line: string,
  moment: LoopMoment,
  clip: Clip,
  so: readonly (readonly [RegExp, So])[],
): string[] {
  const kinds = ROOM.filter(([words]) => words.test(line)).map(([, kind]) => kind);
  const isThere = (kind: Prop['kind']) => clip.props?.some((prop) => prop.kind === kind) === true;
  const carried = KEPT.filter(([words]) => words.test(line) && !EMPTY.test(line)).map(([, kind]) => kind);
  return [
    ...so.filter(([words, is]) => words.test(line) && !is(moment)).map(([words]) => String(words)),
    ...kinds.filter((kind) => !isThere(kind) && !NEAR_BY.test(line)).map((kind) => `no ${kind}`),
    ...(HOLDS.test(line) && !NEAR_BY.test(line)
      ? kinds.filter((kind) => isThere(kind) && !touches(kind)(moment, clip))
      : []
    ).map((kind) => `no hand on the ${kind}`),
    ...carried.filter((kind) => clip.held?.kind !== kind).map((kind) => `no ${kind}`),
    ...(EMPTY.test(line) && clip.held ? ['hands are not empty'] : []),
  ];
}

const rises = (metres: number): True => travels('hips', metres);
const moves =
  (part: BodyPart, metres: number): True =>
  (loop) =>
    !stays(part, metres)(loop);
const anyArm =
  (so: (side: 'L' | 'R') => True): True =>
  (loop) =>
    so('L')(loop) || so('R')(loop);

/** What she does where a breath line names it. */
export const BREATHS: Readonly<Partial<Record<BreathId, True>>> = {
  up: rises(0.1),
  down: rises(0.03),
  press: anyArm((side) => ever(higher(`wrist${side}`, 'head', 0.1))),
  reach: anyArm((side) => (loop) => ever(longAhead(side))(loop) || ever(overHead(side))(loop)),
  curl: anyArm((side) => ever(folds(`elbow${side}`, 100))),
  pull: anyArm((side) => ever(folds(`elbow${side}`, 55))),
  punch: anyArm((side) => moves(`wrist${side}`, 0.25)),
  tap: (loop) => moves('toesL', 0.2)(loop) || moves('toesR', 0.2)(loop),
  leg: (loop) => moves('toesL', 0.2)(loop) || moves('toesR', 0.2)(loop),
  slide: (loop) => moves('heelL', 0.1)(loop) || moves('heelR', 0.1)(loop),
  round: (loop) => moves('chest', 0.02)(loop),
  roll: ever(onSide),
  lean: (loop) => moves('head', 0.1)(loop),
  squeeze: anyArm((side) => moves(`wrist${side}`, 0.2)),
};

/** Whether she is where the calls take her to be before the set-up is told. */
export const IS_AT: Readonly<Record<BodyPosition, So>> = {
  stand: above('hips', 0.3),
  kneel: either(kneels, both(faceDown, either(under('wristL', 0.09), under('elbowL', 0.09)))),
  back: onBack,
  side: onSide,
  front: onFront,
  seat: both(seated, under('hips', 0.3)),
  sofa: both(under('hips', 0.65), above('head', 0.4)),
};
