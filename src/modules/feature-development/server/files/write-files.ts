import { and, count, eq } from 'drizzle-orm';
import { trackingEntities } from '#modules/feature-development/contract/records.ts';
import {
  fileErrors,
  fileEvents,
  fileLimits,
  type StageFile,
} from '#modules/feature-development/contract/files.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { forgetStoredFiles, recordStoredFile } from '#platform/server/files/stored-files.ts';
import { newId } from '#platform/server/ids.ts';
import { findContent, findFile } from './files.queries.ts';
import { sowFiles, sowFileVersions } from './files.tables.ts';
import { lockSow } from '../records/sows.queries.ts';

interface Addition {
  readonly sow_id: string;
  readonly stage_number: number;
  readonly file: Parameters<typeof recordStoredFile>[2];
  readonly preview: StageFile['preview'];
}

/** Keeps a file with a stage; what it had under the same name stays as an earlier version. */
export async function addFile(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage_number, file, preview }: Addition,
): Promise<{ file: StageFile; isKept: boolean }> {
  await lockSow(tx, scope, sow_id);
  const { companyId } = scope;
  const isOfStage = and(
    eq(sowFiles.company_id, companyId),
    eq(sowFiles.sow_id, sow_id),
    eq(sowFiles.stage_number, stage_number),
  );
  const [known] = await tx
    .select()
    .from(sowFiles)
    .where(and(isOfStage, eq(sowFiles.name, file.filename)));
  if (known === undefined) {
    const [present] = await tx.select({ files: count() }).from(sowFiles).where(isOfStage);
    if ((present?.files ?? 0) >= fileLimits.perStage) {
      throw fileErrors.files_full({ parameters: { limit: fileLimits.perStage } });
    }
  } else {
    const newest = await findContent(tx, scope, known);
    if (newest.sha256 === file.sha256) {
      return { file: await findFile(tx, scope, known.id), isKept: false };
    }
  }
  const id = known?.id ?? newId();
  const version = (known?.version ?? 0) + 1;
  const stored = await recordStoredFile(tx, scope, file);
  if (known === undefined) {
    const { filename: name } = file;
    await tx.insert(sowFiles).values({ company_id: companyId, id, sow_id, stage_number, name });
  } else {
    await tx
      .update(sowFiles)
      .set({ version })
      .where(and(eq(sowFiles.company_id, companyId), eq(sowFiles.id, id)));
  }
  await tx
    .insert(sowFileVersions)
    .values({
      company_id: companyId,
      file_id: id,
      number: version,
      stored_file_id: stored.id,
      preview,
    });
  await recordEvent(tx, scope, {
    name: known === undefined ? fileEvents.file_added : fileEvents.file_replaced,
    entity: trackingEntities.sow,
    entityId: sow_id,
    before: known && { version: known.version },
    after: {
      stage_number,
      file_id: id,
      filename: file.filename,
      size: file.size_bytes,
      version,
    },
  });
  return { file: await findFile(tx, scope, id), isKept: true };
}

/** Removes a file with all its versions; their contents go with the nightly sweep. */
export async function removeFile(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { name, stage_number, sow_id, size, version } = await findFile(tx, scope, id);
  await lockSow(tx, scope, sow_id);
  const { companyId } = scope;
  const contents = await tx
    .select({ id: sowFileVersions.stored_file_id })
    .from(sowFileVersions)
    .where(and(eq(sowFileVersions.company_id, companyId), eq(sowFileVersions.file_id, id)));
  await forgetStoredFiles(
    tx,
    scope,
    contents.map((content) => content.id),
  );
  await tx.delete(sowFiles).where(and(eq(sowFiles.company_id, companyId), eq(sowFiles.id, id)));
  await recordEvent(tx, scope, {
    name: fileEvents.file_removed,
    entity: trackingEntities.sow,
    entityId: sow_id,
    before: { stage_number, file_id: id, filename: name, size, version },
  });
}
