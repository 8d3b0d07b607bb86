import { fieldsTh } from './fields.th.ts';

/** What kinds of record of the catalogue and their fields are called, in Thai; screens do without them. */
export const labelsTh = {
  entities: {
    catalogue_company: 'บริษัทในแค็ตตาล็อก',
    catalogue_entry: 'รายการในแค็ตตาล็อก',
    catalogue_import: 'การนำเข้าลงแค็ตตาล็อก',
    catalogue_import_problem: 'ข้อผิดพลาดของไฟล์นำเข้า',
    catalogue_source: 'แหล่งข้อมูลของแค็ตตาล็อก',
  },
  fields: {
    ...fieldsTh,
    database: 'ฐานข้อมูล',
    hour: 'เวลา (ชั่วโมง)',
    report: 'ผลลัพธ์',
    created: 'เพิ่มใหม่',
    changed: 'เปลี่ยนแปลง',
    missing: 'มีเฉพาะในแค็ตตาล็อก',
    removed: 'ถูกลบ',
    breaking: 'กระทบส่วนอื่น',
    files: 'จำนวนไฟล์',
    failure: 'สาเหตุที่ไม่สำเร็จ',
    direction: 'ทิศทางผลกระทบ',
    field_id: 'รหัสฟิลด์',
  },
  notices: {
    is_awaited: 'มีผู้รอผล',
  },
} as const;
