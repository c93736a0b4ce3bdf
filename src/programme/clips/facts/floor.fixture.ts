import type { FLOOR_MOVES } from '#programme/moves/floor.ts';
import {
  above,
  ahead,
  always,
  apart,
  behind,
  both,
  carries,
  down,
  eachSide,
  ever,
  type Facts,
  faceDown,
  folds,
  isHeld,
  kneeDown,
  lasts,
  left,
  lifted,
  near,
  never,
  onHeel,
  onSide,
  right,
  type So,
  says,
  sinksFor,
  straight,
  times,
  travels,
  under,
  upright,
  uses,
} from './fact.fixture.ts';

const ON_BACK = always(under('head', 0.2), under('shoulderL', 0.2));
const KNEES_BENT: So = both(folds('kneeL', 60), folds('kneeR', 60));
/** One line from knees to shoulders. */
const BRIDGED: So = both(above('hips', 0.24), folds('hipL', 0, 45));
const ONE_FOOT = eachSide((side, other) => both(lifted(side), down(other), above('hips', 0.22)));
const ARMS_REST = always(under('wristL', 0.1), under('wristR', 0.1));
const LOWERS = eachSide((side, other) =>
  both(behind(`wrist${side}`, 'head', 0.1), ahead(`ankle${other}`, 'hips', 0.55)),
);

/** What the moves on the mat say, and how it shows. */
export const FLOOR_FACTS: Facts<keyof typeof FLOOR_MOVES> = {
  bridge: {
    standard: [
      says('Lie on your back, heels close to your hips', ON_BACK, always(KNEES_BENT)),
      says('lift', ever(BRIDGED), ever(under('hips', 0.15))),
    ],
    easier: [says('Lift your hips a hand’s width', ON_BACK, travels('hips', 0.04), never(above('hips', 0.24)))],
    harder: [
      says(
        'stay for two, lighten one heel',
        lasts(1.8, BRIDGED),
        ever(({ at }) => at('heelL')[1] > 0.03 || at('heelR')[1] > 0.03, BRIDGED),
      ),
    ],
  },
  bridge_march: {
    standard: [says('lift one foot, then the other', ONE_FOOT, ON_BACK), says('Hips level', always(level()))],
    easier: [says('Lift your hips and stay, both feet down', isHeld, ON_BACK, always(down('L'), down('R'), BRIDGED))],
    harder: [
      says(
        'stretch out one leg, then the other',
        eachSide((side) => both(lifted(side), straight(`knee${side}`), above('hips', 0.22))),
      ),
    ],
  },
  sl_bridge: {
    standard: [
      says('one foot down, one lifted', always(lifted('L'), down('R'))),
      says('Push through one heel', ever(BRIDGED_RIGHT()), ON_BACK),
    ],
    easier: [
      says('one foot near, one heel far', always(down('L'), down('R'))),
      says('Push through the near foot', always(ahead('heelL', 'heelR', 0.15), onHeel('L')), ever(above('hips', 0.22))),
    ],
    harder: [says('take three seconds to come down', always(lifted('L')), sinksFor(3, 'hips'))],
  },
  frog_pump: {
    standard: [
      says('soles together', always(near('ankleL', 'ankleR', 0.22))),
      says('knees wide', always(apart('kneeL', 'kneeR', 0.5))),
      says('squeeze', travels('hips', 0.06), ON_BACK),
    ],
    easier: [
      says(
        'Lift your hips just off the mat',
        travels('hips', 0.02),
        never(above('hips', 0.2)),
        always(near('ankleL', 'ankleR', 0.22)),
      ),
    ],
    harder: [
      says(
        'On your back, soles together, bag on hips',
        ON_BACK,
        always(near('ankleL', 'ankleR', 0.22)),
        travels('hips', 0.06),
      ),
      says(
        'bag on hips',
        carries('backpack', 'hips'),
        always(near('handL', 'hips', 0.35), near('handR', 'hips', 0.35)),
      ),
    ],
  },
  hip_thrust: {
    standard: [
      says('Upper back on the sofa, feet flat', uses('sofa'), always(down('L'), down('R'), above('shoulderL', 0.4))),
      says('drive through your heels', ever(folds('hipL', 0, 45), above('hips', 0.4)), travels('hips', 0.15)),
    ],
    harder: [says('Hands on the bag', uses('sofa'), carries('backpack', 'hips'), travels('hips', 0.12))],
  },
  clamshell: {
    standard: [
      says('Lie on your side, knees bent', always(onSide, KNEES_BENT)),
      says('Feet together', always(near('ankleL', 'ankleR', 0.2))),
      says('open the top knee', ever(apart('kneeL', 'kneeR', 0.35)), ever(near('kneeL', 'kneeR', 0.22))),
    ],
    easier: [
      says(
        'Open the top knee a little',
        always(onSide),
        ever(apart('kneeL', 'kneeR', 0.2)),
        never(apart('kneeL', 'kneeR', 0.34)),
      ),
    ],
  },
  side_leg: {
    standard: [
      says('Lie on your side, bottom knee bent', always(onSide, folds('kneeR', 60), straight('kneeL'))),
      says('lift from the hip', ever(above('ankleL', 0.5)), ever(under('ankleL', 0.32))),
    ],
    easier: [says('Keep that bend, lift the top leg', always(onSide, folds('kneeL', 60)), travels('kneeL', 0.1))],
    harder: [says('five small circles', always(straight('kneeL')), circles(5))],
  },
  ytw: {
    standard: [
      says('Lie face down, arms in a Y', always(faceDown, apart('wristL', 'wristR', 0.5))),
      says(
        'lift from your shoulder blades',
        ever(above('wristL', 0.15), above('wristR', 0.15)),
        ever(under('wristL', 0.12)),
      ),
    ],
    easier: [
      says(
        'Slide both arms up the wall',
        uses('wall'),
        always(upright, down('L')),
        travels('wristL', 0.25),
        travels('wristR', 0.25),
      ),
    ],
    harder: [
      says(
        'elbows down to a W',
        always(faceDown),
        ever(folds('elbowL', 70), folds('elbowR', 70), above('elbowL', 0.1)),
      ),
      says('reach again', ever(folds('elbowL', 0, 20), above('wristL', 0.15))),
    ],
  },
  dead_bug: {
    standard: [
      says('knees over hips', ON_BACK, ever(above('kneeL', 0.45), above('kneeR', 0.45))),
      says('lower one arm and the other leg', LOWERS),
    ],
    easier: [
      says('Arms rest', ARMS_REST),
      says(
        'tap one heel at a time',
        eachSide((side, other) => both(under(`heel${side}`, 0.02), above(`knee${other}`, 0.4))),
      ),
    ],
    harder: [
      says(
        'other leg long and low',
        LOWERS,
        eachSide((side) => both(straight(`knee${side}`), under(`ankle${side}`, 0.3))),
      ),
    ],
  },
  heel_slide: {
    standard: [
      says('Lie on your back, knees bent', ON_BACK, ever(KNEES_BENT)),
      says(
        'slide one heel away',
        eachSide((side, other) => both(straight(`knee${side}`), folds(`knee${other}`, 60), under(`heel${side}`, 0.03))),
      ),
    ],
    easier: [
      says(
        'Slide one heel a little way',
        eachSide((side, other) => both(ahead(`heel${side}`, `heel${other}`, 0.15), down(other))),
        never(straight('kneeL')),
      ),
    ],
    harder: [
      says(
        'Reach both arms back as the heel slides',
        eachSide((side) => both(straight(`knee${side}`), behind('wristL', 'head', 0.1), behind('wristR', 'head', 0.1))),
      ),
    ],
  },
  side_plank: {
    standard: [
      says('elbow under shoulder, knees bent', always(under('elbowR', 0.06), kneeDown('R'), folds('kneeR', 60))),
      says('Lift your hips', always(above('hips', 0.25), onSide), isHeld),
    ],
    easier: [
      says('forearm on it', uses('wall'), always(right('elbowR', 'hips', 0.3))),
      says('lean in one long line', always(straight('kneeL'), right('head', 'ankleR', 0.3), down('R')), isHeld),
    ],
    harder: [
      says(
        'lift the long top leg',
        always(lifted('L'), straight('kneeL'), above('ankleL', 0.45), under('elbowR', 0.06)),
      ),
    ],
  },
  bridge_reach: {
    standard: [
      says('Lift your hips', ever(BRIDGED)),
      says(
        'reach one arm over and across',
        eachSide((side) =>
          both(above('hips', 0.22), side === 'L' ? right('handL', 'chest', 0.1) : left('handR', 'chest', 0.1)),
        ),
      ),
    ],
    easier: [says('Bridge, arms resting', ARMS_REST, ever(BRIDGED), travels('hips', 0.1))],
    harder: [
      says(
        'let one foot float, reach the other arm',
        ever(
          lifted('L'),
          above('hips', 0.2),
          (moment) => right('handL', 'chest', 0.05)(moment) || left('handR', 'chest', 0.05)(moment),
        ),
      ),
    ],
  },
};

function level(): So {
  return ({ axis }) => Math.abs(axis('pelvis', 'side')[1]) < 0.12;
}
function BRIDGED_RIGHT(): So {
  return both(above('hips', 0.22), folds('hipR', 0, 45));
}
function circles(count: number) {
  return times(count, above('ankleL', 0.55));
}
