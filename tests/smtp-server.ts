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
  close: () => Promise<void>;
}

/** A mail server that takes everything, on a port of its own. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const failures: string[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const arrivals = new EventEmitter();
  let answered = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    void converse(socket, {
      takeRecipient: () => refusals.shift() ?? '250 ok',
      take(mail) {
        const failure = failures.shift();
        if (failure === undefined) received.push(mail);
        arrivals.emit('mail');
        return failure ?? '250 taken';
      },
    });
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
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Takes {
  takeRecipient: () => string;
  take: (mail: ReceivedMail) => string;
}

async function converse(socket: Socket, { takeRecipient, take }: Takes): Promise<void> {
  let mail: ReceivedMail = { from: '', to: [], source: '' };
  let isMessage = false;

  function reply(line: string): string {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') mail.from = addressIn(line);
    if (verb === 'RCPT') {
      mail.to.push(addressIn(line));
      return takeRecipient();
    }
    if (verb === 'DATA') isMessage = true;
    if (verb === 'QUIT') socket.end();
    return isMessage ? '354 go on' : '250 ok';
  }

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

const HANG_UP = 'hang up';

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
