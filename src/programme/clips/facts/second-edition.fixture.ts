import type { SECOND_EDITION_MOVES } from '#programme/moves/second-edition.ts';
import {
  above,
  ahead,
  always,
  apart,
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
  kneeDown,
  lasts,
  left,
  lifted,
  near,
  never,
  onHeel,
  onToes,
  palmDown,
  right,
  says,
  sinksFor,
  slow,
  stays,
  turned,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

/** A step to one side, the other arm high and over to that side. */
const reaches = (wide: number) =>
  eachSide((side, other) =>
    both(
      apart('ankleL', 'ankleR', wide),
      higher(`wrist${other}`, 'head', 0.15),
      side === 'L' ? left(`wrist${other}`, 'hipR', 0.05) : right(`wrist${other}`, 'hipL', 0.05),
    ),
  );
const DIGS = eachSide((side, other) => both(onHeel(side), ahead(`heel${side}`, `heel${other}`, 0.2)));
const PULLS = ever(behind('elbowL', 'shoulderL', 0.12), behind('elbowR', 'shoulderR', 0.12));
const ON_RIGHT_LEG = stays('toesR', 0.02);
const TAPS = [
  ever(ahead('toesL', 'toesR', 0.2), down('L')),
  ever(left('toesL', 'toesR', 0.4), down('L')),
  ever(behind('toesL', 'toesR', 0.25), onToes('L')),
] as const;
const SQUATS = ever(behind('hips', 'heelL', 0.08), folds('kneeL', 75));
const HUGS = [carries('backpack', 'chest'), always(near('handL', 'chest', 0.3), near('handR', 'chest', 0.3))] as const;
const CURLS = ever(folds('elbowL', 120), folds('elbowR', 120));
const PRESSES = ever(higher('wristL', 'head', 0.2), higher('wristR', 'head', 0.2));
const WIDE_ARMS = both(apart('handL', 'handR', 1.1), folds('elbowL', 0, 35));
const MARCHES = eachSide((side, other) => both(lifted(side), down(other), upright));

/** What the moves of the second edition say, and how it shows. */
export const SECOND_EDITION_FACTS: Facts<keyof typeof SECOND_EDITION_MOVES> = {
  side_reach: {
    standard: [
      says('Step side to side, reach up across your body', reaches(0.4)),
      says('Feet together', ever(near('ankleL', 'ankleR', 0.18))),
    ],
    easier: [
      says(
        'Tap to the side',
        eachSide((side, other) => both(onToes(side), down(other), apart('ankleL', 'ankleR', 0.35))),
      ),
      says(
        'hands to shoulder height',
        ever(higher('wristL', 'shoulderL', -0.12), higher('wristR', 'shoulderR', -0.12)),
        never(higher('wristL', 'head')),
      ),
    ],
    harder: [
      says(
        'bend low, reach across your body',
        reaches(0.55),
        eachSide((side) => folds(`knee${side}`, 40)),
      ),
    ],
  },
  heel_dig: {
    standard: [
      says('Heel forward, elbows pull back', DIGS, PULLS),
      says('arms out in front', ever(ahead('wristL', 'chest', 0.3))),
    ],
    easier: [
      says(
        'One heel forward, elbows back',
        uses('chair'),
        always(seatedOrLong()),
        eachSide((side) => onHeel(side)),
        PULLS,
      ),
    ],
    harder: [says('hips back', always(under('hips', 0.8)), DIGS, PULLS)],
  },
  clock_tap: {
    standard: [
      says('Stand on one leg, tap front, side and back', ON_RIGHT_LEG, ...TAPS),
      says('One hand near a wall or chair', uses('chair'), always(above('wristR', 0.88))),
    ],
    easier: [says('Small toe taps', uses('chair'), stays('wristR', 0.01), ON_RIGHT_LEG)],
    harder: [
      says('Bend that knee, tap far', ON_RIGHT_LEG, ...TAPS, ever(folds('kneeR', 40), ahead('toesL', 'toesR', 0.4))),
    ],
  },
  bag_squat: {
    standard: [says('Sit back', ...HUGS, SQUATS), says('feet wide', always(apart('ankleL', 'ankleR', 0.35)))],
    easier: [
      says('Squat with no bag', emptyHands, ever(folds('kneeL', 50)), never(folds('kneeL', 95))),
      says('arms crossed', always(right('handL', 'handR'), near('handL', 'chest', 0.22))),
    ],
    harder: [says('Three seconds down, pause', ...HUGS, sinksFor(3, 'hips'), lasts(1, folds('kneeL', 100)))],
  },
  curl_press: {
    standard: [says('A bottle in each hand', carries('bottle', 'eachHand')), says('Curl up, press up', CURLS, PRESSES)],
    easier: [
      says(
        'Bend both elbows',
        carries('bottle', 'eachHand'),
        CURLS,
        ever(folds('elbowL', 0, 30)),
        never(higher('wristL', 'head')),
      ),
    ],
    harder: [
      says('A heavy bottle in each hand', carries('bottle', 'eachHand'), heavier(1.15), PRESSES),
      says('three seconds down', sinksFor(3, 'wristL')),
    ],
  },
  rear_fly: {
    standard: [
      says('Hinge forward, a bottle in each hand', carries('bottle', 'eachHand'), always(bowed(45))),
      says('Arms open wide', ever(WIDE_ARMS)),
    ],
    easier: [
      says('Open your arms wide', emptyHands, always(upright), ever(WIDE_ARMS), ever(near('handL', 'handR', 0.45))),
    ],
    harder: [says('Open both arms wide, stay two', always(bowed(45)), lasts(1.8, WIDE_ARMS))],
  },
  side_bend: {
    standard: [
      says('one hand on your hip', always(near('wristR', 'hipR', 0.26))),
      says('lean over to the side', ever(right('wristL', 'hipR', 0.05), higher('wristL', 'head', 0.1))),
    ],
    easier: [
      says(
        'Sit tall, one hand on the chair',
        uses('chair'),
        stays('wristR', 0.01),
        always(under('hips', 0.6)),
        ever(right('head', 'hips', 0.12)),
      ),
    ],
    harder: [
      says(
        'one hand round your wrist',
        always(near('handR', 'wristL', 0.14), higher('wristL', 'head')),
        ever(right('head', 'hips', 0.2)),
      ),
    ],
  },
  thread_needle: {
    standard: [
      says('Hands and knees', ever(palmDown('L'), palmDown('R')), always(kneeDown('L'), kneeDown('R'))),
      says(
        'Slide one arm under, let your shoulder sink',
        ever(left('wristR', 'shoulderL', 0.2), under('shoulderR', 0.12), turned(30)),
      ),
    ],
    easier: [
      says(
        'Slide one hand across and turn your chest',
        uses('counter'),
        stays('wristL', 0.01),
        ever(turned(25), left('wristR', 'shoulderL', 0.05)),
        always(down('L')),
      ),
    ],
    harder: [
      says(
        'Slide under, then reach the arm to the ceiling',
        ever(left('wristR', 'shoulderL', 0.2), under('shoulderR', 0.12)),
        ever(above('wristR', 1), turned(-25)),
      ),
    ],
  },
  hip_switch: {
    standard: [
      says('hands behind', always(palmDown('L'), palmDown('R'), behind('wristL', 'hips', 0.1))),
      says(
        'Let both knees roll over',
        ever(left('kneeL', 'ankleL', 0.15), left('kneeR', 'ankleR', 0.15)),
        ever(right('kneeL', 'ankleL', 0.15), right('kneeR', 'ankleR', 0.15)),
      ),
    ],
    easier: [
      says(
        'roll part way',
        always(palmDown('L'), palmDown('R')),
        ever(left('kneeL', 'ankleL', 0.08)),
        always(above('kneeL', 0.2)),
      ),
    ],
    harder: [says('hands in front', never(palmDown('L')), never(palmDown('R')), ever(left('kneeL', 'ankleL', 0.15)))],
  },
  bag_march: {
    standard: [says('Hold a bag in one hand', carries('backpack', 'handL')), says('march slowly', MARCHES, slow(2.6))],
    easier: [says('hands free', emptyHands, MARCHES)],
    harder: [
      says('Hold a heavy bag', carries('backpack', 'handL'), heavier(1.15)),
      says(
        'knees up to hip height',
        eachSide((side) => higher(`knee${side}`, `hip${side}`, -0.06)),
      ),
    ],
  },
};

function seatedOrLong() {
  return both(under('hips', 0.62), above('hips', 0.48));
}
