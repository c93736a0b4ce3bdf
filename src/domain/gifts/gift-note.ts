import { mayBecomeLink } from '#domain/account/person-name.ts';

/**
 * Whether an email of ours may carry a giver's note: it may have several lines, and nothing that becomes a link
 * (product §26).
 */
export const isSayableNote = (note: string): boolean => !mayBecomeLink(note);

/** The words of the refusal of a note that is not sayable. */
export const NOTE_WITH_LINK_TEXT = 'Leave links, addresses and / \\ @ out of the message.';
