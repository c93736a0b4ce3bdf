/**
 * Ways between neighbours of the sessions that still break a bound for a few frames: a forearm grazes the other one, a
 * shoulder or hip goes some degrees too far. Whoever mends one takes it out; none may come in.
 */
export const WAYS_NOT_YET: readonly string[] = [
  'air_squat harder to good_mornings standard',
  'air_squat standard to good_mornings standard',
  'cushion_lift harder to row easier',
  'cushion_lift harder to row standard',
  'easy_jog harder to ham_fold harder',
  'easy_jog standard to ham_fold harder',
  'good_mornings harder to high_knees easier',
  'good_mornings harder to high_knees standard',
  'heel_slide harder to pelvic_floor standard',
  'hip_switch harder to breathe easier',
  'hip_switch harder to breathe harder',
  'log_roll easier to shoulder_rolls easier',
  'log_roll easier to shoulder_rolls harder',
  'log_roll easier to shoulder_rolls standard',
  'pelvic_floor harder to log_roll easier',
  'shoulder_tap easier to shoulder_rolls easier',
  'shoulder_tap easier to side_bend easier',
  'side_bend harder to march harder',
  'squat standard to good_mornings standard',
  'thread_needle easier to side_bend easier',
];
