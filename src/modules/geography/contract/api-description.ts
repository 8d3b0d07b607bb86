import type { ApiDescription } from '#platform/contract/api-description.ts';
import { addressLine, district, province, subdistrict } from './places.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const geographyApi: ApiDescription = {
  groups: [
    {
      name: 'Geography',
      description: 'Provinces, districts and sub-districts of Thailand with their postal codes.',
      paths: ['provinces', 'districts', 'subdistricts', 'address-lines'],
    },
  ],
  schemas: {
    Province: province,
    District: district,
    Subdistrict: subdistrict,
    AddressLine: addressLine,
  },
};
