import type { WordsPlace } from '#domain/words/words.ts';
import { EMAIL_PLACES } from './email-places.ts';
import { FILMS_PLACE } from './films-place.ts';
import { HEALTH_PLACE, PRIVACY_PLACE, TERMS_PLACE } from './legal-places.ts';
import { LOOK_PLACE } from './look-words.ts';
import { newsletterPlace } from './newsletter-place.ts';
import { PROGRAMME_PLACES } from './programme-places.ts';
import { HELP_PLACE, LANDING_PLACE, QUOTES_PLACE } from './site-places.ts';

/**
 * Every place whose words the coach may change, in the order of the desk's list. Add a place here and the desk has it.
 */
export const WORDS_PLACES: readonly WordsPlace[] = [
  LOOK_PLACE,
  LANDING_PLACE,
  HELP_PLACE,
  FILMS_PLACE,
  QUOTES_PLACE,
  TERMS_PLACE,
  PRIVACY_PLACE,
  HEALTH_PLACE,
  ...PROGRAMME_PLACES,
  ...EMAIL_PLACES,
];

/** The place of an id, also of a newsletter that is being written; undefined when there is none. */
export const findWordsPlace = (id: string): WordsPlace | undefined =>
  WORDS_PLACES.find((place) => place.id === id) ?? newsletterPlace(id);
