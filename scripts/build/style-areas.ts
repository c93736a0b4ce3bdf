import type { StyleArea } from './style-users.ts';

const FEATURES = 'src/client/features';
const MAIN_APP = ['src/client/app/main-app/main-app-screen.tsx', 'src/client/app/main-app/main-app-wait.tsx'];

/** What is loaded together, and so shares style sheets. Every screen is in one of them. */
export const STYLE_AREAS: readonly StyleArea[] = [
  { name: 'app', sources: ['src/client/main.tsx'] },
  {
    name: 'arrival',
    sources: [`${FEATURES}/landing/landing-screen.tsx`, `${FEATURES}/auth/auth-screen.tsx`],
    later: 'too',
  },
  {
    name: 'purchase',
    sources: [`${FEATURES}/subscribe/subscribe-screen.tsx`, `${FEATURES}/subscribe/purchase.tsx`],
    later: 'too',
  },
  {
    name: 'words',
    sources: [
      `${FEATURES}/confirm-email/confirm-email-screen.tsx`,
      `${FEATURES}/confirm-email/keep-email-screen.tsx`,
      `${FEATURES}/confirm-purchase/confirm-purchase-screen.tsx`,
      `${FEATURES}/help/help-screen.tsx`,
      `${FEATURES}/help/safety-redirect.tsx`,
      `${FEATURES}/legal-pages/privacy-screen.tsx`,
      `${FEATURES}/legal-pages/terms-screen.tsx`,
      `${FEATURES}/legal-pages/storage-screen.tsx`,
      `${FEATURES}/legal-pages/health-screen.tsx`,
      `${FEATURES}/not-found/not-found-screen.tsx`,
      `${FEATURES}/password-reset/forgot-password-screen.tsx`,
      `${FEATURES}/password-reset/reset-password-screen.tsx`,
      `${FEATURES}/unsubscribe/unsubscribe-screen.tsx`,
    ],
    later: 'too',
  },
  { name: 'home', sources: MAIN_APP },
  { name: 'home', sources: ['src/client/app/route-guard.tsx', 'src/client/app/query-area.tsx'], later: 'too' },
  { name: 'later-views', sources: MAIN_APP, later: 'only' },
  {
    name: 'screens',
    sources: [
      `${FEATURES}/account/account-screen.tsx`,
      `${FEATURES}/impact-check/impact-check-screen.tsx`,
      `${FEATURES}/payment-success/payment-success-screen.tsx`,
      `${FEATURES}/receipt/receipt-screen.tsx`,
      `${FEATURES}/safety/safety-answers-screen.tsx`,
      `${FEATURES}/safety/safety-gate.tsx`,
      `${FEATURES}/settings/settings-screen.tsx`,
      `${FEATURES}/settings/workout-days-screen.tsx`,
      `${FEATURES}/step-onboarding/step-onboarding-screen.tsx`,
      `${FEATURES}/workout-player/workout-player-screen.tsx`,
    ],
    later: 'too',
  },
];
