/* Compatibility: the two sides may be of different versions. */

export const ACTIVATE_MESSAGE = 'activate';

/** A page is being opened: look once more whether anything is shown. */
export const LOOK_AGAIN_MESSAGE = 'look-again';

/** A member is here: every picture of the coach is wanted, for workouts without a network. */
export const KEEP_PICTURES_MESSAGE = 'keep-pictures';

export const ARE_YOU_WELL_MESSAGE = 'are-you-well';

export const WELL_ANSWER = 'well';

/** Shared lock, held by every window in which a session runs. */
export const SESSION_LOCK = 'fit-in-30-session';
