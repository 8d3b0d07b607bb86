import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { placeResolver } from '#modules/geography/server/public.ts';
import type { QuotaRow } from './quotas-in-file.ts';
import { refuse, type Refusal } from './refuse-row.ts';
import type { readOffices } from './stored-quotas.queries.ts';

const PLAIN = [
  'phone',
  'email',
  'line_id',
  'beneficiary',
  'registered_address',
  'bank_name',
  'bank_district',
] as const;

interface Values {
  readonly values: Readonly<Record<string, string | number | null>>;
}

interface Known {
  readonly offices: Awaited<ReturnType<typeof readOffices>>;
  readonly resolve: Awaited<ReturnType<typeof placeResolver>>;
}

/** What a row gives the columns of a quota: those that the file lacks stay as they are, an empty cell removes a value. */
export function readValues(row: QuotaRow, { offices, resolve }: Known): Values | Refusal {
  const texts = PLAIN.flatMap((name): [string, string][] =>
    row[name] === undefined ? [] : [[name, row[name] ?? '']],
  );
  const contact = placesOf(row, '', resolve);
  const registered = placesOf(row, 'registered_', resolve);
  if ('code' in contact) return contact;
  if ('code' in registered) return registered;
  const office = row.office ? offices.get(normaliseText(row.office)) : null;
  if (office === undefined) return refuse('office', 'office_unknown');
  const values = {
    ...Object.fromEntries(texts),
    ...(row.address === undefined
      ? {}
      : { address: row.address ?? '', contact_address: row.address ?? '' }),
    ...contact.values,
    ...registered.values,
    ...(row.marital_status === undefined ? {} : { marital_status: row.marital_status }),
    ...(row.children_count === undefined ? {} : { children_count: row.children_count }),
    ...(row.office === undefined ? {} : { office_id: office }),
  };
  return { values };
}

const PLACES = { subdistrict: 'sub_district', district: 'district', province: 'province' } as const;

/** Names of places belong together: one that the file does not have is empty. */
function placesOf(
  row: QuotaRow,
  prefix: '' | 'registered_',
  resolve: Known['resolve'],
): Values | Refusal {
  const written = {
    subdistrict: row[`${prefix}sub_district`],
    district: row[`${prefix}district`],
    province: row[`${prefix}province`],
    postal_code: row[`${prefix}postal_code`],
  };
  if (Object.values(written).every((each) => each === undefined)) return { values: {} };
  const named = {
    subdistrict: written.subdistrict ?? '',
    district: written.district ?? '',
    province: written.province ?? '',
    postal_code: written.postal_code ?? '',
  };
  const found = resolve(named);
  if ('path' in found) {
    const path = found.path === 'postal_code' ? 'postal_code' : PLACES[found.path];
    return { column: `${prefix}${path}` as const, code: found.code };
  }
  const kind = prefix === '' ? 'contact' : 'registered';
  const ids = {
    [`${kind}_province_id`]: found.province_id,
    [`${kind}_district_id`]: found.district_id,
    [`${kind}_subdistrict_id`]: found.subdistrict_id,
    [`${kind}_postal_code`]: found.postal_code,
  };
  if (prefix !== '') return { values: ids };
  const { subdistrict: sub_district, district, province } = named;
  const { postal_code } = found;
  return { values: { ...ids, sub_district, district, province, postal_code } };
}
