import type {
  AttachedFile,
  PreviewKind,
  attachmentErrors,
} from '#platform/contract/attachments.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import type { recordStoredFile } from '../files/stored-files.ts';

/** A content that is stored, and does not belong to a record yet. */
export type UploadedFile = Parameters<typeof recordStoredFile>[2] & {
  readonly preview: PreviewKind | null;
};

/** What may be wrong with a file before its record is known. */
export type UploadErrors = Pick<
  typeof attachmentErrors,
  'file_missing' | 'file_name_invalid' | 'file_too_large'
>;

export interface Upload {
  readonly entityId: string;
  readonly file: UploadedFile;
}

/** A kind of record with which `POST /v1/files/upload` stores files. */
export interface UploadTarget {
  /** What callers name it by: `entity_type`. */
  readonly entityType: string;
  /** More for those who write clients, where `entity_id` is not the id of a record. */
  readonly about?: string;
  /** The only `folder` that callers may name. */
  readonly folder?: string;
  readonly permission: Permission;
  /** Size of each file. */
  readonly bytes: number;
  /** Left out where any content is taken. */
  readonly accepts?: readonly PreviewKind[];
  /** Pictures are stored without where and with what they were taken: copies of personal documents. */
  readonly stripsPictures?: boolean;
  /** Where they are not those of the platform. */
  readonly errors?: UploadErrors;
  /** Links the file to its record; `isStored` is false where the record has the same content already. */
  store(
    tx: Transaction,
    scope: Scope,
    upload: Upload,
  ): Promise<{ readonly file: AttachedFile; readonly isStored: boolean }>;
}
