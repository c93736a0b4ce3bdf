import type { WARM_UP_MOVES } from '#programme/moves/warm-up.ts';
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
  kneeDown,
  lasts,
  left,
  lifted,
  lower,
  near,
  never,
  onToes,
  right,
  says,
  seated,
  sinksFor,
  slow,
  stays,
  straight,
  travels,
  upright,
  uses,
} from './fact.fixture.ts';

const OPPOSITE = eachSide((side, other) => both(lifted(side), ahead(`wrist${other}`, `wrist${side}`, 0.1)));
const HANDS_ON_HIPS = always(near('wristL', 'hipL', 0.24), near('wristR', 'hipR', 0.24));
const ARMS_CROSSED = always(right('handL', 'handR'), near('handL', 'chest', 0.2), near('handR', 'chest', 0.2));
const ON_THIGHS = always(near('handL', 'hipL', 0.42), near('handR', 'hipR', 0.42), lower('handL', 'hips', -0.02));
const STEPS_BACK = eachSide((side, other) => behind(`toes${side}`, `toes${other}`, 0.35));

/** What the warm-up moves say, and how it shows. */
export const WARM_UP_FACTS: Facts<keyof typeof WARM_UP_MOVES> = {
  march: {
    standard: [says('let your arms swing', OPPOSITE), says('Stand tall', always(upright))],
    easier: [
      says(
        'Toes stay down, lift one heel at a time',
        stays('toesL', 0.03),
        stays('toesR', 0.03),
        eachSide((side, other) => both(onToes(side), down(other), above(`heel${side}`, 0.12))),
        never(onToes('L'), onToes('R')),
      ),
      says('a hand on the wall', uses('wall'), stays('wristR', 0.01)),
    ],
    harder: [
      says(
        'Knees to hip height',
        OPPOSITE,
        eachSide((side) => higher(`knee${side}`, `hip${side}`, -0.05)),
      ),
    ],
  },
  arm_swings: {
    standard: [
      says('Swing from the shoulders', ever(apart('handL', 'handR', 1.2)), ever(right('handL', 'handR', 0.1))),
      says('room on both sides', ever(left('handL', 'shoulderL', 0.5), right('handR', 'shoulderR', 0.5))),
    ],
    easier: [
      says('Small arm swings', ever(apart('handL', 'handR', 0.8)), ever(near('handL', 'handR', 0.4))),
      says('Swing both arms low', always(lower('handL', 'shoulderL'), lower('handR', 'shoulderR'))),
    ],
    harder: [
      says(
        'Rise onto your toes as your arms open',
        ever(onToes('L'), onToes('R'), apart('handL', 'handR', 1.2)),
        never(onToes('L'), near('handL', 'handR', 0.4)),
      ),
    ],
  },
  shoulder_rolls: {
    standard: [
      says('up, back and down', travels('shoulderL', 0.05), travels('shoulderR', 0.05)),
      says('Let your arms hang', always(lower('handL', 'hips'), straightish())),
    ],
    easier: [says('feet flat', uses('chair'), always(seated, down('L'), down('R')), travels('shoulderL', 0.05))],
    harder: [says('squeeze your shoulder blades', lasts(1, behind('shoulderL', 'chest', 0.14)))],
  },
  air_squat: {
    standard: [
      says('Sit back', ever(behind('hips', 'heelL', 0.1), folds('kneeL', 90))),
      says('weight in your heels', always(down('L'), down('R')), never(onToes('L'))),
    ],
    easier: [
      says('one hand on it', uses('wall'), stays('wristR', 0.01)),
      says('Sit back a little way', never(folds('kneeL', 85)), ever(folds('kneeL', 55))),
    ],
    harder: [
      says('Three seconds down', sinksFor(3, 'hips')),
      says('low if that’s comfy', ever(lower('hips', 'kneeL', -0.02))),
    ],
  },
  hip_circles: {
    standard: [
      says('Hands on hips', HANDS_ON_HIPS),
      says('Big slow circles', travelsAround(0.2), slow(3)),
      says('knees soft', never(straightKnees())),
    ],
    easier: [says('Draw small, smooth circles', HANDS_ON_HIPS, travelsAround(0.08), stays('hips', 0.16))],
    harder: [
      says('Lift a knee', ever(higher('kneeL', 'hipL', -0.06), near('kneeL', 'hipL', 0.5)), stays('toesR', 0.02)),
      says('open it out', ever(left('kneeL', 'hipL', 0.25), higher('kneeL', 'hipL', -0.12))),
      says('set it down', ever(down('L'))),
    ],
  },
  good_mornings: {
    standard: [
      says('Push your hips back', ever(behind('hips', 'heelL', 0.08), bowed(55))),
      says('arms crossed on your chest', ARMS_CROSSED),
      says('soft knees', ever(bowed(55), folds('kneeL', 8, 40))),
    ],
    easier: [says('Slide your hands down', ON_THIGHS, travels('handL', 0.19)), says('Small hinge', never(bowed(60)))],
    harder: [
      says('arms up by your ears', always(near('elbowL', 'head', 0.26), near('elbowR', 'head', 0.26)), ever(bowed(55))),
    ],
  },
  alt_lunges: {
    standard: [
      says('Step back', STEPS_BACK),
      says(
        'through your front heel',
        eachSide((side, other) => both(behind(`toes${side}`, `toes${other}`, 0.6), onToes(side), down(other))),
      ),
    ],
    easier: [
      says('Stand beside a chair, one hand on it', uses('chair'), stays('wristR', 0.01), STEPS_BACK),
      says('Stand beside a chair, one hand on it', always(near('wristL', 'hipL', 0.24), right('wristR', 'hipR', 0.3))),
      says('bend a little', never(folds('kneeL', 90)), never(folds('kneeR', 90))),
    ],
    harder: [
      says(
        'reach both arms up',
        ever(folds('kneeL', 80), higher('wristL', 'head', 0.2), higher('wristR', 'head', 0.2)),
      ),
    ],
  },
  high_knees: {
    standard: [
      says(
        'Lift one knee at a time',
        eachSide((side, other) => both(higher(`knee${side}`, `hip${side}`, -0.06), down(other))),
      ),
      says('elbows bent', always(folds('elbowL', 55), folds('elbowR', 55))),
    ],
    easier: [
      says('knees as low as you like', OPPOSITE, never(higher('kneeL', 'hipL', -0.1))),
      says('Walking pace', slow(1.6)),
    ],
    harder: [
      says(
        'jog softly on your toes',
        ever(lifted('L'), lifted('R')),
        eachSide((side) => onToes(side)),
        never(kneeDown('L')),
      ),
    ],
  },
};

function straightish() {
  return folds('elbowL', 0, 45);
}
function straightKnees() {
  return both(straight('kneeL'), straight('kneeR'));
}
/** The hips go round: from side to side and from back to front. */
function travelsAround(metres: number) {
  return ({ moments }: Parameters<ReturnType<typeof ever>>[0]): boolean =>
    [0, 2].every((way) => {
      const at = moments.map((moment) => moment.at('hips')[way] ?? 0);
      return Math.max(...at) - Math.min(...at) >= metres;
    });
}
