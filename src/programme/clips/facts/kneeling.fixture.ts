import type { KNEELING_MOVES } from '#programme/moves/kneeling.ts';
import {
  above,
  ahead,
  always,
  behind,
  both,
  down,
  eachSide,
  ever,
  type Facts,
  faceDown,
  folds,
  higher,
  kneeDown,
  lasts,
  left,
  lifted,
  long,
  lower,
  near,
  never,
  palmDown,
  type So,
  says,
  stays,
  straight,
  times,
  under,
  uses,
} from './fact.fixture.ts';

const ON_ALL_FOURS: So = both(palmDown('L'), palmDown('R'), kneeDown('L'), kneeDown('R'));
const HANDS_STAY = [always(palmDown('L'), palmDown('R')), stays('wristL', 0.01), stays('wristR', 0.01)] as const;
const REACHES = eachSide((side, other) =>
  both(
    ahead(`hand${side}`, 'head', 0.15),
    above(`hand${side}`, 0.4),
    behind(`ankle${other}`, 'hips', 0.5),
    straight(`knee${other}`),
  ),
);
const LONG_PLANK: So = both(long('kneeL'), long('kneeR'), folds('hipL', 0, 35));
/** A hand at the other shoulder, the other hand where it leans. */
const TAPS = eachSide((side, other) => near(`hand${side}`, `shoulder${other}`, 0.2));
const ROUNDS = ever(lower('head', 'shoulderL', 0.08), palmDown('L'));
const ARCHES = ever(higher('head', 'shoulderL', 0.12), palmDown('L'));
const FROM_KNEES: So = both(kneeDown('L'), kneeDown('R'), folds('hipL', 0, 45));

/** What the moves on hands and knees, and the planks, say, and how it shows. */
export const KNEELING_FACTS: Facts<keyof typeof KNEELING_MOVES> = {
  donkey_kick: {
    standard: [
      says('Hands and knees', ever(ON_ALL_FOURS), ...HANDS_STAY),
      says('press one heel up', ever(higher('heelL', 'hips', 0.15), folds('kneeL', 60))),
      says('Back flat', always(faceDown, kneeDown('R'))),
    ],
    easier: [
      says('Knees and forearms', always(under('elbowL', 0.06), under('elbowR', 0.06))),
      says('Press one heel up a little', ever(above('kneeL', 0.2))),
    ],
    harder: [says('pulse three times', times(4, higher('heelL', 'hips', 0.5)))],
  },
  fire_hydrant: {
    standard: [
      says(
        'Lift your knee to the side',
        ...HANDS_STAY,
        ever(left('kneeL', 'hipL', 0.22), above('kneeL', 0.17), folds('kneeL', 60)),
      ),
    ],
    harder: [says('leg straight', ever(left('ankleL', 'hipL', 0.4), straight('kneeL'), above('ankleL', 0.17)))],
  },
  push_up: {
    standard: [
      says('One line, head to knees', always(FROM_KNEES, palmDown('L'))),
      says('Hands under shoulders', ...HANDS_STAY, ever(folds('elbowL', 70), folds('elbowR', 70))),
    ],
    harder: [says('Lower in one long line', always(LONG_PLANK), never(kneeDown('L')), ever(folds('elbowL', 70)))],
  },
  bird_dog: {
    standard: [says('Reach one arm and the other leg', REACHES), says('Hands and knees', ever(ON_ALL_FOURS))],
    easier: [
      says(
        'Slide one toe back',
        eachSide((side) => both(under(`toes${side}`, 0.05), straight(`knee${side}`))),
      ),
      says('hands stay down', ...HANDS_STAY),
    ],
    harder: [
      says(
        'elbow to knee',
        REACHES,
        eachSide((side, other) => near(`elbow${side}`, `knee${other}`, 0.2)),
      ),
    ],
  },
  bear: {
    standard: [
      says('toes tucked', always(down('L'), down('R'))),
      says(
        'Knees just off the floor',
        lasts(4, above('kneeL', 0.085), above('kneeR', 0.085), under('kneeL', 0.2)),
        ...HANDS_STAY,
      ),
    ],
    easier: [
      says(
        'Lift one knee, set it down, change',
        eachSide((side, other) => both(above(`knee${side}`, 0.085), kneeDown(other))),
      ),
    ],
    harder: [says('Tap one shoulder, then the other', TAPS, never(kneeDown('L')))],
  },
  shoulder_tap: {
    standard: [
      says('tap one shoulder, then the other', TAPS),
      says('knees down', always(FROM_KNEES)),
      says('Hips still', stays('hips', 0.16)),
    ],
    easier: [says('One hand to the other shoulder', uses('counter'), TAPS, always(straight('kneeL'), down('L')))],
    harder: [
      says(
        'feet back and wide',
        TAPS,
        always(LONG_PLANK),
        always(({ at }) => at('ankleL')[0] - at('ankleR')[0] > 0.3),
      ),
    ],
  },
  cat_bird: {
    standard: [
      says(
        'Round, arch, then reach arm and leg long',
        ROUNDS,
        REACHES,
        ever(higher('head', 'hips', 0.15), palmDown('L')),
      ),
    ],
    easier: [says('Round and arch slowly', ROUNDS, ARCHES, ...HANDS_STAY, always(kneeDown('L'), kneeDown('R')))],
    harder: [
      says(
        'reach long for three',
        REACHES,
        lasts(5.6, (moment) => straightLeg('L')(moment) || straightLeg('R')(moment)),
      ),
    ],
  },
  climber: {
    standard: [
      says(
        'Draw one knee in slowly, then the other',
        eachSide((side, other) => both(folds(`knee${side}`, 85), folds(`hip${side}`, 80), straight(`knee${other}`))),
      ),
      says('Hands under shoulders', ...HANDS_STAY),
    ],
    easier: [
      says(
        'Step one foot in, step back, then the other',
        uses('sofa'),
        stays('wristL', 0.01),
        eachSide((side, other) => ahead(`toes${side}`, `toes${other}`, 0.35)),
      ),
    ],
    harder: [
      says(
        'switch quickly',
        ever(lifted('L'), lifted('R')),
        eachSide((side, other) => ahead(`knee${side}`, `knee${other}`, 0.3)),
      ),
    ],
  },
  dog_plank: {
    standard: [
      says('Hips high', ever(higher('hips', 'head', 0.25), palmDown('L'))),
      says('to a plank', ever(LONG_PLANK), ...HANDS_STAY),
    ],
    easier: [
      says(
        'Push your hips back from the worktop',
        uses('counter'),
        stays('wristL', 0.01),
        ever(folds('hipL', 60)),
        ever(LONG_PLANK),
      ),
    ],
    harder: [says('tap each shoulder', ever(higher('hips', 'head', 0.25)), TAPS)],
  },
};

function straightLeg(side: 'L' | 'R'): So {
  return both(straight(`knee${side}`), behind(`ankle${side}`, 'hips', 0.6), above(`ankle${side}`, 0.3));
}
