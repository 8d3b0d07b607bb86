import { fieldsTh } from './fields.th.ts';
import { activityTh } from './activity.th.ts';
import { companiesTh } from './companies.th.ts';
import { entriesTh } from './entries.th.ts';
import { featuresTh } from './features.th.ts';
import { impactTh } from './impact.th.ts';
import { importsTh } from './imports.th.ts';
import { importFilesTh } from './import-files.th.ts';
import { searchTh } from './search.th.ts';
import { sourcesTh } from './sources.th.ts';
import { worklistTh } from './worklist.th.ts';

export const th = {
  ...activityTh,
  ...companiesTh,
  ...entriesTh,
  ...featuresTh,
  ...impactTh,
  ...importsTh,
  ...importFilesTh,
  ...searchTh,
  ...sourcesTh,
  ...worklistTh,
  fields: fieldsTh,
  actions: {
    edit: 'แก้ไข',
  },
  permissions: {
    title: 'แค็ตตาล็อก AIR',
    read: 'ดูและค้นหาบริษัท โมดูล ฟีเจอร์ และฟิลด์ในแค็ตตาล็อก',
    write: 'แก้ไขชื่อ คำอธิบาย ตัวอย่าง ผู้รับผิดชอบ และแท็ก รวมถึงเลิกใช้รายการ',
    refresh: 'คำนวณตัวเลขบนแดชบอร์ดใหม่',
    read_activity: 'ดูบันทึกการใช้งานแค็ตตาล็อกและคำที่ค้นหาไม่พบ',
    import: 'นำเข้าข้อมูลบริษัทลงแค็ตตาล็อกจากไฟล์ และย้อนการนำเข้า',
    connect: 'เชื่อมฐานข้อมูลเข้ากับแค็ตตาล็อก และสั่งอ่านใหม่',
  },
  errors: { ...entriesTh.errors, ...importsTh.errors, ...sourcesTh.errors },
  events: { ...entriesTh.events, ...importsTh.events, ...sourcesTh.events },
  inbox: { ...entriesTh.inbox, ...importsTh.inbox, ...sourcesTh.inbox },
  failures: { ...companiesTh.failures, ...featuresTh.failures },
} as const;
