/** One message, ready to be sent. */
export interface Mail {
  /** The same at every attempt, so that a mail server can tell that it has the message already. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends messages of this kind, for the button that mail programs show (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The one way out for messages. */
export interface Mailer {
  /** Where messages go: to a mail server, or into files on this machine. */
  channel: 'smtp' | 'file';
  /** Resolves once the message was taken over; throws if it was not, or may not have been. */
  send: (mail: Mail) => Promise<void>;
  /** Ends what is being sent. */
  close: () => void;
}

/** Whom messages come from, and who reads the answers. */
export interface Sender {
  /** "Fit in 30 <hello@fit.example>". */
  from: string;
  /** Empty: answers go to `from`. */
  replyTo: string;
}

/** The parts of a message as nodemailer names them. Nothing is ever read from a file or an address named in a message. */
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
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const unsubscribeHeaders = ({ unsubscribeUrl }: Mail) =>
  unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

const domainOf = (from: string) => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
