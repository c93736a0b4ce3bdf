import { plainWords } from '#domain/words/words-text.ts';
import { EMAIL_WORDS, type EmailWordsName, emailPlaceId } from '#programme/words/email-words.ts';
import type { EmailBlock } from './email-html.ts';
import type { EmailContent, EmailSlots, OwnWords } from './email-layout.ts';

export interface ChangedFields {
  find: (place: string) => { fields: Readonly<Record<string, string>> } | undefined;
}

/** The shipped words with everything filled in. */
export function shippedEmail(name: EmailWordsName, slots: EmailSlots = {}) {
  const { subject, opening, button } = EMAIL_WORDS[name];
  return {
    subject: plainWords(subject, slots),
    opening: { text: plainWords(opening, slots), isOpening: true } satisfies EmailBlock,
    button,
    ownWords: { name, slots } satisfies OwnWords,
  };
}

/** The same with what the coach has written in its place: plain text, which the page of the e-mail escapes. */
export function withOwnWords(content: EmailContent, words: ChangedFields | undefined): EmailContent {
  const { ownWords } = content;
  const fields = ownWords && words?.find(emailPlaceId(ownWords.name))?.fields;
  if (!ownWords || !fields) return content;
  const { subject, opening, button } = fields;
  const { slots } = ownWords;
  return {
    ...content,
    ...(subject && { subject: plainWords(subject, slots) }),
    blocks: content.blocks.flatMap((block): EmailBlock[] => {
      if ('isOpening' in block && opening) return paragraphs(opening, slots);
      return 'button' in block && button ? [{ ...block, button }] : [block];
    }),
  };
}

const paragraphs = (text: string, slots: EmailSlots): EmailBlock[] =>
  text.split(/\n\s*\n/).map((paragraph) => ({ text: plainWords(paragraph, slots) }));
