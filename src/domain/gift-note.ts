const LINK = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}(?:[/:?]|$|\s)|[\u202A-\u202E\u2066-\u2069]/iu;

/** Whether a message of ours may carry it as somebody else's words: on several lines, without what becomes a link. */
export const isSayableNote = (note: string): boolean => !LINK.test(note);
