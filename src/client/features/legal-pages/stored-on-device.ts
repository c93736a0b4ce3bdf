export interface StoredOnDevice {
  names: readonly string[];
  label?: string;
  kind: string;
  purpose: string;
  howLong: string;
}

const LOCAL = 'local storage';
const DATABASE = 'IndexedDB';
const UNTIL_CLEARED = 'until cleared';
const UNTIL_SIGNED_OUT = 'until you sign out';

/** Every local key, database, cache and cookie; a test fails when one is missing. */
export const STORED_ON_DEVICE: readonly StoredOnDevice[] = [
  {
    names: ['authToken', 'isAuthenticated', 'user', 'subscriptionStatus'],
    kind: LOCAL,
    purpose: 'keeping you signed in and opening the right screen',
    howLong: 'until sign-out',
  },
  {
    names: ['keptHome'],
    kind: LOCAL,
    purpose: 'showing the top of your Home at once when you open the app, as you saw it last that day',
    howLong: 'until sign-out',
  },
  {
    names: ['storageOwner'],
    kind: LOCAL,
    purpose: 'keeping what belongs to one person apart from the next who signs in here',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['stepGoal', 'stepOnboardingCompleted'],
    kind: LOCAL,
    purpose: 'your step goal, and whether you have set it',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['uncelebratedWorkouts', 'congratulatedBlock'],
    kind: LOCAL,
    purpose: 'praising each finished workout and block once',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['userLoginCount', 'workoutIntroViewed', 'installPromptDismissed'],
    kind: LOCAL,
    purpose: 'showing an introduction, and the offer of an icon on your home screen, no more than needed',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['moodHistory', 'moodSharing', 'moodIdeaUndone', 'hardWeekShown'],
    kind: LOCAL,
    purpose:
      'your mood check-ins, whether one may go along with a workout, the last idea for a day that you undid, and when we last had a word after a hard week',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['weekdayPlan', 'stepGoalOfferAnswered'],
    kind: LOCAL,
    purpose: 'the days you plan to work out, and not asking again too soon whether a higher step goal would suit you',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['nutritionGates', 'nutritionNumbers'],
    kind: LOCAL,
    purpose: 'what you answered in the nutrition guide, and whether you read it with numbers',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['safetySettings'],
    kind: LOCAL,
    purpose:
      'what follows from your safety answers (starting level, pelvic-safe mode, moves changed for a sore pelvis, a page to read first)',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['triedWorkouts'],
    kind: LOCAL,
    purpose:
      'a workout that you tried before buying, with what you chose and what follows from your safety answers for it, so that it can become yours',
    howLong: '30 days, or until you say whose it is',
  },
  {
    names: ['notForMe'],
    kind: LOCAL,
    purpose: 'what you told us is not for you, such as kneeling or jumps, so that other moves take the place',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['bodySigns'],
    kind: LOCAL,
    purpose:
      'what you told us after your last three workouts (leaking, heaviness, doming, pain), their days, and whether you start more gently because of it',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['tummyLook'],
    kind: LOCAL,
    purpose: 'the day on which you last checked your tummy muscles, and what followed from it',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['courseDays'],
    kind: LOCAL,
    purpose:
      'the days on which you did a session of a course, and whether the next day was clear; they are sent nowhere',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['courseMarks'],
    kind: LOCAL,
    purpose: 'which courses a clinician has checked, so that they open without a connection; nothing about you',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['healthAgreement'],
    kind: LOCAL,
    purpose: 'which health disclaimer you agreed to',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['impactCheck'],
    kind: LOCAL,
    purpose:
      'how far you are in the check for jumps and jogging, whether jumps are open, and the day on which you last told us of a sign (not which sign)',
    howLong: UNTIL_CLEARED,
  },
  {
    names: [
      'soundChoice',
      'soundOnSilent',
      'voiceChoice',
      'voiceVolume',
      'beepVolume',
      'playsLocked',
      'talkLevel',
      'firstSide',
    ],
    kind: LOCAL,
    purpose: 'how a workout makes itself heard on this device',
    howLong: UNTIL_CLEARED,
  },
  {
    names: [
      'exerciseLevels',
      'startLevel',
      'moveLoads',
      'loadsAskedOn',
      'theme',
      'coachLook',
      'stillPictures',
      'alwaysShowControls',
      'captions',
      'easyOnBattery',
    ],
    kind: LOCAL,
    purpose:
      'your choices: level per move, weight of your bag and bottles, appearance, your coach, moving or still pictures, controls and captions in a workout, easy on the battery',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['fit-in-30', 'recordsWithoutDatabase'],
    label: 'what waits to be sent (in fit-in-30)',
    kind: `${DATABASE}, or ${LOCAL} where there is none (recordsWithoutDatabase)`,
    purpose: 'sending what you did when you are back online',
    howLong: 'until sent',
  },
  {
    names: [],
    label: 'your progress as it was last seen (in fit-in-30)',
    kind: DATABASE,
    purpose: 'showing it without a connection',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: [],
    label: 'words of workouts that were changed (in fit-in-30)',
    kind: DATABASE,
    purpose: 'showing and saying them without a connection',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: [],
    label: 'a workout you began (in fit-in-30)',
    kind: `${DATABASE}, or ${LOCAL} where there is none (recordsWithoutDatabase)`,
    purpose: 'carrying on where you stopped, and counting what you did',
    howLong: 'until you finish it, count it or let it go',
  },
  {
    names: [],
    label: 'what was put aside (in fit-in-30)',
    kind: DATABASE,
    purpose: 'giving you your choices and check-ins back when you sign in again after somebody else',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['lostCodeReloadAt'],
    kind: LOCAL,
    purpose: 'loading the page again once, not without end, when a part of the app is missing',
    howLong: UNTIL_CLEARED,
  },
  {
    names: [],
    label: 'the app itself: its pages, pictures, fonts, exercises and recorded voice',
    kind: 'cache storage, kept by a service worker',
    purpose: 'opening the app without a connection; nothing about you is in it',
    howLong: 'until a newer version takes its place',
  },
  {
    names: ['__Host-fit30_browser', 'fit30_browser'],
    kind: 'cookie, http-only, same site; the first name over https, the second without',
    purpose: 'knowing a browser that has signed in before, so that somebody else’s wrong guesses do not lock you out',
    howLong: 'a year',
  },
  {
    names: ['__Host-fit30_checkout', 'fit30_checkout'],
    kind: 'cookie, http-only, same site; the first name over https, the second without',
    purpose: 'making sure that only the browser that paid can open the new account',
    howLong: '24 hours; it stops working 60 minutes after payment',
  },
  {
    names: ['__Host-fit30_gift', 'fit30_gift'],
    kind: 'cookie, http-only, same site; the first name over https, the second without',
    purpose: 'making sure that only the browser that paid for a gift gets to its page',
    howLong: '24 hours',
  },
];

export const PROVIDER_STORAGE: StoredOnDevice = {
  names: [],
  kind: 'cookies, on the payment page only',
  purpose: 'preventing fraud, taking the payment',
  howLong: 'see the provider’s notice',
};
