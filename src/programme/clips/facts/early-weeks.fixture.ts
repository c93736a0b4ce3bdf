import type { EARLY_WEEKS_MOVES } from '#programme/moves/early-weeks.ts';
import {
  above,
  ahead,
  always,
  apart,
  both,
  bowed,
  carries,
  down,
  ever,
  type Facts,
  faceDown,
  faceUp,
  folds,
  inAir,
  isHeld,
  kneeDown,
  lasts,
  near,
  never,
  onSide,
  palmDown,
  type So,
  says,
  slow,
  stays,
  straight,
  strides,
  type True,
  travels,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

const KNEES_BENT: So = both(folds('kneeL', 60), folds('kneeR', 60));
const LONG_LEGS: So = both(folds('kneeL', 0, 20), folds('kneeR', 0, 20), under('ankleL', 0.3));
const HALF_SAT: So = both(under('hips', 0.2), bowed(25, 60));
const ON_BELLY: So = both(near('handL', 'hips', 0.24), near('handR', 'hips', 0.24));
const STOOD: So = both(above('hips', 0.85), upright);
const SAT: So = both(under('hips', 0.2), bowed(0, 40));
/** Chest and pelvis face the same way, and no part of the trunk curls up from the back. */
const ROLLS_AS_ONE: True = ({ moments }) =>
  moments.every(({ axis }) => {
    const [a, b] = [axis('chest', 'side'), axis('pelvis', 'side')];
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > 0.93;
  });
const ROLLS = [ever(faceUp), ever(onSide, KNEES_BENT), ROLLS_AS_ONE] as const;
const RISES = [
  ever(onSide, under('head', 0.3)),
  ever(kneeDown('L'), kneeDown('R'), palmDown('L'), palmDown('R'), faceDown),
  ever(kneeDown('R'), down('L'), ahead('ankleL', 'kneeR', 0.3), above('hips', 0.4)),
  ever(STOOD),
] as const;
const CLOSE: So = both(above('hips', 0.85), near('handL', 'chest', 0.36), near('handR', 'chest', 0.36));
const BOWS_FROM_HIPS: So = both(folds('hipL', 45), folds('kneeL', 35));
const BOTH_FEET = always(down('L'), down('R'));
/** The ankle is bent up, or pointed: toes against heel in the frame of a leg that lies. */
const TOES_UP: So = ({ at }) => at('toesL')[2] < at('heelL')[2] + 0.05;
const TOES_AHEAD: So = ({ at }) => at('toesL')[2] > at('heelL')[2] + 0.1;

/** What the moves of the early weeks say, and how it shows. */
export const EARLY_WEEKS_FACTS: Facts<keyof typeof EARLY_WEEKS_MOVES> = {
  pelvic_floor: {
    standard: [
      says('a hand on your belly', always(faceUp, KNEES_BENT, near('handL', 'hips', 0.24)), isHeld),
      says('Lift as you breathe out', stays('hips', 0.02), stays('kneeL', 0.02)),
    ],
    easier: [says('a cushion under your knees', always(faceUp, folds('kneeL', 35)), uses('cushion'), isHeld)],
    harder: [
      says(
        'Stand, feet under your hips',
        always(STOOD, straight('kneeL'), near('handR', 'hips', 0.24)),
        BOTH_FEET,
        isHeld,
      ),
    ],
  },
  pelvic_tilt: {
    standard: [
      says('Lie on your back, knees bent', always(faceUp, KNEES_BENT)),
      says('rock your back gently to the floor', rocks(10), always(under('hips', 0.17))),
    ],
    easier: [says('tiny and soft', rocks(5), always(faceUp)), says('Tiny', never(rolledBy(10)))],
    harder: [says('Sit cross-legged', always(SAT)), says('Roll behind your sitting bones, then over', rocks(15))],
  },
  ankle_pumps: {
    standard: [
      says('Sit back on cushions, your legs long', always(HALF_SAT, LONG_LEGS), uses('pillows')),
      says('Toes up, toes down', ever(TOES_UP), ever(TOES_AHEAD)),
      says('slow circles', travels('toesL', 0.06), slow(10)),
    ],
    easier: [says('Curl and spread your toes', always(HALF_SAT, LONG_LEGS), stays('heelL', 0.03), curls())],
    harder: [
      says('Pull your toes up', ever(TOES_UP, straight('kneeL'))),
      says('press your knees down', ever(folds('kneeL', 14)), ever(folds('kneeL', 0, 7)), travels('kneeL', 0.015)),
    ],
  },
  log_roll: {
    standard: [
      says('Lie down over one side, roll', ...ROLLS),
      says('push back up', ever(under('elbowL', 0.07), onSide), ever(palmDown('L'), above('chest', 0.3)), ever(SAT)),
    ],
    easier: [
      says('knees bent', ever(faceUp, folds('kneeL', 0, 45)), ever(faceUp, KNEES_BENT)),
      says('Roll to your back, legs long, bend, roll back', ...ROLLS),
    ],
    harder: [
      says('Roll', ...ROLLS),
      says('push up', ever(under('elbowL', 0.07)), lasts(0.8, SAT)),
      says('stand', ever(STOOD)),
    ],
  },
  floor_rise: {
    standard: [says('hands and knees, foot, stand', ...RISES), says('Down to your side', uses('sofa'))],
    easier: [
      says(
        'up with the sofa',
        ...RISES,
        ever(near('wristL', 'wristR', 0.4), above('wristL', 0.45), under('wristL', 0.5)),
      ),
    ],
    harder: [says('stand without your hands', ...RISES, ever(down('L'), ahead('wristL', 'chest', 0.2), bowed(35)))],
  },
  cushion_lift: {
    standard: [
      says('cushion in your arms', carries('cushion', 'hands'), ever(CLOSE)),
      says('Lower it to the seat', ever(BOWS_FROM_HIPS)),
      says('the sofa', uses('sofa'), ever(under('wristL', 0.6))),
    ],
    easier: [
      says('Lower it to the table', carries('cushion', 'hands'), uses('table'), never(under('wristL', 0.7))),
      says('lift it close', always(near('elbowL', 'chest', 0.42)), travels('handL', 0.08)),
    ],
    harder: [
      says('Feet wide', always(apart('ankleL', 'ankleR', 0.42))),
      says('Squat', ever(BOWS_FROM_HIPS, under('wristL', 0.22))),
      says('a cushion in your arms', carries('cushion', 'hands'), ever(CLOSE)),
    ],
  },
  scar_care: {
    standard: [
      says('Sit back on cushions', always(HALF_SAT), uses('pillows'), isHeld),
      says('Flat fingers, slow circles above the scar', always(ON_BELLY), stays('handL', 0.06), moves()),
    ],
    easier: [says('Warm hands over your clothes', always(HALF_SAT, ON_BELLY), isHeld)],
    harder: [says('small slow circles on it', always(HALF_SAT, ON_BELLY), stays('handL', 0.05), moves())],
  },
  walk: {
    standard: [says('Tall and easy, arms swing', strides(0.3), always(upright), never(inAir))],
    easier: [says('As slow as you like', strides(0.2), never(ahead('toesL', 'toesR', 0.6)), slow(1.2))],
    harder: [says('Brisk walk', strides(0.4), always(upright), ever(folds('elbowL', 60)))],
  },
};

/** The pelvis is rolled back, against where it is rolled over, by so many degrees at least. */
function rocks(degrees: number): True {
  return ({ moments }) => {
    const pitches = moments.map(({ axis }) => pitchOf(axis('pelvis', 'front')));
    return Math.max(...pitches) - Math.min(...pitches) >= degrees;
  };
}
function rolledBy(degrees: number): So {
  return ({ axis }) => Math.abs(pitchOf(axis('pelvis', 'front')) - 93) > degrees;
}
function pitchOf([, y, z]: readonly [number, number, number]): number {
  return (Math.atan2(y, z) * 180) / Math.PI;
}
function curls(): True {
  return ({ moments }) => {
    const apart = moments.map(({ at }) => Math.hypot(...at('toesL').map((n, i) => n - (at('heelL')[i] ?? 0))));
    return Math.max(...apart) - Math.min(...apart) > 0.008;
  };
}
function moves(): True {
  return (loop) => !stays('handL', 0.015)(loop);
}
