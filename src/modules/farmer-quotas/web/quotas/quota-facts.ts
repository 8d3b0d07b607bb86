import { missingForChecks } from '#modules/farmer-quotas/contract/missing-for-checks.ts';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import type { QuotaTexts } from '../texts.ts';

/** The fields whose values are sealed, and shown with asterisks until somebody reveals one. */
export const personalFields = ['national_id', 'bank_account_no', 'baac_account_number'] as const;

export type PersonalField = (typeof personalFields)[number];

/** Where a farmer lives, by the two addresses of a quota. */
export function placesOf(quota: Quota, kind: 'contact' | 'registered') {
  return {
    subdistrict_id: quota[`${kind}_subdistrict_id`],
    district_id: quota[`${kind}_district_id`],
    province_id: quota[`${kind}_province_id`],
    postal_code: quota[`${kind}_postal_code`],
  };
}

/** The address in words, where its places are not official ones. */
export function writeAddress({
  address,
  sub_district,
  district,
  province,
  postal_code,
}: Pick<Quota, 'address' | 'sub_district' | 'district' | 'province' | 'postal_code'>): string {
  return [address, sub_district, district, province, postal_code]
    .filter((part) => part !== '')
    .join(' ');
}

/** What automatic checks miss in a quota, in words; empty where they miss nothing. */
export function writeMissing(t: QuotaTexts, quota: Quota): string {
  const { copies, address } = missingForChecks(quota);
  const missing = [...copies, ...(address ? ['address' as const] : [])];
  return formatList(missing.map((each) => t(`detail.needed_for_checks.${each}`)));
}
