import type { QuotaColumn } from '#modules/farmer-quotas/contract/imports.ts';

/** A person who does not exist; the id begins with 0, as none that is issued does. */
export const EXAMPLE: Readonly<Partial<Record<QuotaColumn, string>>> = {
  national_id: '0123456789016',
  first_name: 'สมชาย',
  last_name: 'ตัวอย่าง',
  birth_date: '13/04/2518',
  phone: '081-234-5678',
  address: '99 หมู่ 4',
  sub_district: 'ในเมือง',
  district: 'เมืองขอนแก่น',
  province: 'ขอนแก่น',
  postal_code: '40000',
};
