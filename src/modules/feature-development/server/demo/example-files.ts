import { SOW } from '#modules/feature-development/contract/sows.ts';
import { createReadStream } from 'node:fs';
import { fileEvents, fileLimits } from '#modules/feature-development/contract/files.ts';

import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { newId } from '#platform/server/ids.ts';
import { sowFiles, sowFileVersions } from '../files/files.tables.ts';
import { workerOf, type History } from './build-history.ts';
import type { PlacedSow } from './write-records.ts';

const FOLDER = new URL('./files/', import.meta.url);

/** Files of stages, in versions. */
const FILES = [
  { stage: 3, name: 'เอกสารฟีเจอร์.md', sources: ['feature-document.th.md'], type: undefined },
  { stage: 4, name: 'แบบร่างหน้าจอ.png', sources: ['wireframe.th.png'], type: 'image/png' },
  {
    stage: 14,
    name: 'ผลทดสอบ.csv',
    sources: ['test-results-earlier.th.csv', 'test-results.th.csv'],
    type: undefined,
  },
  { stage: 17, name: 'ใบตรวจรับงาน.pdf', sources: ['acceptance.th.pdf'], type: 'application/pdf' },
] as const;

interface StoredContent {
  readonly storage_key: string;
  readonly size_bytes: number;
  readonly sha256: string;
}

/** Contents on the disk, by the names of their sources. */
export type StoredContents = ReadonlyMap<string, StoredContent>;

/** Stores the contents, each once; several files may share one. */
export async function storeExampleFiles(files: FileStore): Promise<StoredContents> {
  const stored = new Map<string, StoredContent>();
  for (const source of FILES.flatMap(({ sources }) => sources)) {
    const stream = createReadStream(new URL(source, FOLDER));
    const content = await files.receive(stream, fileLimits.bytes);
    const { path: _path, ...facts } = content;
    stored.set(source, { ...facts, storage_key: await files.keep(content) });
  }
  return stored;
}

interface Work {
  readonly written: readonly { readonly sow: PlacedSow; readonly history: History }[];
  readonly files: StoredContents;
}

/** Attaches them to the stages that were completed, and returns the events of this. */
export async function attachExampleFiles(
  tx: Transaction,
  { companyId, userId, requestId }: Scope,
  { written, files }: Work,
) {
  const attachments = written.flatMap(({ sow, history }, place) =>
    FILES.filter(({ stage }) => (place + stage) % 2 === 0).flatMap((file) => {
      const pass = history.passes.findLast(
        ({ stage_number, completed_at }) => stage_number === file.stage && completed_at !== null,
      );
      if (pass?.completed_at == null) return [];
      const by = workerOf(file.stage, sow.customer);
      return [{ ...file, id: newId(), sow, by, at: pass.completed_at }];
    }),
  );
  const versions = attachments.flatMap((attachment) =>
    attachment.sources.map((source, index) => {
      const content = files.get(source);
      if (content === undefined) throw new Error(`${source} was not stored`);
      const before = (attachment.sources.length - index) * 600_000;
      const at = new Date(Date.parse(attachment.at) - before).toISOString();
      return { ...attachment, content, at, number: index + 1, storedId: newId() };
    }),
  );
  await tx.insert(storedFiles).values(
    versions.map(({ storedId, name, type, content, by, at }) => ({
      ...content,
      company_id: companyId,
      id: storedId,
      filename: name,
      mime_type: type ?? 'application/octet-stream',
      uploaded_by: userId,
      uploaded_by_employee: by,
      created_at: at,
    })),
  );
  await tx.insert(sowFiles).values(
    attachments.map(({ id, sow, stage, name, sources, at }) => ({
      company_id: companyId,
      id,
      sow_id: sow.id,
      stage_number: stage,
      name,
      version: sources.length,
      created_at: at,
    })),
  );
  await tx.insert(sowFileVersions).values(
    versions.map(({ id, number, storedId, type }) => ({
      company_id: companyId,
      file_id: id,
      number,
      stored_file_id: storedId,
      preview: previewOf(type),
    })),
  );
  return versions.map(({ sow, stage, id, name, content, number, by, at }) => ({
    company_id: companyId,
    at,
    name: number === 1 ? fileEvents.file_added : fileEvents.file_replaced,
    entity: SOW,
    entity_id: sow.id,
    employee_id: by,
    user_id: null,
    request_id: requestId,
    before: null,
    after: {
      stage_number: stage,
      file_id: id,
      filename: name,
      size: content.size_bytes,
      version: number,
    },
  }));
}

function previewOf(type: string | undefined) {
  if (type === undefined) return null;
  return type === 'application/pdf' ? ('pdf' as const) : ('image' as const);
}
