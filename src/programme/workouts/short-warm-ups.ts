import { partOf } from './short-part.ts';

/** Warm-ups of four to five minutes, each made for a kind of workout: they load what its first circuit uses. */
export const SHORT_WARM_UPS = {
  'wake-the-shoulders': partOf('Shoulders and legs', {
    full: {
      march: 45,
      arm_swings: 40,
      shoulder_rolls: 35,
      air_squat: 40,
      good_mornings: 40,
      hip_circles: 30,
      high_knees: 40,
    },
    '15': { march: 36, arm_swings: 36, air_squat: 36, good_mornings: 36, high_knees: 36 },
    '10': { march: 40, arm_swings: 30, air_squat: 40, good_mornings: 40 },
  }),
  'light-feet': partOf('Light feet', {
    full: { march: 40, arm_swings: 40, hip_circles: 40, air_squat: 40, good_mornings: 40, high_knees: 40 },
    '15': { march: 30, arm_swings: 30, hip_circles: 30, air_squat: 30, good_mornings: 30, high_knees: 30 },
    '10': { march: 40, hip_circles: 30, air_squat: 40, high_knees: 40 },
  }),
  'down-to-the-mat': partOf('Onto the mat', {
    full: { march: 42, arm_swings: 35, shoulder_rolls: 35, hip_circles: 40, good_mornings: 40, cat_bird: [55, 8] },
    '15': { march: 32, shoulder_rolls: 30, hip_circles: 35, good_mornings: 35, cat_bird: [40, 8] },
    '10': { march: 32, hip_circles: 35, good_mornings: 35, cat_bird: [40, 8] },
  }),
  'ready-to-lift': partOf('Ready to lift', {
    full: {
      march: 40,
      shoulder_rolls: 35,
      hip_circles: 40,
      good_mornings: 45,
      air_squat: 40,
      arm_swings: 30,
      high_knees: 40,
    },
    '15': { march: 30, shoulder_rolls: 30, hip_circles: 30, good_mornings: 50, air_squat: 40 },
    '10': { march: 35, hip_circles: 30, good_mornings: 45, air_squat: 40 },
  }),
  'hips-awake': partOf('Wake up your hips', {
    full: { march: 40, hip_circles: 45, air_squat: 45, good_mornings: 45, alt_lunges: 40, high_knees: 40 },
    '15': { march: 35, hip_circles: 35, air_squat: 40, good_mornings: 35, alt_lunges: 35 },
    '10': { march: 35, hip_circles: 35, air_squat: 40, good_mornings: 40 },
  }),
  'all-of-you': partOf('Whole body', {
    full: { march: 45, arm_swings: 40, heel_dig: 35, air_squat: 40, alt_lunges: 40, side_reach: 40, high_knees: 40 },
    '15': { march: 35, arm_swings: 30, air_squat: 40, alt_lunges: 40, high_knees: 35 },
    '10': { march: 40, arm_swings: 30, air_squat: 40, high_knees: 40 },
  }),
};
