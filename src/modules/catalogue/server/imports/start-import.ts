import type { z } from 'zod';
import {
  importEntities,
  importEvents,
  type ImportTable,
  type importTarget,
} from '#modules/catalogue/contract/imports.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { recordStoredFile } from '#platform/server/files/stored-files.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImports } from './imports.tables.ts';
import type { ReceivedImportFile } from './receive-import.ts';

interface Start {
  readonly target: z.output<typeof importTarget>;
  readonly files: readonly (ReceivedImportFile & { readonly storage_key: string })[];
  readonly tables: ImportTable[];
}

/** Stores the files; nothing of them is in the catalogue yet. */
export async function startImport(
  tx: Transaction,
  scope: Scope,
  { target, files, tables }: Start,
): Promise<ImportRow> {
  const stored = [];
  for (const { filename, content, storage_key } of files) {
    const { size_bytes, sha256 } = content;
    const mime_type = 'application/octet-stream';
    const file = await recordStoredFile(tx, scope, {
      filename,
      mime_type,
      size_bytes,
      sha256,
      storage_key,
    });
    stored.push({ file_id: file.id, filename, size_bytes });
  }
  const [row] = await tx
    .insert(catalogueImports)
    .values({
      company_id: scope.companyId,
      status: 'mapping',
      ...target,
      files: stored,
      tables,
      created_by: scope.userId,
      created_by_employee: scope.employeeId,
      language: scope.language,
    })
    .returning();
  if (row === undefined) throw new Error('The import was not returned');
  await recordEvent(tx, scope, {
    name: importEvents.import_started,
    entity: importEntities.import,
    entityId: row.id,
    after: { company_code: row.company_code, files: stored.map(({ filename }) => filename) },
  });
  return row;
}
