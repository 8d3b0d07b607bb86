import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they were sent. */
  readonly data: string;
}

/** A mail server on this machine that stores what it is sent. */
export interface SmtpStandIn {
  readonly url: string;
  readonly received: ReceivedMail[];
  /**
   * How it answers from now on: normally, late, by putting off every mail, not at all, with nonsense, by refusing
   * who sends, every recipient or every message, or by hanging up at once, before it takes a message or after it has.
   */
  manner:
    | 'kind'
    | 'slow'
    | 'garbage'
    | 'hanging_up'
    | 'refusing'
    | 'silent'
    | 'locked'
    | 'unknown_recipient'
    | 'unwanted_message'
    | 'closing'
    | 'closing_late';
  close(): Promise<void>;
}

/** How late a slow one answers. */
const SLOW_MS = 1_000;

export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, standIn);
  });
  const standIn = {
    url: '',
    received: [] as ReceivedMail[],
    manner: 'kind' as SmtpStandIn['manner'],
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere');
  standIn.url = `smtp://127.0.0.1:${address.port}`;
  return standIn;
}

function talk(socket: Socket, standIn: Pick<SmtpStandIn, 'manner' | 'received'>): void {
  let unread = '';
  let from = '';
  let to: string[] = [];
  let data: string | undefined;
  const say = (line: string) => {
    const { manner } = standIn;
    if (manner === 'silent') return;
    const answer = () => socket.write(`${manner === 'garbage' ? 'สวัสดี <html>' : line}\r\n`);
    if (manner === 'slow') setTimeout(answer, SLOW_MS);
    else answer();
  };

  const hear = (line: string) => {
    const { manner } = standIn;
    const word = line.slice(0, 4).toUpperCase();
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (word === 'EHLO' || word === 'HELO') {
      say('250-stand-in');
      return say('250 AUTH PLAIN');
    }
    if (word === 'AUTH') {
      return say(manner === 'locked' ? '535 5.7.8 wrong password' : '235 welcome');
    }
    if (word === 'MAIL') {
      from = address;
      to = [];
      return say('250 ok');
    }
    if (word === 'RCPT') {
      to.push(address);
      if (manner === 'unknown_recipient') return say('550 5.1.1 no such mailbox');
      return say(manner === 'refusing' ? '451 try later' : '250 ok');
    }
    if (word === 'DATA') {
      if (manner === 'closing') return socket.destroy();
      data = '';
      return say('354 go on');
    }
    if (word === 'QUIT') {
      say('221 bye');
      return socket.end();
    }
    return say('250 ok');
  };

  if (standIn.manner === 'hanging_up') {
    socket.destroy();
    return;
  }
  say('220 stand-in');
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    unread += text;
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      if (data === undefined) hear(line);
      else if (line === '.') {
        const message = { from, to, data };
        data = undefined;
        if (standIn.manner === 'unwanted_message') say('554 5.7.1 message refused');
        else {
          standIn.received.push(message);
          if (standIn.manner === 'closing_late') socket.destroy();
          else say('250 taken');
        }
        // A point at the beginning of a line is sent twice.
      } else data += `${line.replace(/^\./, '')}\n`;
    }
  });
}
