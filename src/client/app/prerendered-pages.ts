import { LANDING_DESCRIPTION } from '#client/features/landing/description.ts';

export interface PrerenderedPage {
  /** The address. */
  path: string;
  /** The file that holds its HTML. */
  file: string;
  /** The screen's source, whose code the page asks for beside the app's; none where the markup is kept as it is. */
  source?: string;
  /** What search engines and shared links say of the page; the app's own sentence by default. */
  description?: string;
}

const AUTH_SCREEN = 'src/client/features/auth/auth-screen.tsx';
const LEGAL_PAGES = 'src/client/features/legal-pages';

/** Pages that can be read before any script runs. Add a page here and it is built, listed and served. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    path: '/',
    file: 'landing.html',
    source: 'src/client/features/landing/landing-screen.tsx',
    description: LANDING_DESCRIPTION,
  },
  { path: '/auth', file: 'auth.html', source: AUTH_SCREEN },
  { path: '/login', file: 'login.html', source: AUTH_SCREEN },
  { path: '/register', file: 'register.html', source: AUTH_SCREEN },
  { path: '/help', file: 'help.html', source: 'src/client/features/help/help-screen.tsx' },
  { path: '/privacy', file: 'privacy.html', source: `${LEGAL_PAGES}/privacy-screen.tsx` },
  { path: '/terms', file: 'terms.html', source: `${LEGAL_PAGES}/terms-screen.tsx` },
  { path: '/storage', file: 'storage.html', source: `${LEGAL_PAGES}/storage-screen.tsx` },
  { path: '/health', file: 'health.html', source: `${LEGAL_PAGES}/health-screen.tsx` },
];
