import type { WAY_BACK_MOVES } from '#programme/moves/way-back.ts';
import {
  ahead,
  always,
  behind,
  both,
  down,
  eachSide,
  ever,
  type Facts,
  folds,
  inAir,
  isHeld,
  lasts,
  lifted,
  never,
  onToes,
  type So,
  says,
  sinksFor,
  slow,
  stays,
  strides,
  type True,
  travels,
  uses,
} from './fact.fixture.ts';

const LEVEL: True = always(({ axis }) => Math.abs(axis('pelvis', 'side')[1]) < 0.08);
const ON_LEFT = [always(down('L'), lifted('R')), stays('toesL', 0.01), uses('wall')] as const;
const HAND_ON_WALL = always(({ at }) => at('handL')[0] > 0.5 && at('handL')[0] < 0.62);
const SWINGS = [
  ever(ahead('kneeR', 'kneeL', 0.15), ahead('wristL', 'wristR', 0.2)),
  ever(behind('ankleR', 'ankleL', 0.2), ahead('wristR', 'wristL', 0.2)),
] as const;
const BOUNDS = [ever(inAir), strides(0.3), eachSide((side) => folds(`knee${side}`, 40))] as const;
/** Landed on one foot, the knee bent. */
const landed = (side: 'L' | 'R', other: 'L' | 'R'): So => both(down(side), lifted(other), folds(`knee${side}`, 30));
const turnedHead =
  (degrees: number): So =>
  ({ axis }) => {
    const [x, , z] = axis('head', 'front');
    const turn = (Math.atan2(x, z) * 180) / Math.PI;
    return degrees > 0 ? turn > degrees : turn < degrees;
  };

/** What the moves of the way back to impact say, and how it shows. */
export const WAY_BACK_FACTS: Facts<keyof typeof WAY_BACK_MOVES> = {
  easy_jog: {
    standard: [
      says(
        'Short quick steps',
        eachSide((side, other) => both(lifted(side), down(other))),
        stays('hips', 0.16),
        ever(inAir),
      ),
    ],
    easier: [
      says(
        'March fast',
        eachSide((side, other) => both(lifted(side), down(other))),
        never(inAir),
      ),
      says(
        'your feet close to the floor',
        never(({ at }) => at('heelL')[1] > 0.3),
      ),
    ],
    harder: [
      says(
        'Short quick steps',
        eachSide((side, other) => both(lifted(side), down(other))),
        ever(inAir),
      ),
    ],
  },
  sl_balance: {
    standard: [says('Stand on one leg', ...ON_LEFT, isHeld), says('Hips level', LEVEL)],
    easier: [says('one hand on it', ...ON_LEFT, HAND_ON_WALL, LEVEL)],
    harder: [says('turn your head slowly', ...ON_LEFT, ever(turnedHead(35)), ever(turnedHead(-35)))],
  },
  sl_squat: {
    standard: [
      says('Stand on one leg, wall within reach', ...ON_LEFT, LEVEL),
      says('Small bend', ever(folds('kneeL', 40)), never(folds('kneeL', 62))),
    ],
    easier: [says('a hand on the wall', ...ON_LEFT, HAND_ON_WALL, ever(folds('kneeL', 22)), never(folds('kneeL', 44)))],
    harder: [
      says('Three seconds down', sinksFor(3, 'hips')),
      says('knee over toes', ...ON_LEFT, ever(folds('kneeL', 55)), never(folds('kneeL', 85))),
    ],
  },
  forward_bound: {
    standard: [says('Spring from one foot, land softly on the other', ...BOUNDS)],
    easier: [says('one foot always down', never(inAir), strides(0.45))],
    harder: [says('stay one second', ...BOUNDS, lasts(0.9, landed('L', 'R')), lasts(0.9, landed('R', 'L')))],
  },
  hop_place: {
    standard: [
      says('Small hops', ever(inAir), always(lifted('R')), stays('ankleL', 0.25)),
      says('Near a wall', uses('wall')),
    ],
    easier: [
      says(
        'Both feet, hardly off the floor',
        ever(inAir),
        ever(down('L'), down('R')),
        travels('ankleL', 0.02),
        never(({ at }) => at('toesL')[1] > 0.08),
      ),
    ],
    harder: [
      says('forward and back over a line', ever(inAir), always(lifted('R')), ever(aheadBy(0.08)), ever(aheadBy(-0.08))),
    ],
  },
  running_man: {
    standard: [
      says('Opposite arm and leg swing', ...SWINGS, always(down('L'))),
      says('standing knee soft', always(folds('kneeL', 6)), stays('toesL', 0.01)),
    ],
    easier: [says('touch that toe behind', ...SWINGS, ever(onToes('R')), stays('toesL', 0.01))],
    harder: [says('Bend low', ...SWINGS, ever(folds('kneeL', 45)), stays('toesL', 0.01)), says('Slow, deep', slow(6))],
  },
};

/** The left ankle is over the line, or behind it, by so many metres. */
function aheadBy(metres: number): So {
  return ({ at }) => (metres > 0 ? at('ankleL')[2] > metres : at('ankleL')[2] < metres);
}
