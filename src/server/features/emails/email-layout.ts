import type { EmailWords } from '#server/platform/email/deliver-emails.ts';
import { htmlPage } from './email-html.ts';
import { nameAndAddress, type Operator } from './operator.ts';

/** One piece of a message. A message has one button at most. */
export type EmailBlock =
  | { heading: string }
  | { text: string }
  | { button: string; url: string }
  | { link: string; url: string };

/** A message before it is laid out. */
export interface EmailContent {
  subject: string;
  blocks: readonly EmailBlock[];
  /** Why she gets it, for the foot. */
  reason?: string;
  /** Where a mail program ends such messages with one click. */
  unsubscribeUrl?: string;
}

/** A link that works once, and for how long. */
export interface OneTimeLink {
  url: string;
  lifetime: string;
}

/** The blank belongs to it: mail programs set what follows apart. */
const SIGNATURE = '-- \n';

const REASON = 'You get this because you have an account with Fit in 30.';

/** The same words as plain text and as a page. */
export function layOut(content: EmailContent, operator: Operator): EmailWords {
  const { subject, blocks, reason = REASON, unsubscribeUrl } = content;
  const foot = footOf(operator, reason);
  return {
    subject,
    text: `${[...blocks.map(blockText), `${SIGNATURE}${foot}`].join('\n\n')}\n`,
    html: htmlPage({ subject, blocks, foot }),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
}

function footOf(operator: Operator, reason: string): string {
  const { supportEmail } = operator;
  return [`${nameAndAddress(operator)}.`, ...(supportEmail ? [`Questions: ${supportEmail}.`] : []), reason].join(' ');
}

function blockText(block: EmailBlock): string {
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(block.heading.length)}`;
  if ('link' in block) return `${block.link}: ${block.url}`;
  return 'text' in block ? block.text : block.url;
}
