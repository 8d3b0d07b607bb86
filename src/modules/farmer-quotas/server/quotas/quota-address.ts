import { placeNames, requirePlaces } from '#modules/geography/server/public.ts';
import { AppError, errors } from '#platform/contract/errors.ts';

const KINDS = ['contact', 'registered'] as const;

type Kind = (typeof KINDS)[number];

type Places = {
  readonly [Name in `${Kind}_${'province' | 'district' | 'subdistrict'}_id`]: number | null;
};

interface Written {
  readonly contact_address: string;
  readonly contact_postal_code: string;
  readonly address: string;
  readonly sub_district: string;
  readonly district: string;
  readonly province: string;
  readonly postal_code: string;
}

/** Refuses places that are not within each other, at the field that is wrong. */
export async function requireAddresses(fields: Places): Promise<void> {
  for (const kind of KINDS) {
    const chosen = {
      province_id: fields[`${kind}_province_id`],
      district_id: fields[`${kind}_district_id`],
      subdistrict_id: fields[`${kind}_subdistrict_id`],
    };
    try {
      await requirePlaces(chosen);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const problems = error.fields.map((each) => ({ ...each, path: `${kind}_${each.path}` }));
      throw errors.validation_failed({ fields: problems });
    }
  }
}

/** The contact address in words: that of the chosen places, or as it was written where none is chosen. */
export async function addressInWords(
  fields: Places & Written,
): Promise<Omit<Written, `contact_${string}`>> {
  const { address, sub_district, district, province, postal_code } = fields;
  if (fields.contact_province_id === null) {
    return { address, sub_district, district, province, postal_code };
  }
  const nameOf = await placeNames('th');
  return {
    address: fields.contact_address,
    sub_district: nameOf('subdistrict_id', fields.contact_subdistrict_id) ?? '',
    district: nameOf('district_id', fields.contact_district_id) ?? '',
    province: nameOf('province_id', fields.contact_province_id) ?? '',
    postal_code: fields.contact_postal_code,
  };
}
