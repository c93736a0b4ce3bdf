import type { ComponentType } from 'react';
import { HelpScreen } from '#client/features/help/help-screen.tsx';
import { LandingScreen } from '#client/features/landing/landing-screen.tsx';
import { productForSearch } from '#client/features/landing/product-for-search.ts';
import { HealthScreen } from '#client/features/legal-pages/health-screen.tsx';
import { PrivacyScreen } from '#client/features/legal-pages/privacy-screen.tsx';
import { StorageScreen } from '#client/features/legal-pages/storage-screen.tsx';
import { TermsScreen } from '#client/features/legal-pages/terms-screen.tsx';
import { LANDING_DESCRIPTION } from '#programme/words/landing-words.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** A page that is a document of its own: rendered by the build and by the server, never in the browser. */
export interface PlainPage extends Omit<PrerenderedPage, 'sources' | 'hidesFromMembers'> {
  title: string;
  /** Its styles go into the page. */
  source: string;
  Page: ComponentType;
}

const LEGAL_PAGES = 'src/client/features/legal-pages';

export const PLAIN_PAGES: readonly PlainPage[] = [
  {
    path: '/',
    file: 'landing.html',
    title: 'Home workouts for mums',
    source: 'src/client/features/landing/landing-screen.tsx',
    Page: LandingScreen,
    description: LANDING_DESCRIPTION,
    shared: { title: 'Strong again, in the minutes a baby leaves you', line: 'Try one minute, free. No account.' },
    structured: productForSearch,
  },
  {
    path: '/help',
    file: 'help.html',
    title: 'Help',
    source: 'src/client/features/help/help-screen.tsx',
    Page: HelpScreen,
    description: 'How it works, what to do on hard days, and help with your account.',
  },
  {
    path: '/privacy',
    file: 'privacy.html',
    title: 'Privacy notice',
    source: `${LEGAL_PAGES}/privacy-screen.tsx`,
    Page: PrivacyScreen,
    description: 'What we know about you, why, for how long, and how to delete it.',
  },
  {
    path: '/terms',
    file: 'terms.html',
    title: 'Terms of sale',
    source: `${LEGAL_PAGES}/terms-screen.tsx`,
    Page: TermsScreen,
    description: 'What you buy, what it costs, and how to get your money back.',
  },
  {
    path: '/storage',
    file: 'storage.html',
    title: 'What we store on your device',
    source: `${LEGAL_PAGES}/storage-screen.tsx`,
    Page: StorageScreen,
    description: 'What the app keeps in your browser, and how to clear it.',
  },
  {
    path: '/health',
    file: 'health.html',
    title: 'Health disclaimer',
    source: `${LEGAL_PAGES}/health-screen.tsx`,
    Page: HealthScreen,
    description: 'When to ask a doctor first, and when to stop a workout.',
  },
];
