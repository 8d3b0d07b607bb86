import type { Quota } from './quotas.ts';

type Looked = Pick<
  Quota,
  | 'id_card_file_id'
  | 'house_registration_file_id'
  | 'contact_province_id'
  | 'contact_district_id'
  | 'contact_subdistrict_id'
>;

/** The automatic checks that a quota fails because of what is missing in it, which its editor can add. */
export function missingForChecks(quota: Looked): ('documents' | 'address')[] {
  const hasDocuments = quota.id_card_file_id !== null && quota.house_registration_file_id !== null;
  const hasPlaces =
    quota.contact_province_id !== null &&
    quota.contact_district_id !== null &&
    quota.contact_subdistrict_id !== null;
  return [
    ...(hasDocuments ? [] : ['documents' as const]),
    ...(hasPlaces ? [] : ['address' as const]),
  ];
}
