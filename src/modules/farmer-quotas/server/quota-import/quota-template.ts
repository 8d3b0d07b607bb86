import { QUOTA_COLUMNS, type QuotaColumn } from '#modules/farmer-quotas/contract/imports.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';

/** A person who does not exist; the id begins with 0, as none that is issued does. */
const EXAMPLE: Readonly<Partial<Record<QuotaColumn, string>>> = {
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

/** The headings of an import with an example below. */
export const quotaTemplate: ExportableList<typeof EXAMPLE> = {
  title: 'farmer-quotas:exports.template',
  columns: QUOTA_COLUMNS.map((column) => ({
    heading: `farmer-quotas:fields.${column}` as const,
    width: 18,
    cell: (row) => row[column] ?? '',
  })),
  findIds: async () => ['example'],
  readRows: async () => [{ ...EXAMPLE, id: 'example' }],
};
