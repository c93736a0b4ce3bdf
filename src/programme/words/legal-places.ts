import type { WordsField, WordsPlace } from '#domain/words/words.ts';
import { HEALTH_WORDS } from './health-words.ts';
import { PRIVACY_WORDS } from './privacy-words.ts';
import { TERMS_WORDS } from './terms-words.ts';
import { wordsField } from './words-field.ts';

const LONGEST = 6_000;

/** A section whose names in braces must stay: each is a fact that the law asks for, or a way to reach the seller. */
function section<Shipped extends Readonly<Record<string, string>>>(
  words: Shipped,
  id: keyof Shipped & string,
  title: string,
  slots: readonly string[] = [],
): WordsPlace['sections'][number] {
  const keeps = slots.filter((slot) => words[id]?.includes(`{${slot}}`));
  const field: WordsField = wordsField(words, id, title, { isLong: true, max: LONGEST, slots, keeps });
  return { title, fields: [{ ...field, label: 'Text', mayBeEmpty: field.shipped === '' }] };
}

const terms = (id: keyof typeof TERMS_WORDS, title: string, slots?: readonly string[]) =>
  section(TERMS_WORDS, id, title, slots);

/** The place of the terms: what is sold, on which terms, and how a refund works. */
export const TERMS_PLACE: WordsPlace = {
  id: 'terms',
  name: 'Terms and refunds',
  about: 'What buyers agree to. We add your business details and the cancellation form.',
  group: 'legal',
  path: '/terms',
  sections: [
    terms('what', '2. What you buy'),
    terms('price', '3. Price', ['price', 'tax']),
    terms('lifetime', '4. Lifetime access', ['notice']),
    terms('contract', '5. How the contract is made', ['price']),
    terms('changing', '6. Changing your mind: 14 days', ['support']),
    terms('starting-at-once', '6. If a buyer gives up the 14 days', ['support']),
    terms('wrong', '7. If something is wrong'),
    terms('account', '8. Your account'),
    terms('closing', '9. When we may close an account'),
    terms('health', '10. Health'),
    terms('responsibility', '12. What we’re responsible for'),
    terms('law', '13. Law and complaints', ['support', 'answer time']),
    terms('gifts', '14. Gifts', ['support']),
    terms('changes', '15. Changes'),
    terms('added', '16. Anything else'),
  ],
};

const privacy = (id: keyof typeof PRIVACY_WORDS, title: string, slots?: readonly string[]) =>
  section(PRIVACY_WORDS, id, title, slots);

/** The place of the privacy notice: what is kept, by whom, and which rights members have. */
export const PRIVACY_PLACE: WordsPlace = {
  id: 'privacy',
  name: 'Privacy',
  about: 'Set your own details in Settings, Legal and privacy. We add the list of data.',
  group: 'legal',
  path: '/privacy',
  sections: [
    privacy('short', 'In short'),
    privacy('who', 'Who we are', ['seller', 'privacy email', 'registration']),
    privacy('device', 'What stays on your device'),
    privacy('notes', 'Notes'),
    privacy('helpers', 'Who helps us', ['payment provider', 'host', 'country', 'backup storage', 'mail provider']),
    privacy('machine', 'No automated decisions'),
    privacy('children', 'Children'),
    privacy('rights', 'Your rights', ['privacy email']),
    privacy('leaving', 'If you leave', ['payment provider', 'backup time', 'kept time']),
    privacy('changes', 'Changes'),
    privacy('added', 'Anything else'),
  ],
};

const health = (id: keyof typeof HEALTH_WORDS, title: string, slots?: readonly string[]) =>
  section(HEALTH_WORDS, id, title, slots);

/** The place of the health disclaimer, to which members agree before their first workout and after every change. */
export const HEALTH_PLACE: WordsPlace = {
  id: 'health',
  name: 'Health disclaimer',
  about: 'Members tick to say they’ve read it. If you change it, they’re asked again.',
  group: 'legal',
  path: '/health',
  isAgreedTo: true,
  sections: [
    health('intro', 'Original'),
    health('before', 'Before you start', ['early weeks', 'baby in arms']),
    health('moving', 'While you move'),
    health('expect', 'What to expect'),
    health('added', 'Anything else'),
  ],
};
