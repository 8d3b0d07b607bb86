import { screensTh } from './screens-th.ts';

/** Texts of the catalogue in Thai. */
export const th = {
  permissions: {
    title: 'แค็ตตาล็อก AIR',
    read: 'ดูและค้นหาบริษัท โมดูล ฟีเจอร์ และฟิลด์ในแค็ตตาล็อก',
    refresh: 'คำนวณตัวเลขบนแดชบอร์ดใหม่',
    read_activity: 'ดูบันทึกการใช้งานแค็ตตาล็อกและคำที่ค้นหาไม่พบ',
  },
  errors: {
    code_ambiguous: 'มีมากกว่าหนึ่งบริษัทที่ใช้รหัสนี้ กรุณาระบุบริษัท',
  },
  ...screensTh,
  stages: {
    exact_code: 'รหัสตรงกัน',
    exact_name: 'ชื่อตรงกัน',
    prefix: 'รหัสหรือชื่อขึ้นต้นตรงกัน',
    words: 'มีทุกคำในรหัสหรือชื่อ',
    similar: 'รหัสหรือชื่อใกล้เคียง',
    description: 'พบในคำอธิบาย',
    filter: 'ตรงตามตัวกรอง',
  },
} as const;
