import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server on this machine that takes everything and stores whom it was for. */
export async function startMailServer() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere');
  return {
    port: address.port,
    received,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** One conversation, in the order of SMTP: greeting, sender, recipients, content. */
function talk(socket: Socket, received: string[]): void {
  let recipients: string[] = [];
  let isContent = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say('220 journeys');
  createInterface({ input: socket }).on('line', (line) => {
    if (isContent) {
      if (line !== '.') return;
      isContent = false;
      received.push(...recipients);
      recipients = [];
      say('250 taken');
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
    isContent = verb === 'DATA';
    if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say(isContent ? '354 go on' : '250 journeys');
  });
}
