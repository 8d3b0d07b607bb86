import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { embeddedDatabase } from '#tests/support/databases.ts';
import { systemClock } from '../clock.ts';
import { createDatabase } from '../database/transactions.ts';
import { newId } from '../ids.ts';
import { createFileStore } from './file-store.ts';
import { forgetStoredFiles, findStoredFile, recordStoredFile } from './stored-files.ts';
import { sweepFilesJob } from './sweep-files.job.ts';

it('The sweep removes old content that no company refers to, and nothing else', async () => {
  const home = await embeddedDatabase();
  const connection = await home.connect();
  const database = createDatabase(connection.sessions, {
    beforeCommit: async () => undefined,
    afterCommit: () => undefined,
  });
  const files = await createFileStore(join(home.settings.DATA_DIR, 'files'));
  const scope = {
    companyId: 2,
    userId: newId(),
    employeeId: null,
    permissions: new Set<never>(),
    language: 'th' as const,
    requestId: 'test',
  };
  const yesterday = new Date(Date.now() - 48 * 3600 * 1000);
  const keep = async (age: Date) => {
    const key = await files.keep(await files.receive(Readable.from(['content']), 100));
    await utimes(files.pathOf(key), age, age);
    return key;
  };
  const record = async (storageKey: string) =>
    database.inCompany(scope, (tx) =>
      recordStoredFile(tx, scope, {
        filename: '../ปี 2569.txt',
        mime_type: 'text/plain',
        size_bytes: 7,
        sha256: '',
        storage_key: storageKey,
      }),
    );
  const [named, forgotten, unnamed, young] = [
    await keep(yesterday),
    await keep(yesterday),
    await keep(yesterday),
    await keep(new Date()),
  ];
  const stored = await record(named);
  const { id } = await record(forgotten);
  await database.inCompany(scope, (tx) => forgetStoredFiles(tx, scope, [id]));
  await database.inCompany(scope, (tx) => forgetStoredFiles(tx, scope, []));

  const sweep = sweepFilesJob({ database, files, clock: systemClock });
  await sweep.run(
    {},
    { signal: new AbortController().signal, jobId: newId(), isFirstTry: true, isLastTry: false },
  );
  const present = [named, forgotten, unnamed, young].map((key) => existsSync(files.pathOf(key)));
  expect(present).toEqual([true, false, false, true]);

  const find = (companyId: number) =>
    database.inCompany({ companyId }, (tx) => findStoredFile(tx, { companyId }, stored.id));
  expect(await find(2)).toEqual(stored);
  expect(await find(3)).toBeUndefined();
  await connection.close();
  await home.close();
});
