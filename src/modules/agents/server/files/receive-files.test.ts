import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore, type FileStore } from '#platform/server/files/file-store.ts';
import { receiveFiles } from './receive-files.ts';

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-upload-'));
  store = await createFileStore(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function* formOf(...names: string[]) {
  for (const filename of names) {
    const file = Readable.from([Buffer.from('อ้อย')]);
    yield { type: 'file' as const, fieldname: 'files', filename, file };
  }
}

/** The disk takes this many contents and no more. */
function filling(contents: number): FileStore {
  let room = contents;
  return {
    ...store,
    async receive(content, limit) {
      room -= 1;
      if (room >= 0) return store.receive(content, limit);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
}

const kept = () => readdir(join(folder, 'incoming'));

it('stores nothing of a form when the disk is full half-way, and reports it', async () => {
  const receiving = receiveFiles(filling(2), formOf('1.txt', '2.txt', '3.txt', '4.txt'));
  await expect(receiving).rejects.toMatchObject({ code: 'agents.storage_full', status: 503 });
  expect(await kept()).toEqual([]);
});

it('stores nothing of a form that breaks off', async () => {
  async function* broken() {
    yield* formOf('1.txt');
    throw new Error('the caller hung up');
  }
  await expect(receiveFiles(store, broken())).rejects.toThrow('the caller hung up');
  expect(await kept()).toEqual([]);
});

it('returns what has arrived, and stores nothing of what it refuses', async () => {
  const form = await receiveFiles(store, formOf('ดี.txt', 'ไม่ดี.pdf', 'ไม่รู้จัก.exe'));
  expect(form.files.map(({ filename }) => filename)).toEqual(['ดี.txt']);
  expect(form.refused.map(({ error }) => error.code)).toEqual([
    'agents.file_wrong_type',
    'agents.file_type_not_allowed',
  ]);
  expect(await kept()).toHaveLength(1);
});
