import type { Position } from '#libraries/geometry/shapes.ts';

/** Fields around three field offices, with the places that their addresses name. */
export const EXAMPLE_FIELDS = [
  {
    sub_district: 'น้ำพอง',
    corner: [102.885, 16.715],
    places: { province_id: 40, district_id: 4007, subdistrict_id: 400_701, postal_code: '40140' },
  },
  {
    sub_district: 'กุมภวาปี',
    corner: [103.035, 17.125],
    places: { province_id: 41, district_id: 4104, subdistrict_id: 410_415, postal_code: '41110' },
  },
  {
    sub_district: 'ยางตลาด',
    corner: [103.385, 16.41],
    places: { province_id: 46, district_id: 4607, subdistrict_id: 460_701, postal_code: '46120' },
  },
] as const satisfies readonly { sub_district: string; corner: Position; places: object }[];

/** Of cane that is common in the north-east. */
export const VARIETIES = ['ขอนแก่น 3', 'LK 92-11', 'KK07-037', 'อู่ทอง 15'] as const;
