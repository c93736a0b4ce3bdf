import type { SQUAT_MOVES } from '#programme/moves/squats.ts';
import {
  always,
  apart,
  behind,
  both,
  bowed,
  carries,
  down,
  eachSide,
  ever,
  type Facts,
  folds,
  higher,
  isHeld,
  lasts,
  lifted,
  near,
  never,
  onToes,
  says,
  seated,
  sinksFor,
  stays,
  straight,
  times,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

const SQUATS = ever(behind('hips', 'heelL', 0.08), folds('kneeL', 75), folds('kneeR', 75));
const TOES = ever(onToes('L'), onToes('R'), straight('kneeL'));
const HOLDS_CHAIR = [uses('chair'), stays('wristL', 0.01), stays('wristR', 0.01)] as const;
const FEET_STAY = [stays('toesL', 0.02), stays('toesR', 0.02)] as const;

/** What the squats say, and how it shows. */
export const SQUAT_FACTS: Facts<keyof typeof SQUAT_MOVES> = {
  chair_squat: {
    standard: [
      says('steady chair', uses('chair'), ever(seated)),
      says('Lean forward', ever(bowed(35), under('hips', 0.6))),
      says('stand up', ever(straight('kneeL'), straight('kneeR'), upright)),
    ],
    easier: [says('Press on your thighs', ever(seated, near('handL', 'kneeL', 0.25), near('handR', 'kneeR', 0.25)))],
    harder: [
      says('Three seconds down', sinksFor(3, 'hips')),
      says('hover', never(under('hips', 0.57)), ever(under('hips', 0.63))),
      says('no hands', always(near('handL', 'chest', 0.3), near('handR', 'chest', 0.3))),
    ],
  },
  squat: {
    standard: [
      says('Sit back and down', SQUATS),
      says('Feet a little wider than your hips', always(apart('ankleL', 'ankleR', 0.25)), ...FEET_STAY),
    ],
    harder: [
      says(
        'Hug a bag',
        carries('backpack', 'chest'),
        always(near('handL', 'chest', 0.32), near('handR', 'chest', 0.32)),
      ),
      says('three seconds down, pause', sinksFor(3, 'hips'), SQUATS),
    ],
  },
  sumo_squat: {
    standard: [says('Step wide', always(apart('ankleL', 'ankleR', 0.6))), says('back stays long', never(bowed(45)))],
    easier: [
      says('Hold a chair', uses('chair'), stays('wristR', 0.01)),
      says('Bend a little way', never(folds('kneeL', 85)), always(apart('ankleL', 'ankleR', 0.6))),
    ],
    harder: [
      says(
        'lift one heel, the other',
        eachSide((side, other) => both(onToes(side), down(other), folds(`knee${side}`, 50))),
      ),
    ],
  },
  pulse_squat: {
    standard: [
      says('small pulse', SQUATS, times(3, folds('kneeL', 98))),
      says('weight in your heels', never(onToes('L'))),
    ],
    easier: [says('Full squat, no pulse', SQUATS, times(1, folds('kneeL', 98)))],
    harder: [says('pulse three times, rise onto your toes', times(4, folds('kneeL', 98)), TOES)],
  },
  wall_sit: {
    standard: [says('Slide down, back flat', uses('wall'), always(upright, folds('kneeL', 75)), isHeld)],
    easier: [
      says('Slide down a little', uses('wall'), always(folds('kneeL', 30, 72))),
      says('Higher wall sit', isHeld),
    ],
    harder: [
      says(
        'lift one heel at a time',
        uses('wall'),
        eachSide((side, other) => both(onToes(side), down(other))),
      ),
    ],
  },
  calf_squat: {
    standard: [says('Squat, then rise tall onto your toes', SQUATS, TOES)],
    easier: [says('Rise onto your toes, then lower', ...HOLDS_CHAIR, TOES, never(folds('kneeL', 30)))],
    harder: [
      says('rise onto your toes, stay for two', SQUATS, lasts(1.8, onToes('L'), onToes('R'), straight('kneeL'))),
    ],
  },
  squat_jump: {
    standard: [says('Squat, then rise fast onto your toes', SQUATS, TOES, never(lifted('L')))],
    harder: [says('jump up a little', ever(lifted('L'), lifted('R')), SQUATS)],
  },
  squat_reach: {
    standard: [
      says(
        'Sit low, then reach up tall',
        SQUATS,
        ever(higher('wristL', 'head', 0.3), higher('wristR', 'head', 0.3), straight('kneeL')),
      ),
    ],
    easier: [says('Bend halfway', never(folds('kneeL', 95)), ever(folds('kneeL', 50)), ever(higher('wristL', 'head')))],
    harder: [says('rise onto your toes', SQUATS, lasts(1, onToes('L'), onToes('R'), higher('wristL', 'head', 0.3)))],
  },
};
