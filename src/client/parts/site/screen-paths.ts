export const SCREEN_PATHS = {
  landing: '/',
  tryMinute: '/try',
  tryFirst: '/try/first',
  auth: '/auth',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Opened by a link in a mail, with its token after the #. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  keepEmail: '/keep-email',
  setPassword: '/set-password',
  confirmPurchase: '/confirm-purchase',
  subscribe: '/subscribe',
  /** Return from the provider's page: ends what was begun there. */
  subscribeCancelled: '/subscribe?cancelled=true',
  /** Buying it for somebody else; what was given; what somebody was given. */
  give: '/give',
  givenGifts: '/gifts',
  gift: '/gift',
  paymentSuccess: '/payment-success',
  stepOnboarding: '/step-onboarding',
  account: '/dashboard',
  mainApp: '/dashboard-full',
  workoutsTab: '/dashboard-full?tab=workouts',
  nutritionTab: '/dashboard-full?tab=nutrition',
  introduction: '/dashboard-full?tab=workouts&intro=open',
  workoutHistory: '/dashboard-full?tab=workouts&view=history',
  workout: '/workout/:workoutId',
  /** With a session in its query, that session's player. */
  course: '/courses/:courseId',
  settings: '/settings',
  safetyAnswers: '/settings/safety',
  notForMe: '/settings/not-for-me',
  impactCheck: '/settings/impact-check',
  workoutDays: '/settings/days',
  /** For the sitter of a member; token after the #. */
  sitter: '/sitter',
  confirmSitterEmails: '/confirm-sitter-emails',
  /** Token after the #; mail programs open it with the token as a part. */
  unsubscribe: '/unsubscribe',
  unsubscribeByPart: '/unsubscribe/:token',
  receipt: '/receipt',
  forcedLogout: '/subscribe?forceLogout=true',
  /** Ends that the landing page has a line for, shown by its address alone. */
  accountDeleted: '/#account-deleted',
  tryNotKept: '/#not-kept',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  storage: '/storage',
  health: '/health',
} as const;

/** Documents of their own, in which a small script runs and no app: the browser opens them, never the router. */
export const PLAIN_PATHS: readonly string[] = ['/', '/help', '/privacy', '/terms', '/storage', '/health'];

export const SETTINGS_GROUPS = ['you', 'coach', 'programme', 'privacy', 'purchase'] as const;
export type SettingsGroupName = (typeof SETTINGS_GROUPS)[number];

export const settingsGroupPath = (group: SettingsGroupName): string =>
  group === 'you' ? SCREEN_PATHS.settings : `${SCREEN_PATHS.settings}?group=${group}`;

/** After the # of an address that starts what it is for, instead of telling about it first. */
export const STARTED = '#start';

export const SAFETY_PATH = '/help#safety';

export const explanationPath = (id: string): string => `/help#${id}`;

export const receiptPath = (reference: string): string => `/receipt?reference=${encodeURIComponent(reference)}`;

export const paymentSuccessPath = (sessionId: string): string =>
  `${SCREEN_PATHS.paymentSuccess}?session_id=${encodeURIComponent(sessionId)}`;

export const workoutPlayerPath = (workoutId: number): string => `/workout/${workoutId}`;

/** Resumes without asking again. */
export const carryOnPath = (workoutId: number): string => `${workoutPlayerPath(workoutId)}?carry-on`;

export const weekPath = (week: number): string => `/dashboard-full?tab=week${week}`;

export interface WorkoutStart {
  length?: 'full' | '15' | '10' | undefined;
  level?: 'easier' | 'standard' | 'harder' | undefined;
}

export function workoutStartPath(workoutId: number, { length = 'full', level }: WorkoutStart = {}): string {
  const query = new URLSearchParams({ ...(length !== 'full' && { length }), ...(level && { level }) });
  return query.size === 0 ? workoutPlayerPath(workoutId) : `${workoutPlayerPath(workoutId)}?${query}`;
}

/** Begins at once, unless something has to be answered first. */
export function startNowPath(workoutId: number, start: WorkoutStart | undefined): string {
  const path = workoutStartPath(workoutId, start);
  return `${path}${path.includes('?') ? '&' : '?'}start`;
}

export const finishedBlockPath = (block: number): string => `/dashboard-full?tab=workouts&view=block&block=${block}`;

export const coursePath = (courseId: string): string => `/courses/${courseId}`;

/** @param key "snacks/desk". */
export function courseSessionPath(key: string): string {
  const [courseId = '', sessionId = ''] = key.split('/');
  return `${coursePath(courseId)}?session=${sessionId}`;
}
