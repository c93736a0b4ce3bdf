import type { TERMS_WORDS } from '#programme/words/terms-words.ts';
import type { LegalProps } from './legal-page.tsx';

export interface TermsProps extends LegalProps {
  words: Readonly<Record<keyof typeof TERMS_WORDS, string>>;
}
