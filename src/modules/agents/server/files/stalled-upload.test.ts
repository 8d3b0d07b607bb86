import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addFiles, addKeeper, createAgent, filesOf, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { soon } from '#tests/support/soon.ts';

const TEN_MINUTES = 600_000;

let app: TestApp;
let keeper: Keeper;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await addKeeper(app);
});

afterAll(() => app.close());

const arriving = () => readdir(join(app.directory, 'files', 'incoming'));
const storedFiles = () => queryRows(app, 'select id from stored_files', []);

const claims = () =>
  queryRows(app, `select key from idempotency_keys where key = 'one-upload'`, []);

/** The server's end of the next connection. */
function lineTo(server: Server): Promise<Socket> {
  return new Promise((resolve) => void server.once('connection', resolve));
}

/** Begins to send a document and falls silent in the middle of it. */
function beginUpload(path: string, key: string) {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  // It may be reset rather than closed.
  socket.on('error', () => undefined).resume();
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `host: ${hostname}`,
      `authorization: Bearer ${keeper.jwt}`,
      'x-company-id: 1',
      `idempotency-key: ${key}`,
      'content-type: multipart/form-data; boundary=border',
      'content-length: 100000',
      '',
      '--border',
      'content-disposition: form-data; name="files"; filename="half.txt"',
      'content-type: text/plain',
      '',
      'half of a document',
    ].join('\r\n'),
  );
  return socket;
}

it('cuts off an upload that falls silent, stores nothing of it, and accepts the same one again', async () => {
  const agent = await createAgent(keeper);
  const path = `/v1/agents/${agent.id}/files`;
  const before = await storedFiles();
  const arrived = lineTo(app.http.server);
  const caller = beginUpload(path, 'one-upload');
  const closed = once(caller, 'close');
  await vi.waitUntil(async () => (await arriving()).length > 0, soon);

  const line = await arrived;
  expect(line.timeout).toBeGreaterThan(0);
  expect(line.timeout).toBeLessThan(TEN_MINUTES);
  line.setTimeout(20);
  await closed;
  await vi.waitUntil(async () => (await arriving()).length === 0, soon);
  await vi.waitUntil(async () => (await claims()).length === 0, soon);
  expect(await filesOf(keeper, agent.id)).toEqual([]);
  expect(await storedFiles()).toEqual(before);
  expect(await addFiles(keeper, agent.id, { 'half.txt': 'all of it' })).toHaveLength(1);
});
