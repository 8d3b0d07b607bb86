import Fastify, { type FastifyInstance } from 'fastify';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { guardBodies } from './guard-bodies.ts';

let app: FastifyInstance;

afterEach(() => app.close());

async function start(withinMs = 200): Promise<number> {
  app = Fastify();
  guardBodies(app, { bytes: 100, withinMs });
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post('/read', ({ raw }) => text(raw));
  app.post('/refuse', async (_request, reply) => reply.code(400).send('no'));
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return Number(address.port);
}

function send(port: number, path: string, length: number) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return socket;
}

function nextFrom(socket: Socket): Promise<string> {
  return new Promise((resolve) => void socket.once('data', (bytes) => resolve(String(bytes))));
}

it('A body that hardly arrives is cut with 408', async () => {
  const socket = send(await start(), '/read', 1000);
  const dripping = setInterval(() => socket.write('x'), 50);
  const answer = await text(socket);
  clearInterval(dripping);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('A body that arrives slowly but steadily is read to its end', async () => {
  const socket = send(await start(), '/read', 1000);
  for (let sent = 0; sent < 1000; sent += 100) {
    socket.write('x'.repeat(100));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const answer = await nextFrom(socket);
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('Who is refused while still sending sees the answer and may go on using the connection', async () => {
  const length = 8 * 1024 * 1024;
  // A busy machine may pause for longer than the shortest wait.
  const socket = send(await start(60_000), '/refuse', length);
  const refusal = await nextFrom(socket);
  expect(refusal).toMatch(/^HTTP\/1\.1 400 /);
  socket.write('x'.repeat(length));
  socket.write('POST /read HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: 1\r\n\r\ny');
  const next = await nextFrom(socket);
  socket.destroy();
  expect(next).toMatch(/^HTTP\/1\.1 200 /);
});
