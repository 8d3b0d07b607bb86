import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { placeId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';

export const postalCode = z
  .string()
  .regex(/^\d{5}$/, 'geography:errors.postal_code_invalid')
  .meta({ examples: ['40140'] });

export const province = z.object({
  id: placeId,
  name_th: z.string(),
  name_en: z.string(),
  /** The code is out of use; addresses that have it stay readable. */
  retired: z.boolean(),
});

export const district = province.extend({ province_id: placeId });

export const subdistrict = district.extend({ district_id: placeId, postal_code: postalCode });

/** A sub-district with all that an address says of it. */
export const addressLine = z.object({
  subdistrict_id: placeId,
  district_id: placeId,
  province_id: placeId,
  postal_code: postalCode,
  subdistrict_th: z.string(),
  subdistrict_en: z.string(),
  district_th: z.string(),
  district_en: z.string(),
  province_th: z.string(),
  province_en: z.string(),
});

export type Province = z.output<typeof province>;
export type District = z.output<typeof district>;
export type Subdistrict = z.output<typeof subdistrict>;
export type AddressLine = z.output<typeof addressLine>;

const search = { search: plainText(200).default('') };

const params = z.object({ id: placeId });

export const listProvincesRoute = defineRoute({
  method: 'GET',
  path: '/v1/provinces',
  access: 'person',
  summary: 'Provinces of Thailand, by their official code',
  query: z.object({ ...pageParameters, ...search }),
  answers: { 200: page(province) },
});

export const getProvinceRoute = defineRoute({
  method: 'GET',
  path: '/v1/provinces/:id',
  access: 'person',
  summary: 'A province',
  params,
  answers: { 200: z.object({ data: province }) },
});

export const listDistrictsRoute = defineRoute({
  method: 'GET',
  path: '/v1/districts',
  access: 'person',
  summary: 'Districts, of one province or of all',
  query: z.object({ ...pageParameters, ...search, province_id: placeId.optional() }),
  answers: { 200: page(district) },
});

export const getDistrictRoute = defineRoute({
  method: 'GET',
  path: '/v1/districts/:id',
  access: 'person',
  summary: 'A district',
  params,
  answers: { 200: z.object({ data: district }) },
});

export const listSubdistrictsRoute = defineRoute({
  method: 'GET',
  path: '/v1/subdistricts',
  access: 'person',
  summary: 'Sub-districts, of one district, one postal code or of all',
  query: z.object({
    ...pageParameters,
    ...search,
    district_id: placeId.optional(),
    postal_code: postalCode.optional(),
  }),
  answers: { 200: page(subdistrict) },
});

export const getSubdistrictRoute = defineRoute({
  method: 'GET',
  path: '/v1/subdistricts/:id',
  access: 'person',
  summary: 'A sub-district',
  params,
  answers: { 200: z.object({ data: subdistrict }) },
});

/** Most lines that the search of addresses answers with: as many as the sub-districts of one postal code. */
export const ADDRESS_LINES = 40;

export const searchAddressesRoute = defineRoute({
  method: 'GET',
  path: '/v1/address-lines',
  access: 'person',
  summary:
    'Addresses by parts of them: sub-district, district, province or postal code, in Thai or English',
  query: z.object(search),
  answers: { 200: z.object({ data: z.array(addressLine) }) },
});
