import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { ContentTooLargeError, createFileStore, type FileStore } from './file-store.ts';

const MEGABYTE = 1024 * 1024;
let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  files = await createFileStore(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const everything = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it('Content is received with its size and hash, stored, read and removed', async () => {
  const received = await files.receive(Readable.from(['อ้อย', 'โรงงาน']), MEGABYTE);
  expect(received).toMatchObject({
    size_bytes: Buffer.byteLength('อ้อยโรงงาน'),
    sha256: createHash('sha256').update('อ้อยโรงงาน').digest('hex'),
  });
  const key = await files.keep(received);
  expect(await text(files.read(key))).toBe('อ้อยโรงงาน');
  expect(await everything()).toEqual([key]);
  await files.remove(key);
  await files.remove(key);
  expect(await everything()).toEqual([]);
});

it('Content may be exactly as large as allowed, and not a byte larger', async () => {
  const ofSize = (bytes: number) => Readable.from([Buffer.alloc(bytes - 1), Buffer.alloc(1)]);
  const received = await files.receive(ofSize(MEGABYTE), MEGABYTE);
  expect(received.size_bytes).toBe(MEGABYTE);
  await files.discard(received);
  await expect(files.receive(ofSize(MEGABYTE + 1), MEGABYTE)).rejects.toThrow(ContentTooLargeError);
  expect(await everything()).toEqual([]);
});

it('Nothing is left of an upload that breaks off', async () => {
  const broken = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('the line was cut'));
    },
  });
  await expect(files.receive(broken, MEGABYTE)).rejects.toThrow('the line was cut');
  const left = Readable.from(['never read']);
  left.destroy();
  await expect(files.receive(left, MEGABYTE)).rejects.toMatchObject({
    code: 'ERR_STREAM_PREMATURE_CLOSE',
  });
  expect(await everything()).toEqual([]);
});

it.each([
  '',
  '..',
  '../../etc/passwd',
  'kept',
  `${newId()}/../x`,
  `/${newId()}`,
  newId().toUpperCase(),
  '%2e%2e',
  `${newId()}\u0000`,
  '.'.repeat(36),
  '/'.repeat(36),
])('The key %j leads nowhere', async (key) => {
  expect(() => files.pathOf(key)).toThrow('Not a storage key');
  expect(() => files.read(key)).toThrow('Not a storage key');
  expect(() => files.remove(key)).toThrow('Not a storage key');
});

it('The same content is stored under a new key each time, so nothing is ever overwritten', async () => {
  const keys: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    keys.push(await files.keep(await files.receive(Readable.from(['same']), MEGABYTE)));
  }
  expect(new Set(keys).size).toBe(20);
  expect((await everything()).toSorted()).toEqual(keys.toSorted());
});

it('Old content is listed and old incomplete uploads removed, recent ones left alone', async () => {
  const old = await files.keep(await files.receive(Readable.from(['old']), MEGABYTE));
  const young = await files.keep(await files.receive(Readable.from(['young']), MEGABYTE));
  const oldHalf = join(folder, 'files', 'incoming', newId());
  const youngHalf = join(folder, 'files', 'incoming', newId());
  await writeFile(oldHalf, 'half');
  await writeFile(youngHalf, 'half');
  const yesterday = new Date(Date.now() - 48 * 3600 * 1000);
  for (const path of [files.pathOf(old), oldHalf]) await utimes(path, yesterday, yesterday);

  const moment = new Date(Date.now() - 24 * 3600 * 1000);
  const listed: string[] = [];
  for await (const key of files.listOlderThan(moment)) listed.push(key);
  expect(listed).toEqual([old]);
  await files.sweepReceived(moment);
  const left = await everything();
  expect(left).toContain(young);
  expect(left).toContain(youngHalf.split('/').at(-1));
  expect(left).not.toContain(oldHalf.split('/').at(-1));
});
