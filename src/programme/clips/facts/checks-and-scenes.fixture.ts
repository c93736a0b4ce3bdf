import type { ExplainedId } from '#programme/clips/explained-clips.ts';
import type { SceneId } from '#programme/clips/scenes.ts';
import type { CheckMoveId } from '#programme/moves/check-moves.ts';
import {
  ahead,
  always,
  apart,
  behind,
  both,
  bowed,
  carries,
  down,
  eachSide,
  ever,
  type Fact,
  faceUp,
  folds,
  higher,
  inAir,
  lifted,
  long,
  near,
  never,
  onToes,
  says,
  stays,
  straight,
  times,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

type Some = readonly [Fact, ...Fact[]];

const STRIDES = eachSide((side, other) =>
  both(ahead(`toes${side}`, `toes${other}`, 0.3), ahead(`wrist${other}`, `wrist${side}`)),
);
const SHORT_STRIDES = eachSide((side, other) => ahead(`toes${side}`, `toes${other}`, 0.2));
const ARMS_UP = both(higher('wristL', 'head', 0.2), higher('wristR', 'head', 0.2));
const CROSS_LEGGED = always(under('hips', 0.15), apart('kneeL', 'kneeR', 0.5), near('ankleL', 'ankleR', 0.35));
const ON_BACK = always(faceUp, folds('kneeL', 60), down('L'), down('R'));

/** What the moves of the load-and-impact check say, and how it shows. */
export const CHECK_FACTS: Readonly<Record<CheckMoveId, Some>> = {
  walk: [says('Brisk walk', STRIDES, always(upright))],
  sl_balance: [
    says('Stand on one leg', always(down('L'), lifted('R')), stays('toesL', 0.01)),
    says(
      'Hips level',
      always(({ axis }) => Math.abs(axis('pelvis', 'side')[1]) < 0.08),
    ),
    says('Near a wall', uses('wall')),
  ],
  sl_squat: [
    says('Stand on one leg, wall within reach', always(down('L'), lifted('R')), uses('wall')),
    says('Small bend', ever(folds('kneeL', 40, 90)), never(folds('kneeL', 95))),
  ],
  easy_jog: [
    says(
      'Short quick steps',
      eachSide((side, other) => both(lifted(side), down(other))),
      stays('hips', 0.16),
    ),
  ],
  forward_bound: [
    says(
      'Spring from one foot, land softly on the other',
      STRIDES,
      eachSide((side) => folds(`knee${side}`, 40)),
    ),
  ],
  hop_place: [says('Hop on the spot', always(lifted('R')), stays('ankleL', 0.25)), says('Near a wall', uses('wall'))],
  running_man: [
    says(
      'Opposite arm and leg swing',
      ever(ahead('kneeR', 'kneeL', 0.15), ahead('wristL', 'wristR', 0.2)),
      ever(behind('ankleR', 'ankleL', 0.2), ahead('wristR', 'wristL', 0.2)),
    ),
    says('standing knee soft', always(folds('kneeL', 6)), stays('toesL', 0.01)),
  ],
};

/** What the text alternatives of the other clips say, and how it shows. */
export const SCENE_FACTS: Readonly<Record<SceneId, Some>> = {
  landing: [says('lunge', always(behind('toesR', 'toesL', 0.6), onToes('R'), down('L'), under('kneeR', 0.35)))],
  baby: [says('a baby held close', carries('baby', 'chest'), always(down('L'), down('R')))],
  celebration: [
    says(
      'cheering with both arms up',
      ever(ARMS_UP),
      eachSide((side, other) => both(lifted(side), onToes(other), ARMS_UP)),
      never(inAir),
    ),
  ],
  empty: [says('cross-legged', CROSS_LEGGED)],
  bow: [
    // Down once, forwards, until she looks at the floor, and up again to where she began.
    says('bowing', times(1, both(bowed(30), ahead('head', 'hips', 0.2))), times(1, upright)),
    says('feet stay', always(down('L'), down('R')), stays('ankleL', 0.005), stays('ankleR', 0.005)),
    says('hands together', always(near('handL', 'handR', 0.2))),
  ],
  wave: [
    says('waving', always(higher('handR', 'shoulderR', 0.1), near('handL', 'hips', 0.35), upright)),
    says('feet stay', always(down('L'), down('R')), stays('ankleL', 0.005), stays('ankleR', 0.005)),
  ],
  walk: [says('walks', SHORT_STRIDES, always(upright))],
  away: [says('walks away', SHORT_STRIDES, always(upright))],
};
export const EXPLAINED_FACTS: Readonly<Record<ExplainedId, Some>> = {
  'head-lift': [says('lifting head and shoulders', always(higher('head', 'hips', 0.1), faceUp, down('L')))],
  standing: [says('Standing', always(upright, straight('kneeL')))],
  cough: [says('Coughing into a fist', always(near('handR', 'head', 0.22), bowed(15)))],
  jump: [says('jump', always(inAir))],
  hurry: [says('Hurrying', always(ahead('toesL', 'toesR', 0.4), bowed(8)))],
  'feet-wide': [says('feet very wide', always(apart('ankleL', 'ankleR', 0.7)))],
  'one-leg': [says('on one leg', always(lifted('R'), down('L')))],
  stairs: [says('Climbing a stair', uses('step'), always(higher('ankleL', 'ankleR', 0.05)))],
  'knees-apart': [says('cross-legged', CROSS_LEGGED)],
  'feet-even': [says('both feet', always(down('L'), down('R'), straight('kneeL'), straight('kneeR')))],
  lying: [says('Lying with bent knees', ON_BACK)],
  'short-steps': [
    says('short steps', always(ahead('toesL', 'toesR', 0.15), near('ankleL', 'ankleR', 0.4), long('kneeL'))),
  ],
  dressing: [says('Sitting on a chair', uses('chair'), always(seatedBowed()))],
};

function seatedBowed() {
  return both(under('hips', 0.62), bowed(50), near('handL', 'ankleL', 0.3));
}
