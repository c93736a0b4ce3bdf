export interface Mail {
  /** The same at every attempt, so that a mail server can recognise it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The id of the account that it tells of: an e-mail in a file is deleted with it. */
  about?: string;
  /** One-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
  /** Shown inside it by its id; `body` is in base64. */
  picture?: { id: string; type: string; body: string };
}

export interface Mailer {
  channel: 'smtp' | 'file';
  /** Rejects if the message was not accepted, or may not have been. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

export interface Sender {
  from: string;
  /** Empty: answers go to `from`. */
  replyTo: string;
}

/** Nothing is read from a file or an address that a message names. */
export function messageOptions({ from, replyTo }: Sender, mail: Mail) {
  return {
    from,
    ...(replyTo ? { replyTo } : {}),
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    ...(mail.picture && { attachments: [attachedTo(mail.picture)] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const attachedTo = ({ id, type, body }: NonNullable<Mail['picture']>) => ({
  cid: id,
  filename: 'picture',
  contentType: type,
  contentDisposition: 'inline' as const,
  content: Buffer.from(body, 'base64'),
});

const unsubscribeHeaders = ({ unsubscribeUrl }: Mail) =>
  unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

const domainOf = (from: string) => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
