import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { forbiddenUrls } from '#tests/support/hostile/addresses.ts';
import type { Resolve } from './address-guard.ts';
import { createOutboundClient, OutboundError, type OutboundClient } from './outbound-client.ts';

const clients: OutboundClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

function newClient(settings: Parameters<typeof createOutboundClient>[0]): OutboundClient {
  const client = createOutboundClient(settings);
  clients.push(client);
  return client;
}

/** Serves until the test ends; answers its port. */
async function listen(server: Server | ReturnType<typeof createTcpServer>, host = '127.0.0.1') {
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return z.object({ port: z.number() }).parse(server.address()).port;
}

function serve(listener: RequestListener): Promise<number> {
  const server = createHttpServer(listener);
  onTestFinished(() => server.closeAllConnections());
  return listen(server);
}

/** Why a call failed, as the client's code. */
function failureOf(error: unknown): string {
  return error instanceof OutboundError ? error.failure : `not a failure of ours: ${String(error)}`;
}

/** A listener that counts everyone who reaches it, on every address of this machine. */
async function canary() {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const port = await listen(server, '::');
  return { port, connections: () => connections };
}

describe('the way out', () => {
  it(`reaches nothing of this machine or its network by ${forbiddenUrls.length} ways of writing it`, async () => {
    expect(forbiddenUrls.length).toBeGreaterThanOrEqual(120);
    const { port, connections } = await canary();
    const client = newClient({ allowLoopback: false });
    for (const written of forbiddenUrls) {
      const url = written.replaceAll('PORT', String(port));
      const failure = await client
        .send({ method: 'GET', url, timeoutMs: 500 })
        .then(() => 'answered', failureOf);
      expect([url, failure]).toEqual([
        url,
        expect.stringMatching(/^(forbidden_address|unreachable)$/),
      ]);
    }
    expect(connections()).toBe(0);
    // The listener works: a client that may call this machine does reach it.
    await newClient({ allowLoopback: true })
      .send({ method: 'GET', url: `http://127.0.0.1:${port}/` })
      .catch(() => undefined);
    expect(connections()).toBe(1);
  });

  it('is closed to names that lead here, immediately or later, alone or beside a public address', async () => {
    const { port, connections } = await canary();
    let lookups = 0;
    const publicAddress = { address: '2606:4700:4700::1111', family: 6 };
    const here = { address: '127.0.0.1', family: 4 };
    const answers = [
      [here],
      [publicAddress],
      [here],
      [publicAddress, here],
      [here, publicAddress],
      [],
    ];
    const resolve: Resolve = (_name, _options, done) => {
      done(null, answers[lookups % answers.length] ?? []);
      lookups += 1;
    };
    const client = newClient({ allowLoopback: false, resolve });
    const failures: string[] = [];
    for (const _ of answers) {
      await client
        .send({ method: 'GET', url: `http://rebinding.example:${port}/`, timeoutMs: 1_000 })
        .catch((error: unknown) => failures.push(failureOf(error)));
    }
    expect(lookups).toBe(answers.length);
    expect(failures).toEqual([
      'forbidden_address',
      expect.stringMatching(/unreachable|too_slow/),
      'forbidden_address',
      'forbidden_address',
      'forbidden_address',
      'forbidden_address',
    ]);
    expect(connections()).toBe(0);
  });

  it('follows no redirect', async () => {
    const { port, connections } = await canary();
    const from = await serve((_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
    );
    const answer = await newClient({ allowLoopback: true }).send({
      method: 'GET',
      url: `http://127.0.0.1:${from}/`,
    });
    expect(answer.status).toBe(302);
    expect(connections()).toBe(0);
  });

  it('sends the request there and returns the answer', async () => {
    const port = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        response
          .writeHead(418, { 'content-type': 'text/x-echo' })
          .end(
            `${request.method} ${request.headers['content-type']} ${Buffer.concat(chunks).toString()}`,
          ),
      );
    });
    const answer = await newClient({ allowLoopback: true }).send({
      method: 'POST',
      url: `http://127.0.0.1:${port}/`,
      json: { question: 'อ้อย' },
    });
    expect(answer).toEqual({
      status: 418,
      contentType: 'text/x-echo',
      text: 'POST application/json {"question":"อ้อย"}',
    });
  });

  it('gives up on servers that are slow, endless, garbled or absent, each with its own code', async () => {
    const silent = await serve(() => undefined);
    const trickling = await serve((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const endless = await serve((_request, response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    });
    const garbled = await listen(createTcpServer((socket) => socket.end('nonsense\r\n\r\n')));
    const boastful = await serve((_request, response) =>
      response.writeHead(200, { filler: 'x'.repeat(100_000) }).end(),
    );
    const client = newClient({ allowLoopback: true });
    const outcome = (port: number) =>
      client
        .send({
          method: 'GET',
          url: `http://127.0.0.1:${port}/`,
          timeoutMs: 400,
          limitBytes: 1_000_000,
        })
        .then(() => 'answered', failureOf);
    expect(await outcome(silent)).toBe('too_slow');
    expect(await outcome(trickling)).toBe('too_slow');
    expect(await outcome(endless)).toBe('too_large');
    expect(await outcome(garbled)).toBe('unreachable');
    expect(await outcome(boastful)).toBe('unreachable');
    expect(await outcome(1)).toBe('unreachable');
  });

  it('ends immediately when the caller cancels', async () => {
    const silent = await serve(() => undefined);
    const leaving = new AbortController();
    const waiting = newClient({ allowLoopback: true }).send({
      method: 'GET',
      url: `http://127.0.0.1:${silent}/`,
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(new Error('cancelled')), 20);
    await expect(waiting).rejects.toThrow('cancelled');
  });

  it('leads into the private network only for addresses from our own configuration', async () => {
    const port = await serve((_request, response) => response.end('inside'));
    const client = newClient({ allowLoopback: false });
    const url = `http://127.0.0.1:${port}/`;
    expect(await client.send({ method: 'GET', url, trusted: true })).toMatchObject({
      text: 'inside',
    });
    await expect(client.send({ method: 'GET', url })).rejects.toThrow('forbidden_address');
  });
});
