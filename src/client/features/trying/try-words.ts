import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';

interface TryWords {
  title: string;
  lead: string;
  points: readonly string[];
  picture: ClipName;
  /** Lit on the dial. */
  minutes: number;
  start: string;
  other: { href: string; name: string };
}

const ON_DEVICE = 'No account. Nothing you do here leaves your device.';

/** Untrue where the browser keeps nothing. */
export const KEPT_FOR_DAYS = 'Kept on this device for 30 days, and yours if you buy here within that time.';

export const TRY_WORDS = {
  minute: {
    title: 'Try one minute',
    lead: 'Three moves of 20 seconds, with the coach. Turn her with a finger, and make any move easier with one tap.',
    points: ['On your feet: no kit, no floor, no jumps.', 'Silent until you tap for sound.', ON_DEVICE],
    picture: 'squat_punch-standard',
    minutes: 1,
    start: 'Start the minute',
    other: { href: SCREEN_PATHS.tryFirst, name: 'Or the whole first workout, 10 min' },
  },
  first: {
    title: 'Try the first workout',
    lead: 'The 10 minute version of workout 1A, all of it: warm-up, main part, cool-down.',
    points: ['A few safety questions first.', 'You need a chair, a backpack and a mat.', KEPT_FOR_DAYS, ON_DEVICE],
    picture: 'chair_squat-standard',
    minutes: 10,
    start: 'Go to the questions',
    other: { href: SCREEN_PATHS.tryMinute, name: 'Or one minute, without questions' },
  },
} as const satisfies Record<string, TryWords>;

export type TryWhat = keyof typeof TRY_WORDS;
