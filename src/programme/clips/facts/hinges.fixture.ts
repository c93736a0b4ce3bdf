import type { HINGE_MOVES } from '#programme/moves/hinges.ts';
import {
  always,
  behind,
  both,
  bowed,
  carries,
  down,
  eachSide,
  emptyHands,
  ever,
  type Facts,
  folds,
  heavier,
  higher,
  lasts,
  lifted,
  near,
  onToes,
  says,
  sinksFor,
  stays,
  straight,
  times,
  under,
  uses,
} from './fact.fixture.ts';

const HOLDS_CHAIR = [uses('chair'), stays('wristL', 0.01), stays('wristR', 0.01)] as const;

/** What hinges say, and how it shows. */
export const HINGE_FACTS: Facts<keyof typeof HINGE_MOVES> = {
  deadlift: {
    standard: [
      says('Hips back, bag close', carries('backpack', 'hands'), ever(bowed(50), behind('hips', 'heelL', 0.08))),
      says('knees soft', ever(bowed(50), folds('kneeL', 10, 60))),
    ],
    easier: [
      says(
        'until your hands reach your knees',
        emptyHands,
        always(near('handL', 'kneeL', 0.42)),
        ever(near('handL', 'kneeL', 0.2), bowed(40)),
      ),
    ],
    harder: [
      says('Heavy', carries('backpack', 'hands'), heavier(1.15)),
      says('Three seconds down', sinksFor(3, 'chest')),
    ],
  },
  sl_deadlift: {
    standard: [
      says('Stand on one leg', stays('toesL', 0.02), ever(lifted('R'))),
      says('reach one leg back', ever(behind('ankleR', 'hips', 0.55), bowed(60), straight('kneeR'))),
      says(
        'Hips level',
        always(({ axis }) => Math.abs(axis('pelvis', 'side')[1]) < 0.12),
      ),
    ],
    easier: [
      says('just its toe on the floor', always(under('toesR', 0.05), behind('toesR', 'toesL', 0.1)), ever(bowed(45))),
    ],
    harder: [
      says('free foot reaching back', carries('backpack', 'hands'), ever(behind('ankleR', 'hips', 0.5), bowed(55))),
    ],
  },
  kickback: {
    standard: [
      says('Hold a chair', ...HOLDS_CHAIR),
      says(
        'press one leg straight back',
        ever(behind('ankleL', 'ankleR', 0.35), straight('kneeL')),
        stays('toesR', 0.02),
      ),
    ],
    easier: [says('Tap one toe behind you', ...HOLDS_CHAIR, ever(onToes('L'), behind('toesL', 'toesR', 0.25)))],
    harder: [says('pulse twice', ...HOLDS_CHAIR, times(3, behind('ankleL', 'ankleR', 0.4)))],
  },
  gm_knee: {
    standard: [
      says('Hinge forward', ever(bowed(50), down('L'), down('R'))),
      says(
        'stand and lift a knee',
        eachSide((side, other) => both(higher(`knee${side}`, `hip${side}`, -0.06), straight(`knee${other}`))),
      ),
    ],
    easier: [says('Push your hips back, then stand', ever(bowed(50)), always(down('L'), down('R')))],
    harder: [
      says(
        'lift a knee and stay for two',
        lasts(3.6, (moment) => higher('kneeL', 'hipL', -0.1)(moment) || higher('kneeR', 'hipR', -0.1)(moment)),
      ),
    ],
  },
};
