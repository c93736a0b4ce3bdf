import { plainWords } from '#domain/words/words-text.ts';
import { EMAIL_WORDS, type EmailWordsName, emailPlaceId } from '#programme/words/email-words.ts';
import { LOOK_PLACE } from '#programme/words/look-words.ts';
import type { EmailBlock, EmailSlots } from './email-html.ts';
import type { EmailContent, OwnWords } from './email-layout.ts';

type Fields = Readonly<Record<string, string>>;

export interface ChangedFields {
  find: (place: string) => { fields: Fields } | undefined;
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

/** The same with what the coach has written in its place, and the coach’s signature: plain text, which the page of the e-mail escapes. */
export function withOwnWords(content: EmailContent, words: ChangedFields | undefined): EmailContent {
  const { ownWords } = content;
  if (!ownWords || !words) return content;
  const signature = words.find(LOOK_PLACE.id)?.fields.signature;
  const signed = signature ? { ...content, blocks: [...content.blocks, { text: signature }] } : content;
  return withFields(signed, ownWords, words.find(emailPlaceId(ownWords.name))?.fields);
}

function withFields(content: EmailContent, { slots }: OwnWords, fields: Fields | undefined): EmailContent {
  if (!fields) return content;
  const { subject, opening, button } = fields;
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
