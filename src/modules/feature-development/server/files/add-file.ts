import { SOW } from '#modules/feature-development/contract/sows.ts';
import { and, count, eq } from 'drizzle-orm';

import {
  fileErrors,
  fileEvents,
  fileLimits,
  type StageFile,
} from '#modules/feature-development/contract/files.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { recordStoredFile } from '#platform/server/files/stored-files.ts';
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

/** Adds a file to a stage; a file of the same name becomes its earlier version. */
export async function addFile(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage_number, file, preview }: Addition,
): Promise<{ file: StageFile; isStored: boolean }> {
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
      return { file: await findFile(tx, scope, known.id), isStored: false };
    }
  }
  const id = known?.id ?? newId();
  const version = (known?.version ?? 0) + 1;
  const stored = await recordStoredFile(tx, scope, file);
  await tx
    .insert(sowFiles)
    .values({ company_id: companyId, id, sow_id, stage_number, name: file.filename, version })
    .onConflictDoUpdate({ target: [sowFiles.company_id, sowFiles.id], set: { version } });
  await tx.insert(sowFileVersions).values({
    company_id: companyId,
    file_id: id,
    number: version,
    stored_file_id: stored.id,
    preview,
  });
  await recordEvent(tx, scope, {
    name: known === undefined ? fileEvents.file_added : fileEvents.file_replaced,
    entity: SOW,
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
  return { file: await findFile(tx, scope, id), isStored: true };
}
