import type { STRETCH_MOVES } from '#programme/moves/stretches.ts';
import {
  above,
  ahead,
  always,
  apart,
  behind,
  bowed,
  down,
  ever,
  type Facts,
  faceUp,
  folds,
  higher,
  isHeld,
  kneeDown,
  left,
  lower,
  near,
  right,
  says,
  seated,
  stays,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

const ON_BACK = always(faceUp, under('head', 0.2));
const ANKLE_OVER_THIGH = always(near('ankleL', 'kneeR', 0.2));

/** What the stretches say, and how it shows. */
export const STRETCH_FACTS: Facts<keyof typeof STRETCH_MOVES> = {
  quad_stretch: {
    standard: [
      says('Half kneel', always(kneeDown('L'), down('R'), ahead('ankleR', 'kneeL', 0.4)), isHeld),
      says(
        'Tuck your hips',
        ever(({ axis }) => axis('pelvis', 'front')[1] > 0.05),
      ),
    ],
    easier: [
      says('beside a wall', uses('wall'), stays('wristR', 0.01)),
      says('one foot well back', always(behind('toesL', 'toesR', 0.45), down('R'))),
    ],
    harder: [
      says(
        'Reach the same-side arm up and over',
        always(kneeDown('L')),
        ever(higher('wristL', 'head', 0.15), right('wristL', 'shoulderL')),
      ),
    ],
  },
  ham_fold: {
    standard: [
      says('Fold from the hips', always(bowed(95), lower('head', 'hips', 0.2))),
      says('knees soft', always(folds('kneeL', 8, 50))),
    ],
    easier: [
      says(
        'hands on its seat',
        uses('chair'),
        stays('wristL', 0.01),
        stays('wristR', 0.01),
        always(above('wristL', 0.44)),
      ),
    ],
    harder: [
      says('Hold behind your knees', always(near('handL', 'kneeL', 0.16), near('handR', 'kneeR', 0.16), bowed(110))),
    ],
  },
  fig4: {
    standard: [
      says('Ankle over thigh', ANKLE_OVER_THIGH, always(left('kneeL', 'ankleL', 0.2))),
      says('Lie on your back', ON_BACK),
    ],
    easier: [
      says('Lean forward a little', uses('chair'), ANKLE_OVER_THIGH, always(under('hips', 0.6)), ever(bowed(18, 45))),
    ],
    harder: [
      says(
        'Hands behind one thigh',
        ANKLE_OVER_THIGH,
        ON_BACK,
        always(near('handL', 'handR', 0.25), near('handR', 'kneeR', 0.42)),
      ),
    ],
  },
  childs: {
    standard: [
      says('Hips back', always(under('hips', 0.26), kneeDown('L'), kneeDown('R'))),
      says(
        'walk your hands over',
        always(right('wristL', 'hips', 0.1), right('wristR', 'hips', 0.4), ahead('wristL', 'head', 0.15)),
      ),
      says('knees wide', always(apart('kneeL', 'kneeR', 0.35))),
    ],
    easier: [
      says(
        'Kneel, arms on the sofa',
        uses('sofa'),
        always(kneeDown('L'), kneeDown('R'), above('elbowL', 0.4), under('elbowL', 0.55)),
      ),
    ],
  },
  breathe: {
    standard: [
      says('arms out wide', always(apart('handL', 'handR', 1.2), under('wristL', 0.1))),
      says('Lie down', ON_BACK, isHeld),
    ],
    easier: [
      says(
        'Hands on ribs',
        uses('chair'),
        always(seated, upright, near('handL', 'chest', 0.26), near('handR', 'chest', 0.26)),
      ),
    ],
    harder: [
      says(
        'arms over your head',
        ON_BACK,
        always(behind('wristL', 'head', 0.05), behind('wristR', 'head', 0.05), under('wristL', 0.1)),
      ),
    ],
  },
};
