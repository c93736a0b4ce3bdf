import type { EmailWordsName } from '#programme/words/email-words.ts';
import type { ServerContext } from '#server/context.ts';
import type { EmailWords } from '#server/platform/email/deliver-emails.ts';
import { type CompanyDetails, nameAndAddress } from './company-details.ts';
import { type EmailBlock, type EmailSlots, htmlPage } from './email-html.ts';
import { writtenText } from './written-text.ts';

/** Which words an e-mail is made of, so that the coach's can take their place. */
export interface OwnWords {
  name: EmailWordsName;
  slots: EmailSlots;
}

/** What an e-mail is written with. */
export interface WritingContext extends Pick<ServerContext, 'db' | 'config' | 'now' | 'randomBytes'> {
  /** Where links lead; known once the server listens. */
  siteOrigin: () => string;
}

export interface EmailContent {
  subject: string;
  blocks: readonly EmailBlock[];
  reason?: string;
  /** Where the coach may have written others. */
  ownWords?: OwnWords;
  /** The id of the account that it tells of, where it goes to somebody else. */
  about?: string;
  /** For the List-Unsubscribe header (RFC 8058). */
  unsubscribeUrl?: string;
  picture?: EmailWords['picture'];
}

export interface OneTimeLink {
  url: string;
  lifetime: string;
}

/** The trailing blank is part of the signature separator (RFC 3676). */
const SIGNATURE = '-- \n';

const REASON = 'You’re getting this because you have a Fit in 30 account.';

export function renderEmail(content: EmailContent, company: CompanyDetails): EmailWords {
  const { subject, blocks, reason = REASON, about, unsubscribeUrl, picture } = content;
  const foot = footOf(company, reason);
  return {
    subject,
    text: `${[...blocks.map(blockText).filter(Boolean), `${SIGNATURE}${foot}`].join('\n\n')}\n`,
    html: htmlPage({ subject, blocks, foot }),
    ...(about === undefined ? {} : { about }),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    ...(picture ? { picture } : {}),
  };
}

function footOf(company: CompanyDetails, reason: string): string {
  const { supportEmail } = company;
  return [
    `${nameAndAddress(company)}.`,
    ...(supportEmail ? [`Questions? Write to ${supportEmail}.`] : []),
    reason,
  ].join(' ');
}

function blockText(block: EmailBlock): string {
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(block.heading.length)}`;
  if ('link' in block) return `${block.link}: ${block.url}`;
  if ('words' in block) return writtenText(block);
  if ('pictureId' in block) return '';
  return 'text' in block ? block.text : block.url;
}
