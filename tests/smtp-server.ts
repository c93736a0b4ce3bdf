import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

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

/** A mail server that takes everything, or only from whoever shows this account, on a port of its own. */
export async function startSmtpServer(account?: SmtpAccount): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const failures: string[] = [];
  const refusals: string[] = [];
  const refusedSenders: string[] = [];
  const sockets = new Set<Socket>();
  const arrivals = new EventEmitter();
  let answered = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const conversation = converse(socket, {
      account,
      takeSender: () => refusedSenders.shift() ?? '250 ok',
      takeRecipient: () => refusals.shift() ?? '250 ok',
      take(mail) {
        const failure = failures.shift();
        if (failure === undefined) received.push(mail);
        arrivals.emit('mail');
        return failure ?? '250 taken';
      },
    });
    // Whoever hangs up ends it.
    conversation.catch(() => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
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
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Takes {
  account: SmtpAccount | undefined;
  takeSender: () => string;
  takeRecipient: () => string;
  take: (mail: ReceivedMail) => string;
}

async function converse(socket: Socket, { account, takeSender, takeRecipient, take }: Takes): Promise<void> {
  let mail: ReceivedMail = { from: '', to: [], source: '' };
  let isMessage = false;

  const replies: Readonly<Record<string, (line: string) => string>> = {
    ehlo: () => (account ? '250-test\r\n250 AUTH PLAIN' : '250 ok'),
    auth: (line) => (line.slice(11) === plain(account) ? '235 welcome' : '535 5.7.8 who are you'),
    mail(line) {
      mail.from = addressIn(line);
      return takeSender();
    },
    rcpt(line) {
      mail.to.push(addressIn(line));
      return takeRecipient();
    },
    data() {
      isMessage = true;
      return '354 go on';
    },
    quit() {
      socket.end();
      return '250 ok';
    },
  };
  const reply = (line: string) => replies[line.slice(0, 4).toLowerCase()]?.(line) ?? '250 ok';

  function endOfMessage(): string {
    const outcome = take(mail);
    mail = { from: '', to: [], source: '' };
    isMessage = false;
    return outcome;
  }

  socket.write('220 test\r\n');
  for await (const line of createInterface({ input: socket })) {
    if (isMessage && line !== '.') {
      mail.source += `${line.replace(/^\./, '')}\r\n`;
      continue;
    }
    const answer = isMessage ? endOfMessage() : reply(line);
    if (answer === HANG_UP) socket.destroy();
    else if (socket.writable) socket.write(`${answer}\r\n`);
  }
}

const plain = (account: SmtpAccount | undefined) =>
  account && Buffer.from(`\0${account.user}\0${account.password}`).toString('base64');

const HANG_UP = 'hang up';

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
