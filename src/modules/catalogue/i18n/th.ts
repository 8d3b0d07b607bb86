import { entriesTh } from './entries.th.ts';
import { intakeTh, importsTh } from './imports.th.ts';
import { screensTh } from './features.th.ts';
import { impactTh } from './impact.th.ts';
import { worklistTh } from './worklist.th.ts';

/** Texts of the catalogue in Thai. */
export const th = {
  permissions: {
    ...importsTh.permissions,
    title: 'แค็ตตาล็อก AIR',
    read: 'ดูและค้นหาบริษัท โมดูล ฟีเจอร์ และฟิลด์ในแค็ตตาล็อก',
    write: 'แก้ไขชื่อ คำอธิบาย ตัวอย่าง ผู้รับผิดชอบ และแท็ก รวมถึงเลิกใช้รายการ',
    refresh: 'คำนวณตัวเลขบนแดชบอร์ดใหม่',
    read_activity: 'ดูบันทึกการใช้งานแค็ตตาล็อกและคำที่ค้นหาไม่พบ',
  },
  errors: {
    owner_unknown: 'ไม่พบพนักงานนี้ในบริษัท',
    replacement_unknown: 'ไม่พบรายการที่จะใช้แทน',
    ...importsTh.errors,
    code_ambiguous: 'มีมากกว่าหนึ่งบริษัทที่ใช้รหัสนี้ กรุณาระบุบริษัท',
  },
  ...screensTh,
  ...entriesTh,
  ...impactTh,
  ...worklistTh,
  ...intakeTh,
  events: {
    ...importsTh.events,
    company_changed: 'ข้อมูลของบริษัทในแค็ตตาล็อกเปลี่ยนแปลงจากการนำเข้า',
    entry_changed: 'แก้ไขข้อมูลในแค็ตตาล็อก',
  },
  inbox: {
    ...importsTh.inbox,
    changed: '{{code}} ในแค็ตตาล็อกมีการเปลี่ยนแปลง (เวอร์ชัน {{version}})',
    breaking: '{{code}} ในแค็ตตาล็อกเปลี่ยนแปลงจนอาจกระทบส่วนอื่น (เวอร์ชัน {{version}})',
  },
  stages: {
    exact_code: 'รหัสตรงกัน',
    exact_name: 'ชื่อตรงกัน',
    prefix: 'รหัสหรือชื่อขึ้นต้นตรงกัน',
    words: 'มีทุกคำในรหัสหรือชื่อ',
    similar: 'รหัสหรือชื่อใกล้เคียง',
    description: 'พบในคำอธิบาย',
    filter: 'ตรงตามตัวกรอง',
  },
  imports: importsTh.imports,
  problems: importsTh.problems,
  sources: importsTh.sources,
} as const;
