import type { QuotaDocumentType } from './quota-choices.ts';
import type { Quota } from './quotas.ts';

type Looked = Pick<
  Quota,
  | 'id_card_file_id'
  | 'house_registration_file_id'
  | 'contact_province_id'
  | 'contact_district_id'
  | 'contact_subdistrict_id'
>;

interface Missing {
  readonly copies: QuotaDocumentType[];
  /** Whether the contact address lacks a place. */
  readonly address: boolean;
}

/** Why a quota fails automatic checks: what is missing in it, which its editor can add. */
export function missingForChecks(quota: Looked): Missing {
  return {
    copies: [
      ...(quota.id_card_file_id === null ? ['id_card_copy' as const] : []),
      ...(quota.house_registration_file_id === null ? ['house_registration_copy' as const] : []),
    ],
    address:
      quota.contact_province_id === null ||
      quota.contact_district_id === null ||
      quota.contact_subdistrict_id === null,
  };
}
