/* What windows and the worker say to each other. Both halves of a conversation may be of different versions. */

/** To a waiting worker: take over now. */
export const ACTIVATE_MESSAGE = 'activate';

/** To a waiting worker: a page is being opened, so look once more whether anything is shown. */
export const LOOK_AGAIN_MESSAGE = 'look-again';

/** To a window, with a port for the answer. */
export const ARE_YOU_WELL_MESSAGE = 'are-you-well';

/** The answer of a window that shows a screen. */
export const WELL_ANSWER = 'well';

/** Held, shared, by every window in which a session runs. */
export const SESSION_LOCK = 'fit-in-30-session';
