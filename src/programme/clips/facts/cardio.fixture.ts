import type { CARDIO_MOVES } from '#programme/moves/cardio.ts';
import {
  above,
  ahead,
  always,
  apart,
  behind,
  both,
  bowed,
  down,
  eachSide,
  ever,
  type Facts,
  folds,
  higher,
  lifted,
  near,
  never,
  onToes,
  palmDown,
  type So,
  says,
  seated,
  stays,
  straight,
  times,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

const KNEE_HIGH = eachSide((side, other) => both(higher(`knee${side}`, `hip${side}`, -0.1), down(other)));
/** The elbow of one side comes to the knee of the other. */
const CROSSES = eachSide((side, other) =>
  both(higher(`knee${side}`, `hip${side}`, -0.1), near(`elbow${other}`, `knee${side}`, 0.32)),
);
const BY_CHIN = both(near('handL', 'head', 0.26), near('handR', 'head', 0.26));
const FISTS = ever(BY_CHIN);
/** A long arm at shoulder height. */
const punches = (side: 'L' | 'R'): So =>
  both(ahead(`wrist${side}`, `shoulder${side}`, 0.3), folds(`elbow${side}`, 0, 50));
const PUNCHES = eachSide(punches);
const SQUATS = ever(folds('kneeL', 85), folds('kneeR', 85));
const PLANK: So = both(palmDown('L'), palmDown('R'), straight('kneeL'), straight('kneeR'), folds('hipL', 0, 40));
const HANDS_UP = both(higher('wristL', 'head', 0.15), higher('wristR', 'head', 0.15));

/** What the moves that raise the heart rate say, and how it shows. */
export const CARDIO_FACTS: Facts<keyof typeof CARDIO_MOVES> = {
  cross_crunch: {
    standard: [
      says('Knee up, opposite elbow down', CROSSES),
      says('hands by your ears', always(near('handL', 'head', 0.3), near('handR', 'head', 0.3))),
    ],
    easier: [
      says('Lift one knee, then the other', KNEE_HIGH),
      says('hands on your hips', always(near('wristL', 'hipL', 0.24), near('wristR', 'hipR', 0.24))),
    ],
    harder: [says('both arms reaching up', ever(HANDS_UP, down('L'), down('R')), CROSSES)],
  },
  step_jack: {
    standard: [
      says('Step wide, arms up', ever(apart('ankleL', 'ankleR', 0.4), HANDS_UP), never(lifted('L'), lifted('R'))),
      says('Feet together', ever(near('ankleL', 'ankleR', 0.2))),
    ],
    easier: [
      says(
        'Tap to the side',
        eachSide((side, other) => both(onToes(side), down(other), apart('ankleL', 'ankleR', 0.35))),
      ),
      says('arms to shoulder height', ever(higher('wristL', 'shoulderL', -0.12)), never(higher('wristL', 'head'))),
    ],
    harder: [says('Jump wide', ever(lifted('L'), lifted('R')), ever(apart('ankleL', 'ankleR', 0.6), HANDS_UP))],
  },
  boxer: {
    standard: [
      says('fists by your chin', FISTS),
      says('One foot forward', always(apart('ankleL', 'ankleR', 0.3))),
      says('Punch', PUNCHES),
    ],
    easier: [says('Punch one arm, then the other', uses('chair'), always(seated), PUNCHES)],
    harder: [says('then a small squat', PUNCHES, ever(folds('kneeL', 60), BY_CHIN))],
  },
  skater: {
    standard: [
      says(
        'sweep the other leg behind',
        eachSide((side, other) => both(behind(`toes${side}`, `toes${other}`, 0.3), down(other))),
      ),
      says('Step wide', ever(apart('ankleL', 'ankleR', 0.55))),
    ],
    easier: [
      says('stay upright', always(upright)),
      says(
        'Step and tap beside you',
        eachSide((side) => onToes(side)),
        ever(apart('ankleL', 'ankleR', 0.4)),
      ),
    ],
    harder: [
      says(
        'Hop wide',
        ever(lifted('L'), lifted('R')),
        eachSide((side, other) => both(lifted(side), down(other), folds(`knee${other}`, 40))),
      ),
    ],
  },
  knee_drive: {
    standard: [
      says('Drive one knee up, then the other', KNEE_HIGH),
      says(
        'One foot back, arms reaching up',
        eachSide((side, other) => both(behind(`toes${side}`, `toes${other}`, 0.3), HANDS_UP)),
      ),
    ],
    easier: [says('March slowly', uses('chair'), stays('wristR', 0.02), KNEE_HIGH)],
    harder: [says('Quick knees', KNEE_HIGH), says('light feet', ever(above('toesL', 0.03), above('toesR', 0.03)))],
  },
  squat_punch: {
    standard: [
      says('Squat, stand, punch twice', SQUATS, PUNCHES, times(1, punches('L')), times(1, punches('R'))),
      says('fists by your chin', FISTS),
    ],
    easier: [says('stay tall', always(upright, straight('kneeL')), PUNCHES)],
    harder: [says('Sit low, stand, punch four times', SQUATS, times(2, punches('L')), times(2, punches('R')))],
  },
  walkout: {
    standard: [
      says('Fold, walk your hands out', ever(bowed(120), down('L'), down('R')), ever(PLANK)),
      says('stand', ever(upright, straight('kneeL'))),
    ],
    easier: [
      says(
        'Walk your hands forwards on the worktop',
        uses('counter'),
        ever(above('wristL', 0.88), above('wristR', 0.88), ahead('wristL', 'toesL', 0.85)),
        ever(upright),
      ),
    ],
    harder: [says('one push-up', ever(PLANK), times(1, both(palmDown('L'), folds('elbowL', 70), under('hips', 0.36))))],
  },
  step_burpee: {
    standard: [
      says(
        'Hands down, step back, step in',
        ever(palmDown('L'), folds('kneeL', 80)),
        ever(PLANK),
        ever(palmDown('L'), behind('toesR', 'toesL', 0.4)),
      ),
      says('stand', ever(upright, straight('kneeL'))),
    ],
    easier: [
      says(
        'Hands on the seat, step back',
        uses('sofa'),
        ever(above('wristL', 0.42), under('wristL', 0.52), straight('kneeL'), behind('toesL', 'wristL', 1)),
      ),
    ],
    harder: [says('small jump', ever(lifted('L'), lifted('R'), above('hips', 0.95)), ever(PLANK))],
  },
};
