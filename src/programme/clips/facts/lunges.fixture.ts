import type { LUNGE_MOVES } from '#programme/moves/lunges.ts';
import {
  above,
  ahead,
  always,
  apart,
  behind,
  both,
  down,
  eachSide,
  ever,
  type Facts,
  folds,
  higher,
  kneeDown,
  left,
  long,
  near,
  never,
  onToes,
  palmDown,
  says,
  stays,
  straight,
  times,
  turned,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

const HOLDS_CHAIR = [uses('chair'), stays('wristL', 0.01), stays('wristR', 0.01)] as const;
const RIGHT_BACK = behind('toesR', 'toesL', 0.4);
const FEET_STAY = [stays('toesL', 0.02), stays('toesR', 0.02)] as const;

/** What lunges and steps say, and how it shows. */
export const LUNGE_FACTS: Facts<keyof typeof LUNGE_MOVES> = {
  split_squat: {
    standard: [
      says('One foot forward', always(RIGHT_BACK)),
      says('Drop straight down', ever(under('kneeR', 0.25)), ...FEET_STAY),
      says('chair within reach', uses('chair')),
    ],
    easier: [says('a hand on the chair', uses('chair'), never(under('kneeR', 0.2)), always(RIGHT_BACK))],
    harder: [
      says('Back foot on the sofa edge', uses('sofa'), always(above('ankleR', 0.4), behind('ankleR', 'hips', 0.25))),
    ],
  },
  reverse_lunge: {
    standard: [says('Step back', ever(RIGHT_BACK, folds('kneeL', 75), onToes('R')), ever(down('R'), upright))],
    easier: [says('Tap one toe far behind you', ...HOLDS_CHAIR, ever(behind('toesR', 'toesL', 0.25), onToes('R')))],
    harder: [
      says(
        'Bring the back knee up as you stand',
        ever(RIGHT_BACK),
        ever(higher('kneeR', 'hipR', -0.08), straight('kneeL')),
      ),
    ],
  },
  lateral_lunge: {
    standard: [
      says('Sit back into one hip', ever(folds('kneeL', 75), left('hips', 'ankleR', 0.5))),
      says('other leg long', ever(folds('kneeL', 75), long('kneeR')), always(folds('kneeR', 0, 26))),
    ],
    easier: [says('Step to the side with a small bend', ever(apart('ankleL', 'ankleR', 0.5), folds('kneeL', 20, 70)))],
    harder: [says('reach to the floor', ever(under('handR', 0.16), folds('kneeL', 75), long('kneeR')))],
  },
  curtsy_lunge: {
    standard: [
      says(
        'Step back and across',
        ever(behind('ankleR', 'ankleL', 0.4), left('ankleR', 'ankleL', 0.15), folds('kneeL', 60)),
      ),
      says(
        'hips face forward',
        always(({ axis }) => axis('pelvis', 'front')[2] > 0.95 || axis('pelvis', 'side')[0] > 0.95),
      ),
    ],
    easier: [
      says(
        'Tap your toe behind you on a diagonal',
        ever(onToes('R'), behind('toesR', 'toesL', 0.2), left('toesR', 'toesL', 0.05)),
      ),
    ],
    harder: [says('pulse once', times(2, under('hips', 0.63)))],
  },
  step_up: {
    standard: [
      says('bottom stair', uses('step')),
      says('Press through your whole foot', ever(above('heelL', 0.17), under('heelL', 0.2), folds('kneeL', 50))),
      says('stand tall', ever(above('heelL', 0.17), straight('kneeL'), above('hips', 1))),
    ],
    easier: [
      says(
        'Tap the stair with your toe',
        uses('step'),
        eachSide((side, other) => both(above(`toes${side}`, 0.16), down(other))),
      ),
      says('step down', ever(down('L'), down('R'))),
    ],
    harder: [says('lift your free knee', uses('step'), ever(higher('kneeR', 'hipR', -0.1), straight('kneeL')))],
  },
  lunge_rotate: {
    standard: [
      says('Long step', always(ahead('toesL', 'kneeR', 0.5))),
      says('hands on the floor', ever(palmDown('L'), palmDown('R')), always(palmDown('R'))),
      says('Turn your chest towards your front leg', ever(turned(30), higher('handL', 'head', 0.1))),
    ],
    easier: [says('Hand on your thigh', always(kneeDown('R'), near('handR', 'kneeL', 0.28)), ever(turned(30)))],
    harder: [says('back knee off', never(kneeDown('R')), ever(turned(25), higher('handL', 'head', 0.1)))],
  },
};
