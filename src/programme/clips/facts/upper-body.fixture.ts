import type { UPPER_BODY_MOVES } from '#programme/moves/upper-body.ts';
import {
  above,
  always,
  behind,
  both,
  bowed,
  carries,
  emptyHands,
  ever,
  type Facts,
  folds,
  heavier,
  higher,
  lasts,
  near,
  never,
  says,
  seated,
  stays,
  straight,
  uses,
} from './fact.fixture.ts';

const HANDS_STAY = [stays('wristL', 0.01), stays('wristR', 0.01)] as const;
const ONE_LINE = always(straight('kneeL'), folds('hipL', 0, 35));
const AT_SHOULDERS = ever(near('handL', 'shoulderL', 0.32), near('handR', 'shoulderR', 0.32), folds('elbowL', 80));
const UP = both(higher('wristL', 'head', 0.2), higher('wristR', 'head', 0.2));
const LOW = ever(folds('kneeL', 85), folds('kneeR', 85));

/** What pushing, pulling and pressing says, and how it shows. */
export const UPPER_BODY_FACTS: Facts<keyof typeof UPPER_BODY_MOVES> = {
  incline_push: {
    standard: [
      says('Hands on the worktop', uses('counter'), ...HANDS_STAY, always(above('wristL', 0.88))),
      says('Body in one line', ONE_LINE, ever(folds('elbowL', 70))),
    ],
    easier: [says('hands on it', uses('wall'), ...HANDS_STAY, ONE_LINE, ever(folds('elbowL', 60)))],
    harder: [says('Hands on the sofa edge', uses('sofa'), ...HANDS_STAY, ONE_LINE, ever(folds('elbowL', 70)))],
  },
  row: {
    standard: [
      says('bag in the other', carries('backpack', 'handL')),
      says('Hinge forward', always(bowed(40))),
      says(
        'Pull your elbow to your hip',
        ever(near('handL', 'hipL', 0.36), folds('elbowL', 65), behind('elbowL', 'shoulderL')),
      ),
    ],
    easier: [says('hand on a chair', uses('chair'), stays('wristR', 0.01), carries('backpack', 'handL'))],
    harder: [
      says(
        'Pull with both hands, squeeze two seconds',
        carries('backpack', 'hands'),
        lasts(1.8, folds('elbowL', 55), folds('elbowR', 55)),
      ),
    ],
  },
  press: {
    standard: [
      says('A bottle in each hand', carries('bottle', 'eachHand'), AT_SHOULDERS),
      says('press up', ever(UP, folds('elbowL', 0, 25), folds('elbowR', 0, 25))),
    ],
    easier: [
      says(
        'Press it straight up',
        uses('chair'),
        always(seated),
        ever(higher('wristL', 'head', 0.2)),
        never(higher('wristR', 'head')),
      ),
    ],
    harder: [
      says('Small knee bend, then press up', carries('bottle', 'eachHand'), ever(folds('kneeL', 30, 80)), ever(UP)),
    ],
  },
  squat_press: {
    standard: [says('Squat, stand, then press up', carries('bottle', 'eachHand'), LOW, ever(UP, straight('kneeL')))],
    easier: [
      says('reach both arms up', emptyHands, ever(UP)),
      says('Bend halfway', never(folds('kneeL', 90)), ever(folds('kneeL', 45))),
    ],
    harder: [
      says('Heavy bottles', carries('bottle', 'eachHand'), heavier(1.2)),
      says('stand up quickly', LOW, ever(UP)),
    ],
  },
};
