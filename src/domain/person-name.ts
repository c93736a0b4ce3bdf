const UNSAYABLE = /[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|www\./iu;

/** What mail programs turn into a link by themselves, "example.org", "a@b", "a/b", and marks that turn the text around them. */
const ACTING = /[/\\@\u202A-\u202E\u2066-\u2069]|[\p{L}\p{N}]\.\p{L}{2}/u;

const LONGEST_GREETED = 40;

/**
 * Whether a text may stand as somebody's name: on one line, without a link. We write names into
 * messages, and whoever chooses one must not choose what our messages say (product §12).
 */
export const isSayableName = (name: string): boolean => !UNSAYABLE.test(name);

/**
 * The first name as a message greets with it, at most 40 characters; empty for one that could be read as more than a name.
 * Accounts may have older names than {@link isSayableName}, and names from a card.
 */
export function greetedName(firstName: string): string {
  const isName = isSayableName(firstName) && !ACTING.test(firstName) && firstName.length <= LONGEST_GREETED;
  return isName ? firstName : '';
}
