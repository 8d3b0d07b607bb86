import { documentContentRoute } from '#modules/farmer-quotas/contract/documents.ts';
import type { QuotaDocumentType } from '#modules/farmer-quotas/contract/quota-choices.ts';

interface WithFiles {
  readonly id: string;
  readonly id_card_file_id: string | null;
  readonly house_registration_file_id: string | null;
}

/** Adds where the copies of a quota are read. */
export function withAddresses<Row extends WithFiles>(row: Row) {
  return {
    ...row,
    id_card_copy: addressOf(row, row.id_card_file_id, 'id_card_copy'),
    house_registration_copy: addressOf(
      row,
      row.house_registration_file_id,
      'house_registration_copy',
    ),
  };
}

function addressOf({ id }: WithFiles, file: string | null, type: QuotaDocumentType): string | null {
  return file === null ? null : documentContentRoute.path.replace(':id', id).replace(':type', type);
}
