/** The addresses of the screens, in one place. */
export const SCREEN_PATHS = {
  landing: '/',
  auth: '/auth',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Opened by a link in a mail, with its token after the #. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  /** Calls off the change to another address. */
  keepEmail: '/keep-email',
  /** The first password of an account that a purchase made. */
  setPassword: '/set-password',
  confirmPurchase: '/confirm-purchase',
  subscribe: '/subscribe',
  /** Come back from the provider's page: what was begun there is ended. */
  subscribeCancelled: '/subscribe?cancelled=true',
  paymentSuccess: '/payment-success',
  stepOnboarding: '/step-onboarding',
  account: '/dashboard',
  mainApp: '/dashboard-full',
  workoutsTab: '/dashboard-full?tab=workouts',
  nutritionTab: '/dashboard-full?tab=nutrition',
  /** The Workouts tab with its introduction open. */
  introduction: '/dashboard-full?tab=workouts&intro=open',
  workoutHistory: '/dashboard-full?tab=workouts&view=history',
  workout: '/workout/:workoutId',
  settings: '/settings',
  /** The safety questions, to answer again. */
  safetyAnswers: '/settings/safety',
  /** The check that opens jumps and jogging. */
  impactCheck: '/settings/impact-check',
  /** When she means to work out, her calendar and reminders. */
  workoutDays: '/settings/days',
  /** Opened by the link in a reminder, with its token after the #; mail programs open it with the token as a part. */
  unsubscribe: '/unsubscribe',
  unsubscribeByPart: '/unsubscribe/:token',
  /** Of the purchase with `?reference=`, to print. */
  receipt: '/receipt',
  forcedLogout: '/subscribe?forceLogout=true',
  help: '/help',
  /** Leads to the safety questions on the help page. */
  safety: '/safety',
  privacy: '/privacy',
  terms: '/terms',
  storage: '/storage',
  health: '/health',
} as const;

/** The groups of the settings, in their order. */
export const SETTINGS_GROUPS = ['you', 'coach', 'programme', 'privacy', 'purchase'] as const;
export type SettingsGroupName = (typeof SETTINGS_GROUPS)[number];

/** The settings with one of their groups open; without a name the first one is. */
export const settingsGroupPath = (group: SettingsGroupName): string =>
  group === 'you' ? SCREEN_PATHS.settings : `${SCREEN_PATHS.settings}?group=${group}`;

/** The safety questions, open to everybody. */
export const SAFETY_PATH = '/help#safety';

/** What one of the words of a body after a birth means, open to everybody. */
export const explanationPath = (id: string): string => `/help#${id}`;

/** The receipt of one purchase. */
export const receiptPath = (reference: string): string => `/receipt?reference=${encodeURIComponent(reference)}`;

/** Where a payment is looked up and its buyer let in. */
export const paymentSuccessPath = (sessionId: string): string =>
  `${SCREEN_PATHS.paymentSuccess}?session_id=${encodeURIComponent(sessionId)}`;

/** The player of one workout. */
export const workoutPlayerPath = (workoutId: number): string => `/workout/${workoutId}`;

/** The player of a workout that was begun, at its place: whoever comes this way is not asked again. */
export const carryOnPath = (workoutId: number): string => `${workoutPlayerPath(workoutId)}?carry-on`;

/** A week's list of workouts in the main app, week 1 to 4. */
export const weekPath = (week: number): string => `/dashboard-full?tab=week${week}`;

/** How she wants to do a workout today; what is left out is the player's usual. */
export interface WorkoutStart {
  length?: 'full' | '15' | '10' | undefined;
  level?: 'easier' | 'harder' | undefined;
}

/** The player of one workout, begun in that length and at that level. */
export function workoutStartPath(workoutId: number, { length = 'full', level }: WorkoutStart): string {
  const query = new URLSearchParams({ ...(length !== 'full' && { length }), ...(level && { level }) });
  return query.size === 0 ? workoutPlayerPath(workoutId) : `${workoutPlayerPath(workoutId)}?${query}`;
}

/** A block that is over, to look back on. */
export const finishedBlockPath = (block: number): string => `/dashboard-full?tab=workouts&view=block&block=${block}`;
