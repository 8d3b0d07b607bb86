import { screensTh } from './screens-th.ts';

/** Texts of the catalogue in Thai. */
export const th = {
  permissions: {
    title: 'แค็ตตาล็อก AIR',
    read: 'ดูและค้นหาบริษัท โมดูล ฟีเจอร์ และฟิลด์ในแค็ตตาล็อก',
    refresh: 'คำนวณตัวเลขบนแดชบอร์ดใหม่',
  },
  errors: {
    code_ambiguous: 'มีมากกว่าหนึ่งบริษัทที่ใช้รหัสนี้ กรุณาระบุบริษัท',
  },
  ...screensTh,
} as const;
