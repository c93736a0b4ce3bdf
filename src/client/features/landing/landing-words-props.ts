import type { LANDING_WORDS } from '#programme/words/landing-words.ts';

export interface LandingWordsProps {
  words: Readonly<Record<keyof typeof LANDING_WORDS, string>>;
}
