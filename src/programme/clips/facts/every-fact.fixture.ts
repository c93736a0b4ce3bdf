import { CARDIO_FACTS } from './cardio.fixture.ts';
import { EARLY_WEEKS_FACTS } from './early-weeks.fixture.ts';
import type { Facts } from './fact.fixture.ts';
import { FLOOR_FACTS } from './floor.fixture.ts';
import { HINGE_FACTS } from './hinges.fixture.ts';
import { KNEELING_FACTS } from './kneeling.fixture.ts';
import { LUNGE_FACTS } from './lunges.fixture.ts';
import { SECOND_EDITION_FACTS } from './second-edition.fixture.ts';
import { SQUAT_FACTS } from './squats.fixture.ts';
import { STRETCH_FACTS } from './stretches.fixture.ts';
import { UPPER_BODY_FACTS } from './upper-body.fixture.ts';
import { WARM_UP_FACTS } from './warm-up.fixture.ts';
import { WAY_BACK_FACTS } from './way-back.fixture.ts';
import { WITH_BABY_FACTS } from './with-baby.fixture.ts';

/** What the words of every move say, and how it shows. */
export const FACTS: Facts = {
  ...WARM_UP_FACTS,
  ...SQUAT_FACTS,
  ...LUNGE_FACTS,
  ...HINGE_FACTS,
  ...UPPER_BODY_FACTS,
  ...CARDIO_FACTS,
  ...KNEELING_FACTS,
  ...FLOOR_FACTS,
  ...STRETCH_FACTS,
  ...SECOND_EDITION_FACTS,
  ...EARLY_WEEKS_FACTS,
  ...WAY_BACK_FACTS,
  ...WITH_BABY_FACTS,
};
