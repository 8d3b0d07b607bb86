import { attachmentLimits, type PreviewKind } from '#platform/contract/attachments.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import type { RecordTable } from '../records/record-keeper.ts';

/** A module's records to which people attach files. */
export interface AttachedRecords {
  /** As events name them, and `entity_type` of the calls. */
  readonly entity: string;
  readonly table: RecordTable;
  /** The permission to see the files. */
  readonly see: Permission;
  /** The permission to attach and remove files. */
  readonly attach: Permission;
  /** Left out where any content is taken. */
  readonly accepts?: readonly PreviewKind[];
  /** Pictures are stored without where and with what they were taken: copies of personal documents. */
  readonly stripsPictures?: boolean;
  /** Refuses, by failing, to attach files to a record, which is locked, or to remove them. */
  readonly guard?: (tx: Transaction, scope: Scope, id: string) => Promise<void>;
  /** Files of one record. */
  readonly most?: number;
  /** Size of each file. */
  readonly bytes?: number;
}

/** How many files, and how large ones, a record takes. */
export function limitsOf({ most, bytes }: AttachedRecords) {
  return { most: most ?? attachmentLimits.perRecord, bytes: bytes ?? attachmentLimits.bytes };
}
