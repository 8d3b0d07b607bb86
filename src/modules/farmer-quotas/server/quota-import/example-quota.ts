import type { QuotaColumn } from '#modules/farmer-quotas/contract/imports.ts';

/** A person who does not exist; the id begins with 0, as none that is issued does. */
export const EXAMPLE: Readonly<Partial<Record<QuotaColumn, string>>> = {
  national_id: '0-9999-99999-99-1',
  first_name: 'สมชาย',
  last_name: 'ตัวอย่าง',
  birth_date: '13/04/2518',
  phone: '081-234-5678',
  email: 'somchai@example.com',
  marital_status: 'สมรส',
  children_count: '2',
  beneficiary: 'สมหญิง ตัวอย่าง',
  address: '99 หมู่ 4',
  sub_district: 'ในเมือง',
  district: 'เมืองขอนแก่น',
  province: 'ขอนแก่น',
  postal_code: '40000',
  registered_address: '99 หมู่ 4',
  registered_sub_district: 'ในเมือง',
  registered_district: 'เมืองขอนแก่น',
  registered_province: 'ขอนแก่น',
  registered_postal_code: '40000',
  bank_account_no: '012-3-45678-9',
};
