const UNSAYABLE = /[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|www\./iu;

/** Marks that turn the direction of the text around them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;

/** Characters that nobody sees and that the name of a host may hold. */
const UNSEEN = /\p{Cf}|\uFE0F/gu;

/**
 * Texts that mail programs turn into a link by themselves: "example.org", also with a wide dot, "a@b", "a/b",
 * "192.0.2.1".
 */
const LINKED =
  /[/\\@]|www\.|[\p{L}\p{N}\p{M}\p{So}]\.\p{L}{2}|[\p{Script=Latin}\p{N}]。\p{Script=Latin}{2}|\d+\.\d+\.\d+\.\d+/iu;

const LONGEST_GREETED = 40;

/** Whether a mail program may make a link of a part of the text, or a mark in it may mislead its reader. */
export const mayBecomeLink = (text: string): boolean =>
  TURNING.test(text) || LINKED.test(text.normalize('NFKC').replace(UNSEEN, ''));

/**
 * Whether a text may stand as somebody's name: on one line, without a link. We write names into
 * messages, and whoever chooses one must not choose what our messages say (product §12).
 */
export const isSayableName = (name: string): boolean => !UNSAYABLE.test(name);

/** Whether a name holds a character that anybody sees. */
export const isSeenName = (name: string): boolean => /[^\p{Default_Ignorable_Code_Point}\s]/u.test(name);

/**
 * The first name as a message greets with it, at most 40 characters; empty for a name that could be read as more than a
 * name. Accounts may hold names that were never checked by {@link isSayableName}, such as those from a card.
 */
export function greetedName(firstName: string): string {
  const isName = isSayableName(firstName) && !mayBecomeLink(firstName) && firstName.length <= LONGEST_GREETED;
  return isName ? firstName : '';
}
