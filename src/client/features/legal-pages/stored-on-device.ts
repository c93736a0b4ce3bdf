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
    purpose: 'showing the top of your Home straight away when you open the app, as you last saw it that day',
    howLong: 'until sign-out',
  },
  {
    names: ['storageOwner'],
    kind: LOCAL,
    purpose: 'keeping what’s yours apart from the next person who signs in here',
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
    purpose: 'cheering each finished workout and block just once',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['userLoginCount', 'workoutIntroViewed', 'installPromptDismissed'],
    kind: LOCAL,
    purpose: 'not showing you an introduction, or the offer of an icon on your home screen, too often',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['moodHistory', 'moodSharing', 'moodIdeaUndone', 'hardWeekShown'],
    kind: LOCAL,
    purpose:
      'your moods, whether one may go along with a workout, the last idea for a day that you undid, and when we last had a word after a hard week',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['weekdayPlan', 'stepGoalOfferAnswered'],
    kind: LOCAL,
    purpose: 'the days you plan to work out, and not asking too soon again if you’d like a higher step goal',
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
      'what follows from your safety answers (starting level, pelvic floor care, moves changed for a sore pelvis, a page to read first)',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['triedWorkouts'],
    kind: LOCAL,
    purpose:
      'a workout you tried before buying, with what you chose and what follows from your safety answers, so it can become yours',
    howLong: '30 days, or until you say if it’s yours',
  },
  {
    names: ['notForMe'],
    kind: LOCAL,
    purpose: 'what you told us to skip, such as kneeling or jumps, so we can swap it',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['bodySigns'],
    kind: LOCAL,
    purpose:
      'what you told us after your last 3 workouts (leaking, heaviness, doming, pain), their days, and if you start more gently because of it',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['tummyLook'],
    kind: LOCAL,
    purpose: 'the day you last checked your tummy muscles, and the result',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: ['courseDays'],
    kind: LOCAL,
    purpose: 'the days you did a session of a course, and if all was well the next day. We never get them',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['courseMarks'],
    kind: LOCAL,
    purpose: 'which courses a clinician has checked, so they open without a connection. Nothing about you',
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
      'how far you’ve got in the jump check, if jumps are open, and the day you last told us something wasn’t right (not what it was)',
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
    purpose: 'how a workout sounds on this device',
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
    label: 'what’s waiting to sync (in fit-in-30)',
    kind: `${DATABASE}, or ${LOCAL} if your browser has none (recordsWithoutDatabase)`,
    purpose: 'syncing what you did once you’re back online',
    howLong: 'until it’s synced',
  },
  {
    names: [],
    label: 'your progress from last time (in fit-in-30)',
    kind: DATABASE,
    purpose: 'showing it without a connection',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: [],
    label: 'workout texts that were changed (in fit-in-30)',
    kind: DATABASE,
    purpose: 'showing and saying them without a connection',
    howLong: UNTIL_SIGNED_OUT,
  },
  {
    names: [],
    label: 'a workout you started (in fit-in-30)',
    kind: `${DATABASE}, or ${LOCAL} if your browser has none (recordsWithoutDatabase)`,
    purpose: 'carrying on where you stopped, and counting what you did',
    howLong: 'until you finish it, count it or drop it',
  },
  {
    names: [],
    label: 'what we’ve put aside for you (in fit-in-30)',
    kind: DATABASE,
    purpose: 'giving you your choices and moods back when you sign in again after someone else',
    howLong: UNTIL_CLEARED,
  },
  {
    names: ['lostCodeReloadAt'],
    kind: LOCAL,
    purpose: 'reloading once, and not over and over, when a part of the app is missing',
    howLong: UNTIL_CLEARED,
  },
  {
    names: [],
    label: 'the app itself: its pages, pictures, fonts, exercises and recorded voice',
    kind: 'cache storage, kept by a service worker',
    purpose: 'opening the app without a connection. Nothing about you is in it',
    howLong: 'until a newer version takes its place',
  },
  {
    names: ['__Host-fit30_browser', 'fit30_browser'],
    kind: 'cookie, http-only, same site. The first is for https, the second for http',
    purpose: 'knowing a browser that has signed in before, so someone else’s wrong guesses don’t lock you out',
    howLong: 'a year',
  },
  {
    names: ['__Host-fit30_checkout', 'fit30_checkout'],
    kind: 'cookie, http-only, same site. The first is for https, the second for http',
    purpose: 'making sure only the browser that paid can open the new account',
    howLong: '24 hours. It stops working 60 minutes after payment',
  },
  {
    names: ['__Host-fit30_gift', 'fit30_gift'],
    kind: 'cookie, http-only, same site. The first is for https, the second for http',
    purpose: 'making sure only the browser that paid for a gift gets to its page',
    howLong: '24 hours',
  },
];

export const PROVIDER_STORAGE: StoredOnDevice = {
  names: [],
  kind: 'cookies, on the payment page only',
  purpose: 'preventing fraud, taking the payment',
  howLong: 'see the provider’s notice',
};
