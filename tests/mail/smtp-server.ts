import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A message as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body. */
  source: string;
}

export interface SmtpAccount {
  user: string;
  password: string;
}

export interface TestSmtpServer {
  /** "smtp://127.0.0.1:40123". */
  url: string;
  received: ReceivedMail[];
  /** The message after the last one that this answered, as soon as it is there. */
  next: () => Promise<ReceivedMail>;
  /** Answers the next message with this instead of taking it: "451 later", or hangs up on "hang up". */
  failNext: (answer: string) => void;
  /** Answers the next recipient with this instead of taking it: "550 no such mailbox". */
  refuseNextRecipient: (answer: string) => void;
  /** Answers the next sender with this instead of taking it: "553 not your address". */
  refuseNextSender: (answer: string) => void;
  close: () => Promise<void>;
}

const HANG_UP = 'hang up';

/** A mail server that takes everything, or only from whoever shows this account, on a port of its own. */
export async function startSmtpServer(account?: SmtpAccount): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const failures: string[] = [];
  const refusals: string[] = [];
  const refusedSenders: string[] = [];
  const sockets = new Set<Socket>();
  const arrivals = new EventEmitter();
  let answered = 0;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const smtp = new SMTPServer({
    authMethods: ['PLAIN'],
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === account?.user && password === account?.password;
      if (isKnown) done(null, { user: username });
      else done(refusal('535 5.7.8 who are you'));
    },
    onMailFrom: (_address, _session, done) => done(refusal(refusedSenders.shift())),
    onRcptTo: (_address, _session, done) => done(refusal(refusals.shift())),
    async onData(stream, session, done) {
      const source = await text(stream).catch(() => undefined);
      // The sender went away in the middle of the message, which is none then: a product that is stopped does so.
      if (source === undefined) return done(refusal('451 cut off'));
      const mail = mailOf(session, source);
      const failure = failures.shift();
      if (failure === undefined) received.push(mail);
      arrivals.emit('mail');
      if (failure === HANG_UP) hangUp();
      else done(refusal(failure));
    },
  });
  // Whoever hangs up ends it.
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async next() {
      for (;;) {
        const mail = received[answered];
        answered += mail ? 1 : 0;
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    failNext: (answer) => void failures.push(answer),
    refuseNextRecipient: (answer) => void refusals.push(answer),
    refuseNextSender: (answer) => void refusedSenders.push(answer),
    async close() {
      hangUp();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

function mailOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession, source: string): ReceivedMail {
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source };
}

/** "451 later" as an answer; none where nothing is refused. */
function refusal(answer: string | undefined): Error | null {
  if (answer === undefined) return null;
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}
