import { Suspense } from 'react';
import { maritalStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { UnitName } from '#modules/directory/web/public.ts';
import { PlaceNames } from '#modules/geography/web/public.ts';
import { writeDay } from '#platform/web/date/say-day.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type QuotaTexts } from '../texts.ts';

/** Fields in which two versions of a quota can differ. */
const FIELDS = [
  'first_name',
  'last_name',
  'national_id',
  'birth_date',
  'phone',
  'email',
  'line_id',
  'marital_status',
  'children_count',
  'beneficiary',
  'registered_address',
  'registered_subdistrict_id',
  'registered_district_id',
  'registered_province_id',
  'registered_postal_code',
  'contact_address',
  'contact_subdistrict_id',
  'contact_district_id',
  'contact_province_id',
  'contact_postal_code',
  'address',
  'sub_district',
  'district',
  'province',
  'postal_code',
  'bank_name',
  'bank_district',
  'bank_account_no',
  'baac_account_number',
  'office_id',
  'id_card_copy',
  'house_registration_copy',
] as const;

/** The name of a field in the reader's language; one of a later release as the server calls it. */
export function nameOfField(t: QuotaTexts, field: string): string {
  const known = FIELDS.find((each) => each === field);
  return known === undefined ? field : t(`fields.${known}`);
}

const PLACE = /_(?<kind>province|district|subdistrict)_id$/;

interface FieldValueProps {
  readonly field: string;
  readonly value: unknown;
}

/** A value of a quota beside its other version. */
export function FieldValue({ field, value }: FieldValueProps) {
  const t = useTexts(texts);
  if (value === null || value === undefined || value === '') return t('corrections.blank');
  const place = PLACE.exec(field)?.groups?.['kind'];
  if (typeof value === 'number') {
    return place === undefined ? formatNumber(value) : <PlaceName kind={place} id={value} />;
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'birth_date') return writeDay(value);
  if (field === 'office_id') {
    return (
      <Suspense>
        <UnitName kind="department" id={value}>
          {value}
        </UnitName>
      </Suspense>
    );
  }
  const marital = maritalStatuses.find((each) => each === value);
  return field === 'marital_status' && marital !== undefined
    ? t(`marital_statuses.${marital}`)
    : value;
}

function PlaceName({ kind, id }: { readonly kind: string; readonly id: number }) {
  const of = (each: string) => (each === kind ? id : null);
  return (
    <PlaceNames
      places={{
        province_id: of('province'),
        district_id: of('district'),
        subdistrict_id: of('subdistrict'),
        postal_code: '',
      }}
    />
  );
}
