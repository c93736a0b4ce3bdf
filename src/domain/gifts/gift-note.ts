import { mayBecomeLink } from '#domain/account/person-name.ts';

/** Whether a message of ours may carry it as somebody else's words: on several lines, without what becomes a link (product §26). */
export const isSayableNote = (note: string): boolean => !mayBecomeLink(note);

/** What is said of a note that may not. */
export const NOTE_WITH_LINK_TEXT = 'Leave links, addresses and the signs / \\ @ out of the note.';
