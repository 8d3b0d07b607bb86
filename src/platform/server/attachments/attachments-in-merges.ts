import { eq } from 'drizzle-orm';
import { pointingBy, type PointingRecords } from '../records/pointing-records.ts';
import type { AttachedRecords } from './attached-records.ts';
import { attachments } from './attachments.tables.ts';

/** The files of a kind of record, which follow it when it is merged. */
export function attachmentsOf({ entity }: AttachedRecords): PointingRecords {
  return pointingBy({
    to: entity,
    name: 'files',
    label: 'platform:merging.files',
    table: attachments,
    column: attachments.entity_id,
    those: eq(attachments.entity, entity),
  });
}
