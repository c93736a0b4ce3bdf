import type { ComponentType } from 'react';
import { type LazyView, lazyView } from '#client/browser/lazy-view.tsx';
import { hasSignIn } from '#client/parts/account/current-sign-in.ts';
import { SCREEN_PATHS, STARTED } from '#client/parts/site/screen-paths.ts';
import { withQueries } from './with-queries.tsx';

/** What a member opens from the app, which stays beside it on a wide screen. */
const withRail = (load: () => Promise<ComponentType<RouteParams>>) =>
  withQueries(async () => {
    const [{ besideRail }, Screen] = await Promise.all([import('./main-app/beside-rail.tsx'), load()]);
    return besideRail(Screen);
  });

interface RouteParams {
  workoutId?: string;
  courseId?: string;
  /** Of a link in a message. */
  token?: string;
}

type LazyScreen = LazyView<RouteParams>;

/**
 * Who may see a screen: `entrance` is for people who are not signed in, others are sent on; `public` for
 * everybody; `signedIn` needs a sign-in, `subscriber` an active account as well.
 */
type RouteAccess = 'entrance' | 'public' | 'signedIn' | 'subscriber';

export interface AppRoute {
  /** wouter's pattern. */
  path: string;
  /** Of the browser's tab; the name of the app follows it. */
  title: string;
  access: RouteAccess;
  screen: LazyScreen;
  /** It has the coach on a stage, and so has its wait. */
  onStage?: boolean;
  /** Loads what this address needs beside the screen, which it shares with others. */
  preloadMore?: () => Promise<unknown>;
}

/** Loads everything that an address shows; rejects when something cannot be loaded. */
export async function preloadRoute({ screen, preloadMore }: Pick<AppRoute, 'screen' | 'preloadMore'>): Promise<void> {
  await Promise.all([screen.preload(), preloadMore?.()]);
}

const trying = lazyView(async () => (await import('./trying/try-screens.tsx')).TryScreen);
const tryRoute = {
  access: 'public',
  screen: trying,
  onStage: true,
  // Whoever has tapped to start sees the coach move until the player is there.
  preloadMore: async () =>
    location.hash === STARTED ? undefined : (await import('./trying/try-screens.tsx')).preloadTrying(),
} as const;
const auth = lazyView(async () => (await import('#client/features/auth/auth-screen.tsx')).AuthScreen);
const forgotPassword = lazyView(
  async () => (await import('#client/features/password-reset/forgot-password-screen.tsx')).ForgotPasswordScreen,
);
const resetPassword = lazyView(
  async () => (await import('#client/features/password-reset/reset-password-screen.tsx')).ResetPasswordScreen,
);
const confirmEmail = lazyView(
  async () => (await import('#client/features/confirm-email/confirm-email-screen.tsx')).ConfirmEmailScreen,
);
const keepEmail = lazyView(
  async () => (await import('#client/features/confirm-email/keep-email-screen.tsx')).KeepEmailScreen,
);
const confirmPurchase = lazyView(
  async () => (await import('#client/features/confirm-purchase/confirm-purchase-screen.tsx')).ConfirmPurchaseScreen,
);
const subscribe = lazyView(async () => (await import('./buying/subscribe-screens.tsx')).SubscribeScreens);
const gifts = withQueries(async () => (await import('./buying/gift-screens.tsx')).GiftScreens);
const paymentSuccess = withQueries(
  async () => (await import('#client/features/payment-success/payment-success-screen.tsx')).PaymentSuccessScreen,
);
const stepOnboarding = withQueries(
  async () => (await import('#client/features/step-onboarding/step-onboarding-screen.tsx')).StepOnboardingScreen,
);
const account = withQueries(async () => (await import('#client/features/account/account-screen.tsx')).AccountScreen);
const mainApp = withQueries(async () => (await import('./main-app/main-app-screen.tsx')).MainAppScreen);
const workoutPlayer = withQueries(async () => {
  const [{ WorkoutPlayerScreen }, { SafetyGate }] = await Promise.all([
    import('#client/features/workout-player/workout-player-screen.tsx'),
    import('#client/features/safety/safety-gate.tsx'),
  ]);
  return ({ workoutId = '' }: RouteParams) => (
    <SafetyGate workoutId={workoutId}>
      <WorkoutPlayerScreen workoutId={workoutId} />
    </SafetyGate>
  );
});
const course = withQueries(async () => (await import('./courses/course-screen.tsx')).CourseScreen);
const settings = withRail(async () => (await import('#client/features/settings/settings-screen.tsx')).SettingsScreen);

const receipt = withQueries(async () => (await import('#client/features/receipt/receipt-screen.tsx')).ReceiptScreen);

const safetyAnswers = withRail(
  async () => (await import('#client/features/safety/safety-answers-screen.tsx')).SafetyAnswersScreen,
);

const notForMe = withRail(
  async () => (await import('#client/features/not-for-me/not-for-me-screen.tsx')).NotForMeScreen,
);

const impactCheck = withRail(
  async () => (await import('#client/features/impact-check/impact-check-screen.tsx')).ImpactCheckScreen,
);

const workoutDays = withRail(
  async () => (await import('#client/features/settings/workout-days-screen.tsx')).WorkoutDaysScreen,
);
const unsubscribe = lazyView(
  async () => (await import('#client/features/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
);

const sitter = lazyView(async () => (await import('#client/features/sitter/sitter-screen.tsx')).SitterScreen);

const confirmSitterEmails = lazyView(
  async () => (await import('#client/features/sitter/confirm-sitter-emails-screen.tsx')).ConfirmSitterEmailsScreen,
);

/** Shown for every address that is not in {@link ROUTES}. */
export const notFoundScreen = lazyView(
  async () => (await import('#client/features/not-found/not-found-screen.tsx')).NotFoundScreen,
);

/** Every screen, its address and who may see it; the plain pages are beside them in `plain-pages.tsx`. */
export const ROUTES: readonly AppRoute[] = [
  { ...tryRoute, path: SCREEN_PATHS.tryMinute, title: 'Try one minute' },
  { ...tryRoute, path: SCREEN_PATHS.tryFirst, title: 'Try the first workout' },
  { path: SCREEN_PATHS.auth, title: 'Sign In', access: 'entrance', screen: auth },
  { path: SCREEN_PATHS.login, title: 'Sign In', access: 'entrance', screen: auth },
  {
    path: SCREEN_PATHS.register,
    title: 'Create Account',
    access: 'entrance',
    screen: auth,
    preloadMore: async () => (await import('#client/features/auth/auth-screen.tsx')).preloadRegistration(),
  },
  { path: SCREEN_PATHS.forgotPassword, title: 'Reset your password', access: 'public', screen: forgotPassword },
  { path: SCREEN_PATHS.resetPassword, title: 'Choose a new password', access: 'public', screen: resetPassword },
  { path: SCREEN_PATHS.setPassword, title: 'Choose a password', access: 'public', screen: resetPassword },
  { path: SCREEN_PATHS.confirmEmail, title: 'Confirm your email address', access: 'public', screen: confirmEmail },
  { path: SCREEN_PATHS.keepEmail, title: 'Keep your email address', access: 'public', screen: keepEmail },
  { path: SCREEN_PATHS.confirmPurchase, title: 'Confirm your purchase', access: 'public', screen: confirmPurchase },
  {
    path: SCREEN_PATHS.subscribe,
    title: 'Complete Your Purchase',
    access: 'public',
    screen: subscribe,
    preloadMore: async () =>
      hasSignIn() ? (await import('./buying/subscribe-screens.tsx')).preloadPurchase() : undefined,
  },
  ...[SCREEN_PATHS.give, SCREEN_PATHS.givenGifts, SCREEN_PATHS.gift].map(
    (path): AppRoute => ({ path, title: 'A gift', access: 'public', screen: gifts }),
  ),
  { path: SCREEN_PATHS.paymentSuccess, title: 'Your payment', access: 'public', screen: paymentSuccess },
  { path: SCREEN_PATHS.stepOnboarding, title: 'Your Daily Step Goal', access: 'subscriber', screen: stepOnboarding },
  { path: SCREEN_PATHS.account, title: 'Your Account', access: 'subscriber', screen: account },
  {
    path: SCREEN_PATHS.mainApp,
    title: 'Home',
    access: 'subscriber',
    screen: mainApp,
  },
  { path: SCREEN_PATHS.workout, title: 'Workout', access: 'subscriber', screen: workoutPlayer, onStage: true },
  { path: SCREEN_PATHS.course, title: 'Course', access: 'subscriber', screen: course },
  { path: SCREEN_PATHS.settings, title: 'Account Settings', access: 'signedIn', screen: settings },
  { path: SCREEN_PATHS.receipt, title: 'Your receipt', access: 'signedIn', screen: receipt },
  { path: SCREEN_PATHS.safetyAnswers, title: 'Safety answers', access: 'signedIn', screen: safetyAnswers },
  { path: SCREEN_PATHS.notForMe, title: 'Not for me', access: 'subscriber', screen: notForMe },
  {
    path: SCREEN_PATHS.impactCheck,
    title: 'Ready for jumps and jogging?',
    access: 'subscriber',
    screen: impactCheck,
  },
  {
    path: SCREEN_PATHS.workoutDays,
    title: 'Workout days and reminders',
    access: 'subscriber',
    screen: workoutDays,
  },
  { path: SCREEN_PATHS.sitter, title: 'Sitter', access: 'public', screen: sitter },
  {
    path: SCREEN_PATHS.confirmSitterEmails,
    title: 'Your week by email',
    access: 'public',
    screen: confirmSitterEmails,
  },
  { path: SCREEN_PATHS.unsubscribe, title: 'Stop these emails', access: 'public', screen: unsubscribe },
  { path: SCREEN_PATHS.unsubscribeByPart, title: 'Stop these emails', access: 'public', screen: unsubscribe },
];

export interface MatchedRoute {
  route: AppRoute;
  params: RouteParams;
}

/** The screen of an address without its query, or `undefined` for the 404 page. A slash at the end does not matter. */
export function matchedRoute(pathname: string): MatchedRoute | undefined {
  const parts = partsOf(pathname);
  for (const route of ROUTES) {
    const pattern = partsOf(route.path);
    if (pattern.length !== parts.length) continue;
    const named = pattern.findIndex((part) => part.startsWith(':'));
    if (!pattern.every((part, index) => index === named || part === parts[index])) continue;
    return { route, params: named < 0 ? {} : { [pattern[named]?.slice(1) ?? '']: parts[named] } };
  }
  return undefined;
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');
