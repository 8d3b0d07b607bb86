import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { documentEvents, type QuotaDocument } from '#modules/farmer-quotas/contract/documents.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import {
  quotaDocumentTypes,
  type QuotaDocumentType,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { insertAttachment } from '#platform/server/attachments/attach-file.ts';
import {
  findAttachment,
  listAttachments,
} from '#platform/server/attachments/attachments.queries.ts';
import { attachments } from '#platform/server/attachments/attachments.tables.ts';
import type { UploadedFile } from '#platform/server/attachments/upload-target.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findStoredFile, forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import { newId } from '#platform/server/ids.ts';
import type { NameEmployee } from '#platform/server/records/name-employee.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaDocuments } from '../records/documents.tables.ts';

interface Place {
  readonly quotaId: string;
  readonly type: QuotaDocumentType;
}

interface Storing extends Place {
  readonly file: UploadedFile;
}

/** What copies are called that come without a name; their ending is that of their content. */
const DEFAULT_NAMES = { id_card_copy: 'id_card', house_registration_copy: 'house_reg' } as const;

/** The name of content without one, as browsers and programs send it. */
const NAMELESS = 'blob';

/** Stores a copy with a quota in place of the one before; false where that is the very same content. */
export async function storeDocument(
  tx: Transaction,
  scope: Scope,
  { quotaId, type, file: given }: Storing,
): Promise<boolean> {
  const file = withName(type, given);
  const before = await findDocument(tx, scope, { quotaId, type });
  if (before?.sha256 === file.sha256) return false;
  if (before !== undefined) await forget(tx, scope, before.attachment_id);
  const attachment_id = newId();
  await insertAttachment(tx, scope, {
    id: attachment_id,
    of: { entity: FARMER_QUOTA, id: quotaId },
    file,
  });
  const { companyId: company_id } = scope;
  const { sha256 } = file;
  await tx
    .insert(quotaDocuments)
    .values({ company_id, quota_id: quotaId, document_type: type, attachment_id, sha256 });
  await recordEvent(tx, scope, {
    name: documentEvents.document_stored,
    entity: FARMER_QUOTA,
    entityId: quotaId,
    after: { document_type: type, filename: file.filename },
  });
  return true;
}

function withName(type: QuotaDocumentType, file: UploadedFile): UploadedFile {
  if (file.filename !== NAMELESS) return file;
  const [, ending = ''] = file.mime_type.split('/');
  return { ...file, filename: `${DEFAULT_NAMES[type]}.${ending}` };
}

/** Removes a copy; fails where the quota has none of the type. */
export async function removeDocument(tx: Transaction, scope: Scope, place: Place): Promise<void> {
  const stored = await findDocument(tx, scope, place);
  if (stored === undefined) throw errors.not_found();
  const { filename } = await findAttachment(tx, scope, stored.attachment_id);
  await forget(tx, scope, stored.attachment_id);
  await recordEvent(tx, scope, {
    name: documentEvents.document_removed,
    entity: FARMER_QUOTA,
    entityId: place.quotaId,
    before: { document_type: place.type, filename },
  });
}

export async function findDocument(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { quotaId, type }: Place,
) {
  const [found] = await tx
    .select()
    .from(quotaDocuments)
    .where(
      hasValues(quotaDocuments, { company_id: companyId, quota_id: quotaId, document_type: type }),
    );
  return found;
}

interface Listing {
  readonly quotaId: string;
  readonly employeeName: NameEmployee;
}

/** The copies of a quota, with other quotas that have the very same file. */
export async function listDocuments(
  tx: Transaction,
  scope: Scope,
  { quotaId, employeeName }: Listing,
): Promise<QuotaDocument[]> {
  const { companyId } = scope;
  const own = await tx
    .select()
    .from(quotaDocuments)
    .where(hasValues(quotaDocuments, { company_id: companyId, quota_id: quotaId }));
  if (own.length === 0) return [];
  const which = inArray(
    attachments.id,
    own.map(({ attachment_id }) => attachment_id),
  );
  const files = await listAttachments(tx, scope, { employeeName, which });
  const same = await sameContents(tx, scope, { quotaId, hashes: own.map(({ sha256 }) => sha256) });
  return quotaDocumentTypes.flatMap((document_type) => {
    const row = own.find((each) => each.document_type === document_type);
    const file = files.find(({ id }) => id === row?.attachment_id);
    if (row === undefined || file === undefined) return [];
    const same_as = same
      .filter(({ sha256 }) => sha256 === row.sha256)
      .map(({ quota_id, quota_code }) => ({ quota_id, quota_code }));
    return [{ ...file, document_type, same_as }];
  });
}

/** Quotas of other farmers that have one of these contents. */
export function sameContents(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { quotaId, hashes }: { readonly quotaId: string; readonly hashes: readonly string[] },
) {
  return tx
    .select({
      sha256: quotaDocuments.sha256,
      quota_id: farmerQuotas.id,
      quota_code: farmerQuotas.quota_code,
      name: farmerQuotas.name,
    })
    .from(quotaDocuments)
    .innerJoin(
      farmerQuotas,
      hasValues(farmerQuotas, {
        company_id: quotaDocuments.company_id,
        id: quotaDocuments.quota_id,
      }),
    )
    .where(
      and(
        eq(quotaDocuments.company_id, companyId),
        inArray(quotaDocuments.sha256, [...hashes]),
        ne(quotaDocuments.quota_id, quotaId),
        sql`${farmerQuotas.farmer_id} <> (
          select own.farmer_id from ${farmerQuotas} own
          where own.company_id = ${companyId} and own.id = ${quotaId})`,
      ),
    )
    .limit(10);
}

const REFERENCE =
  /^(?:\/v1\/files\/)?([0-9a-f]{8}-[0-9a-f-]{27})(?:\/content)?$|^\/v1\/quotas\/([0-9a-f-]{36})\/documents\/(\w+)$/i;

interface Referring extends Place {
  /** The id or the address of a copy that another quota of the company has. */
  readonly reference: string;
}

/** Stores the copy of another quota, for example of the season before, with this one as well. */
export async function storeReferred(
  tx: Transaction,
  scope: Scope,
  { quotaId, type, reference }: Referring,
): Promise<void> {
  const wrong = () => {
    const code = 'farmer-quotas:errors.document_reference';
    return errors.validation_failed({ fields: [{ path: type, code }] });
  };
  const [, fileId, otherQuota, otherType] = REFERENCE.exec(reference) ?? [];
  const referredType = quotaDocumentTypes.find((each) => each === otherType);
  const id =
    fileId ??
    (otherQuota !== undefined && referredType !== undefined
      ? (await findDocument(tx, scope, { quotaId: otherQuota, type: referredType }))?.attachment_id
      : undefined);
  if (id === undefined || !scope.permissions.has(quotaPermissions.name('documents'))) throw wrong();
  const found = await findAttachment(tx, scope, id).catch(() => undefined);
  if (found === undefined || found.entity !== FARMER_QUOTA) throw wrong();
  const content = await findStoredFile(tx, scope, found.stored_file_id);
  if (content === undefined || found.preview === null) throw wrong();
  const { filename, mime_type, size_bytes, sha256, storage_key } = content;
  const file = { filename, mime_type, size_bytes, sha256, storage_key, preview: found.preview };
  await storeDocument(tx, scope, { quotaId, type, file });
}

async function forget(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  attachmentId: string,
): Promise<void> {
  const { stored_file_id } = await findAttachment(tx, scope, attachmentId);
  await tx
    .delete(attachments)
    .where(hasValues(attachments, { company_id: scope.companyId, id: attachmentId }));
  await forgetStoredFiles(tx, scope, [stored_file_id]);
}
