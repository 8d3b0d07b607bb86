import type { ContractAttachment } from '#modules/cane-contracts/contract/contract-fields.ts';
import { CANE_CONTRACT, type ContractInput } from '#modules/cane-contracts/contract/contracts.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { isRecordId } from '#platform/server/records/name-records.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import {
  findAttachedFiles,
  findAttachment,
} from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { idOfFile, pathOfFile } from './file-paths.ts';
import { wrong } from './require-land.ts';

interface Owners {
  readonly quotaId: string;
  /** None yet while it is created. */
  readonly contractId?: string | undefined;
}

type Referring = Pick<ContractInput, 'attachments' | 'supportItems'>;

/** What is stored of attachments: our files alone, with type and size as they are. Others are refused at their field. */
export async function describeFiles<Fields extends Referring>(
  tx: Transaction,
  scope: Scope,
  { fields, ...owners }: Owners & { readonly fields: Fields },
): Promise<Fields> {
  const { attachments, supportItems } = fields;
  const isUnused = [attachments, ...supportItems.map((item) => item.attachments)].every(
    (list) => list.length === 0,
  );
  if (isUnused) return fields;
  const describe = await fileDescriber(tx, scope, owners);
  return {
    ...fields,
    attachments: await describe(attachments, 'attachments'),
    supportItems: await Promise.all(
      supportItems.map(async (item, place) => ({
        ...item,
        attachments: await describe(item.attachments, `supportItems.${place}.attachments`),
      })),
    ),
  };
}

/** Describes lists of attachments, each with the field in which it was sent. */
export async function fileDescriber(
  tx: Transaction,
  scope: Scope,
  { quotaId, contractId }: Owners,
): Promise<(list: readonly ContractAttachment[], path: string) => Promise<ContractAttachment[]>> {
  const owners = [
    { entity: FARMER_QUOTA, id: quotaId },
    ...(contractId === undefined ? [] : [{ entity: CANE_CONTRACT, id: contractId }]),
  ];
  const known = new Set<string>();
  for (const owner of owners) {
    for (const { id } of await findAttachedFiles(tx, scope, owner)) known.add(id);
  }
  return (list, path) =>
    Promise.all(
      list.map(async (attachment, place) => {
        const id = idOfFile(attachment.filePath);
        if (!isRecordId(id) || !known.has(id)) {
          const code = 'cane-contracts:errors.file_elsewhere';
          throw wrong(`${path}.${place}.filePath`, code);
        }
        const { mime_type: fileType, size_bytes: fileSize } = await findAttachment(tx, scope, id);
        return { ...attachment, filePath: pathOfFile(id), fileType, fileSize };
      }),
    );
}
