import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

export const en = {
  errors: {
    postal_code_invalid: 'A postal code has five digits',
    place_unknown: 'There is no place with this code',
    place_not_found: 'There is no place of this name',
    place_ambiguous: 'Several places have this name; add the district, province or postal code',
    postal_code_unknown: 'No place has this postal code',
    district_elsewhere: 'This district is not in the chosen province',
    subdistrict_elsewhere: 'This sub-district is not in the chosen district',
  },
  picker: {
    hint: 'Type a sub-district, district, province or postal code and choose a line',
  },
  filters: {
    province: 'Province',
    all_provinces: 'All provinces',
    district: 'District',
    all_districts: 'All districts',
    subdistrict: 'Sub-district',
    all_subdistricts: 'All sub-districts',
  },
  address: {
    subdistrict: '{{name}} Sub-district',
    district: '{{name}} District',
    province: '{{name}}',
    khwaeng: '{{name}} Sub-district',
    khet: '{{name}} District',
    capital: '{{name}}',
  },
} satisfies Texts<typeof th>;
