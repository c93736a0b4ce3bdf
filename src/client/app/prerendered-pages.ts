export interface PrerenderedPage {
  /** The address. */
  path: string;
  /** The file that holds its HTML. */
  file: string;
  /** The sources of what it shows, whose code the page asks for beside the app's. */
  sources: readonly string[];
  /**
   * Who is signed in gets another page here: what is only for others is hidden from them before anything is painted.
   */
  hidesFromMembers?: boolean;
  /** What search engines and shared links say of the page. */
  description: string;
  /** What shared links say where it is other than title and description. */
  shared?: { title: string; line: string };
  /** The address of the page that has the same content, where search engines shall go instead. */
  sameAs?: string;
  /** The picture that a shared link shows, `scripts/pages/share-picture.ts`; that of the start page where left out. */
  picture?: SharedPicture;
  /** What search engines may show of the page's subject. */
  structured?: object;
}

interface SharedPicture {
  file: string;
  alt: string;
}

/** A screen whose link one person sends another. What the link opens stands after its #, which no server is told. */
export interface SentPage extends Pick<PrerenderedPage, 'path' | 'file' | 'description'> {
  title: string;
  picture: SharedPicture;
}

const AUTH_SCREEN = 'src/client/features/auth/auth-screen.tsx';
const TRY_SCREENS = ['src/client/app/trying/try-screens.tsx'];
const SIGN_IN = 'Sign in to your workouts, your week and your streak.';
const TRY_PICTURE = {
  file: 'share-picture-try.png',
  alt: 'Fit in 30: the drawn coach in a squat beside the words Try one minute.',
};

/** Pages that can be read before the app runs, and come alive with it. Add a page here and it is built, listed and served. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    path: '/try',
    file: 'try.html',
    sources: TRY_SCREENS,
    description: 'Try one minute with the coach: 3 standing moves, each easier with one tap. No account.',
    picture: TRY_PICTURE,
  },
  {
    path: '/try/first',
    file: 'try-first.html',
    sources: TRY_SCREENS,
    description: 'Try the whole first workout in 10 minutes, before you buy. No account.',
    picture: TRY_PICTURE,
  },
  {
    path: '/auth',
    file: 'auth.html',
    sources: [AUTH_SCREEN],
    sameAs: '/login',
    description: SIGN_IN,
  },
  { path: '/login', file: 'login.html', sources: [AUTH_SCREEN], description: SIGN_IN },
  {
    path: '/register',
    file: 'register.html',
    sources: [AUTH_SCREEN, 'src/client/features/auth/registration-form.tsx'],
    description: 'Make an account for 24 guided home workouts. You pay once, on the next page.',
  },
  {
    path: '/subscribe',
    file: 'subscribe.html',
    sources: ['src/client/app/buying/subscribe-screens.tsx'],
    hidesFromMembers: true,
    description: 'One payment for 24 guided home workouts. What you get, and how refunds work.',
  },
];

/** Built without content, which the browser fills in. */
export const SENT_PAGES: readonly SentPage[] = [
  {
    path: '/gift',
    file: 'gift.html',
    title: 'A gift for you',
    description: 'You’ve been given Fit in 30: short workouts at home, all paid for.',
    picture: {
      file: 'share-picture-gift.png',
      alt: 'Fit in 30: the drawn coach with both arms up beside the words A gift for you.',
    },
  },
  {
    path: '/sitter',
    file: 'sitter.html',
    title: 'You’re on',
    description: 'The days you’re looking after things during a workout. Say yes or no with one tap. No account.',
    picture: {
      file: 'share-picture-sitter.png',
      alt: 'Fit in 30: the drawn coach, bowing, beside the words You’re on.',
    },
  },
];
